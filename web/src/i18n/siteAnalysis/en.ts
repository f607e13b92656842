/** The texts of analyses that the site makes, and of what they tell of my play. */
export default {
  'siteAnalysis.ask': 'Analyse on the site',
  'siteAnalysis.why':
    'The site does the work, and keeps the result for everybody who may see the match. Good for phones.',
  'siteAnalysis.waiting': 'The site will analyse this match when its turn comes. You need not wait here.',
  'siteAnalysis.failed': 'The site could not analyse this match.',
  'accuracy.title': 'My accuracy over time',
  'accuracy.lead': 'From my matches that were analysed on the site, the latest last.',
  'accuracy.game': 'Game',
  'accuracy.all': 'All games',
  'accuracy.mean': '{mean} in {n} match|{mean} in {n} matches',
  'accuracy.match': 'Match',
  'accuracy.decisions': 'Decisions',
};
