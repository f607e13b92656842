/** What names of Cartagena mean in English: variants, computer players, kinds of action, results, rejections by the letter of its rules. */
export default {
  'game.cartagena': 'Cartagena',
  'game.about.cartagena': 'Pirates race along the path of symbols to their boat.',
  'game.facts.cartagena': '2 to 5 players · 20 to 40 minutes · a hand of cards',
  'game.picture.cartagena': 'A match of Cartagena under way',

  'variant.basic': 'Basic',
  'variant.advanced': 'Advanced',
  'variant.jamaica': 'Jamaica',
  'variant.tortuga': 'Tortuga',
  'variant.about.basic': 'Thirty squares, four pirates each, two moves a turn. The gentle start.',
  'variant.about.advanced': 'Thirty-six squares, five pirates each, three moves a turn.',
  'variant.about.jamaica': 'The original edition with hidden hands and six pirates each.',
  'variant.about.tortuga': 'The original edition with all hands open and the next cards in sight.',

  'bot.cartagena.1': 'Cabin boy',
  'bot.cartagena.2': 'Deckhand',
  'bot.cartagena.3': 'Bosun',
  'bot.cartagena.4': 'Quartermaster',
  'bot.cartagena.5': 'Captain',

  'symbol.B': 'Bottle',
  'symbol.K': 'Key',
  'symbol.P': 'Pistol',
  'symbol.G': 'Hook',
  'symbol.L': 'Lantern',
  'symbol.S': 'Spyglass',
  'symbol.D': 'Dagger',
  'symbol.T': 'Skull',
  'symbol.H': 'Hat',

  'cartagena.kind.forward': 'Forward',
  'cartagena.kind.back': 'Go back and draw',

  'result.all-home': 'All pirates of one side are in the boat.',
  'result.two-hundred-rounds': 'Two hundred rounds have passed.',

  'rejection.C.at-start': 'A pirate at the start cannot go back.',
  'rejection.C.can-move': 'You can move, so you do not draw a card for free.',
  'rejection.C.draw-too-late':
    'A card is drawn for free only at the beginning of a turn; end the turn instead.',
  'rejection.C.in-boat': 'A pirate in the boat cannot go forward.',
  'rejection.C.no-card': 'You have no card with this symbol.',
  'rejection.C.no-move-yet': 'Make at least one move before you end the turn.',
  'rejection.C.no-moves-left': 'You have no moves left; end the turn.',
  'rejection.C.no-pirate': 'You have no pirate there.',
  'rejection.C.no-such-square': 'The path does not go that far.',
  'rejection.C.nobody-behind': 'No square behind this pirate holds one or two pirates.',
};
