import type en from './en';

const de: typeof en = {
  'siteAnalysis.ask': 'Auf der Seite analysieren',
  'siteAnalysis.why':
    'Die Seite rechnet und bewahrt das Ergebnis für alle auf, die die Partie sehen dürfen. Gut für Telefone.',
  'siteAnalysis.waiting':
    'Die Partie wird analysiert, sobald sie an der Reihe ist. Sie müssen nicht hier warten.',
  'siteAnalysis.failed': 'Diese Partie konnte hier nicht analysiert werden.',
  'accuracy.title': 'Meine Genauigkeit im Lauf der Zeit',
  'accuracy.lead': 'Aus meinen Partien, die auf der Seite analysiert wurden, die neuesten zuletzt.',
  'accuracy.game': 'Spiel',
  'accuracy.all': 'Alle Spiele',
  'accuracy.mean': '{mean} in {n} Partie|{mean} in {n} Partien',
  'accuracy.match': 'Partie',
  'accuracy.decisions': 'Entscheidungen',
};

export default de;
