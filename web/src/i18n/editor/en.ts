/** The texts of the position editor. */
export default {
  'position.title': 'Set up a position',
  'position.game': 'Game',
  'position.variant': 'Variant',
  'position.seats': 'Seats',
  'position.onTurn': 'On turn',
  'position.allowed': 'This position can be played.',
  'position.restart': 'Begin again',
  'position.text': 'Position as text',
  'position.unknown': 'This is no position of a game that can be set up here.',
};
