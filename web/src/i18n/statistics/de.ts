import type en from './en';

const de: typeof en = {
  'statistics.title': 'Meine Ergebnisse',
  'statistics.lead': 'Beendete Partien: die letzten auf dieser Seite und alle in diesem Browser.',
  'statistics.by': 'Gezählt nach',
  'statistics.game': 'Spiel',
  'statistics.variant': 'Variante',
  'statistics.seat': 'Platz',
  'statistics.opponent': 'Gegner',
  'statistics.played': 'Partien',
  'statistics.won': 'Gewonnen',
  'statistics.drawn': 'Unentschieden',
  'statistics.lost': 'Verloren',
  'statistics.turns': 'Züge im Mittel',
};

export default de;
