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

  'option.path': 'The path',
  'option.path.seed': 'Laid at random (can be verified)',
  'option.path.by-hand': 'Laid by hand, section by section',
  'option.path.turn': 'Turn',
  'option.path.turnOf': 'Turn section {n} round',
  'option.path.flip': 'Flip',
  'option.path.flipOf': 'Flip section {n} to its other side',
  'option.path.exchange': 'Exchange',
  'option.path.exchangeOf': 'Exchange section {n} for the one left over',
  'option.path.earlier': 'Section {n} nearer to the fortress',
  'option.path.later': 'Section {n} nearer to the boat',

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

  'result.all-home': '{name} brought the last pirate into the boat.',
  'result.two-hundred-rounds':
    'Two hundred rounds have passed (our rule): pirates in the boat decide, then squares covered.',

  'rejection.C.at-start': 'A pirate at the start cannot go back.',
  'rejection.C.can-move': 'You can move, so you do not draw a card for free.',
  'rejection.C.in-boat': 'A pirate in the boat cannot go forward.',
  'rejection.C.no-card': 'You have no card with this symbol.',
  'rejection.C.no-move-yet': 'Make at least one move before you end the turn.',
  'rejection.C.no-moves-left': 'You have no moves left; end the turn.',
  'rejection.C.no-pirate': 'You have no pirate there.',
  'rejection.C.no-such-square': 'The path does not go that far.',
  'rejection.C.nobody-behind': 'No square behind this pirate holds one or two pirates.',

  'aim.cartagena': 'Be the first to bring all your pirates into the boat.',
  'cartagena.square': 'square {n}',
  'cartagena.fromStart': 'the start',
  'cartagena.theBoat': 'the boat',
  'cartagena.does.forward': 'plays {card} from {from} to {to}',
  'cartagena.does.forward-from': 'plays {card} from {from}',
  'cartagena.does.back': 'goes back from {from} to {to}',
  'cartagena.does.back-from': 'goes back from {from}',
  'tip.cartagena.forward':
    'Choose a pirate, then a card: the pirate runs to the next free square with that symbol.',
  'tip.cartagena.more': 'You may move again, forward or back, or end the turn and keep your cards.',
  'tip.cartagena.boat':
    'Every square of one of your symbols is taken or behind: that card leads straight into the boat.',
  'tip.cartagena.few': 'Few cards left. Go back with a pirate to draw new ones before you run out.',
  'tip.cartagena.back':
    'Going back draws cards: to the nearest square behind with one pirate for one card, with two for two.',
  'tip.cartagena.leap':
    'Squares where somebody stands are skipped. The fuller the path, the further a card carries.',
  'tip.cartagena.row':
    'In Tortuga all hands are open, and the next cards lie in a row: you see what going back will draw.',
};
