import type en from './en';

const fr: typeof en = {
  'statistics.title': 'Mes résultats',
  'statistics.lead': 'Parties terminées : les dernières sur ce site, et toutes celles de ce navigateur.',
  'statistics.by': 'Compter par',
  'statistics.game': 'Jeu',
  'statistics.variant': 'Variante',
  'statistics.seat': 'Place',
  'statistics.opponent': 'Adversaire',
  'statistics.played': 'Parties',
  'statistics.won': 'Gagnées',
  'statistics.drawn': 'Nulles',
  'statistics.lost': 'Perdues',
  'statistics.turns': 'Tours en moyenne',
};

export default fr;
