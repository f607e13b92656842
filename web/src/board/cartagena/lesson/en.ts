import type { Lesson } from '../../../learn/lessons';

const en: Lesson = {
  by: 'Leo Colovini, Winning Moves 2000, Ravensburger',
  goal: 'Bring all your pirates along the path into the boat before anybody else does.',
  steps: [
    {
      id: 'cartagena-forward',
      ask: 'Take a pirate on square 3 and play your lantern.',
      done: 'A card takes a pirate to the next free square with its symbol.',
    },
    {
      id: 'cartagena-jump',
      ask: 'Two lanterns ahead are occupied now. Play your lantern with a pirate on square 3 again.',
      done: 'Squares where anybody stands are skipped. The more crowded the path, the further a card carries.',
    },
    {
      id: 'cartagena-three',
      ask: 'Three lanterns in one turn: two have brought pirates to 6 and 11. Play the third with the pirate on square 3.',
      done: 'Each pirate that lands makes the next leap longer. Whoever plays three of a kind builds a bridge.',
    },
    {
      id: 'cartagena-back',
      ask: 'Cards come from going back: take the pirate on 14 and send it back to where two pirates stand.',
      done: 'Joining one pirate draws one card, joining two draws two. What is drawn cannot be taken back.',
    },
    {
      id: 'cartagena-pass-over',
      ask: 'Three pirates fill square 10. Send the pirate on 14 back all the same.',
      done: 'Full squares and empty ones are passed over; the pirate goes on to the next one with company.',
    },
    {
      id: 'cartagena-five',
      ask: 'Twice you went back in this turn, for three cards. Send a pirate on 17 back to 12, where two stand now.',
      done: 'Two more: five cards in one turn. Company that comes along draws for you, whoever owns it.',
    },
    {
      id: 'cartagena-boat',
      ask: 'The only lantern ahead of square 24 is taken. Play your lantern with that pirate.',
      done: 'With no free square of that symbol ahead, the pirate climbs into the boat.',
    },
    {
      id: 'cartagena-free',
      ask: 'Your pirate on 24 keeps a lantern occupied. Send it back to 22, where two stand.',
      done: 'Two cards, and the lantern on 24 is free: the next one to come stops there instead of passing by.',
    },
    {
      id: 'cartagena-from-boat',
      ask: 'No card in hand. A pirate in the boat goes back like any other: take it to square 28.',
      done: 'One card for one pirate met. It has only two squares to the boat again.',
    },
    {
      id: 'cartagena-draw',
      ask: 'No card, and nobody behind your pirates to go back to. Draw a card with the button.',
      done: 'At any time while you have a move left, but only when no move is possible. The turn is over with it.',
    },
    {
      id: 'cartagena-end',
      ask: 'One move is done and another is allowed, not demanded. Keep the key for later and end your turn.',
      done: 'Any number of moves from one to the most the game allows. Cards you keep are leaps to come.',
    },
    {
      id: 'cartagena-win',
      ask: 'One pirate is missing. Which of your two cards brings it home?',
      done: 'The last pirate is in the boat and the match is won at once.',
    },
    {
      id: 'cartagena-row',
      ask: 'Tortuga: hands are open and cards lie in a row. Take the pirate on 12 back to where two stand.',
      done: 'The first two of the row are yours, from the arrow on. Everybody can see what comes next, so plan for it.',
    },
  ],
  rules: [
    {
      title: 'Path and cards',
      text: [
        'The path from the fortress to the boat is laid from sections of six squares, each with all six symbols in its own order: all six sections, in the basic game five of the six. They are laid at random or as you like, either end first, in the new edition either side up. A square holds at most three pirates; fortress and boat hold any number.',
        'Basic: 30 squares, four pirates each, two moves a turn. Advanced: 36 squares, five pirates, three moves. Jamaica and Tortuga, the original edition: 36 squares, six pirates, three moves.',
        'The deck has 15 cards of each symbol, in the original edition 17. The first player is drawn by lot, or chosen, and gets six cards; the others get five, in the original edition six as well.',
      ],
    },
    {
      title: 'A turn',
      text: [
        'Make at least one move and at most as many as your edition allows, with the same pirate or with different ones. Then end your turn. Forward and back may be mixed freely.',
      ],
      figure: 'cartagena-forward',
    },
    {
      title: 'Forward',
      text: [
        'Play a card: one of your pirates runs ahead to the first square with that symbol on which nobody stands. When there is none, it goes into the boat.',
      ],
      figure: 'cartagena-jump',
    },
    {
      title: 'Back',
      text: [
        'Without a card, one of your pirates goes back to the nearest square behind it with one or two pirates of any colour, and you draw as many cards. Empty and full squares do not count, and nobody goes back to the fortress. Even a pirate in the boat may go back.',
        'With no card and nobody who could go back, you may draw one card as long as a move is left, and your turn is over. After a move you may also end the turn without it.',
      ],
      figure: 'cartagena-back',
    },
    {
      title: 'Hidden and open',
      text: [
        'Hands are hidden and only their size is known. In Tortuga all hands lie open, and so do the next twelve cards, which are drawn in order. When the row is empty, twelve new cards are laid, even in the middle of drawing two.',
        'When the deck is empty, the played cards are shuffled into a new one.',
      ],
    },
    {
      title: 'The end',
      text: ['Whoever brings their last pirate into the boat wins at once.'],
      figure: 'cartagena-win',
    },
    {
      title: 'What is ours',
      text: [
        'The orders of the symbols on the sections are our own; only one stretch of the original is known. Going back from the boat, never to the fortress, and the free card for a player who cannot move are printed for the new edition; we play them in both. After 200 rounds the most pirates in the boat decide, then the squares covered, so that every match ends.',
        'Clocks and resigning belong to this table, not to the printed game.',
      ],
    },
  ],
};

export default en;
