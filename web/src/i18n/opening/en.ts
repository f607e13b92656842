/** The texts of the openings on the analysis board. */
export default {
  'opening.title': 'Openings',
  'opening.lead':
    'What was played from here, on this site and by the computer against itself, and how much of the win each player got on average.',
  'opening.action': 'Action',
  'opening.matches': 'Matches',
  'opening.all': 'All',
  'opening.none': 'No match that we know of went on from here.',
  'opening.notCounted': 'There are no openings here: the cards make almost every position a new one.',
};
