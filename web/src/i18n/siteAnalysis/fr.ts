import type en from './en';

const fr: typeof en = {
  'siteAnalysis.ask': 'Analyser sur le site',
  'siteAnalysis.why':
    'Le site fait le calcul et garde le résultat pour tous ceux qui peuvent voir la partie. Pratique sur un téléphone.',
  'siteAnalysis.waiting': 'Le site analysera cette partie à son tour. Inutile d’attendre ici.',
  'siteAnalysis.failed': 'Le site n’a pas pu analyser cette partie.',
  'accuracy.title': 'Ma précision au fil du temps',
  'accuracy.lead': 'D’après mes parties analysées sur le site, les plus récentes en dernier.',
  'accuracy.game': 'Jeu',
  'accuracy.all': 'Tous les jeux',
  'accuracy.mean': '{mean} sur {n} partie|{mean} sur {n} parties',
  'accuracy.match': 'Partie',
  'accuracy.decisions': 'Décisions',
};

export default fr;
