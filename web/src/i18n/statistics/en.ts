/** The texts of my results. */
export default {
  'statistics.title': 'My results',
  'statistics.lead': 'Matches that are over: the latest on this site, and all in this browser.',
  'statistics.by': 'Count by',
  'statistics.game': 'Game',
  'statistics.variant': 'Variant',
  'statistics.seat': 'Seat',
  'statistics.opponent': 'Opponent',
  'statistics.played': 'Matches',
  'statistics.won': 'Won',
  'statistics.drawn': 'Drawn',
  'statistics.lost': 'Lost',
  'statistics.turns': 'Turns each',
};
