import type en from './en';

const fr: typeof en = {
  'game.cartagena': 'Cartagena',
  'game.about.cartagena': 'Des pirates s’évadent de symbole en symbole.',
  'game.facts.cartagena': '2 à 5 joueurs · 20 à 40 minutes · des cartes en main',
  'game.picture.cartagena': 'Une partie de Cartagena en cours',

  'variant.basic': 'Base',
  'variant.advanced': 'Avancé',
  'variant.jamaica': 'Jamaïque',
  'variant.tortuga': 'Tortuga',
  'variant.about.basic':
    'Trente cases, quatre pirates chacun, deux coups par tour. Pour commencer en douceur.',
  'variant.about.advanced': 'Trente-six cases, cinq pirates chacun, trois coups par tour.',
  'variant.about.jamaica': 'L’édition originale, mains cachées, six pirates chacun.',
  'variant.about.tortuga':
    'L’édition originale, toutes les mains ouvertes et les prochaines cartes visibles.',

  'option.path': 'Le chemin',
  'option.path.seed': 'Tiré au hasard (vérifiable)',
  'option.path.seed-0.1': 'Tiré au hasard, avec les sections de la version 0.1',
  'option.path.by-hand': 'Posé à la main, section par section',
  'option.path.turn': 'Tourner',
  'option.path.turnOf': 'Tourner la section {n} bout pour bout',
  'option.path.flip': 'Retourner',
  'option.path.flipOf': 'Retourner la section {n} sur l’autre face',
  'option.path.exchange': 'Échanger',
  'option.path.exchangeOf': 'Échanger la section {n} contre celle qui reste',
  'option.path.earlier': 'Section {n} plus près de la forteresse',
  'option.path.later': 'Section {n} plus près de la barque',

  'bot.cartagena.1': 'Mousse',
  'bot.cartagena.2': 'Matelot',
  'bot.cartagena.3': 'Bosco',
  'bot.cartagena.4': 'Quartier-maître',
  'bot.cartagena.5': 'Capitaine',
  'bot.cartagena.style.1': 'Fonce : une carte lui brûle les doigts.',
  'bot.cartagena.style.2': 'Amasse les cartes et s’en sépare à regret.',
  'bot.cartagena.style.3': 'Pèse un coup à la fois et surveille qui est presque rentré.',
  'bot.cartagena.style.4': 'Essaie ce qui peut suivre, pour lui et pour vous, avant de jouer.',
  'bot.cartagena.style.5': 'Le plus fort : prévoit aussi loin qu’il le peut.',

  'symbol.B': 'Bouteille',
  'symbol.K': 'Clé',
  'symbol.P': 'Pistolet',
  'symbol.G': 'Crochet',
  'symbol.L': 'Lanterne',
  'symbol.S': 'Longue-vue',
  'symbol.D': 'Poignard',
  'symbol.T': 'Crâne',
  'symbol.H': 'Tricorne',

  'cartagena.kind.forward': 'Avancer',
  'cartagena.kind.back': 'Reculer et piocher',

  'result.all-home': '{name} a amené son dernier pirate dans la barque.',
  'result.two-hundred-rounds':
    'Deux cents manches sont passées (notre règle) : les pirates dans la barque décident, puis les cases parcourues.',

  'rejection.C.at-start': 'Un pirate au départ ne peut pas reculer.',
  'rejection.C.can-move': 'Vous pouvez bouger : pas de carte gratuite.',
  'rejection.C.in-boat': 'Un pirate dans la barque ne peut plus avancer.',
  'rejection.C.no-card': 'Vous n’avez pas de carte avec ce symbole.',
  'rejection.C.no-move-yet': 'Jouez au moins un coup avant de terminer le tour.',
  'rejection.C.no-moves-left': 'Vous n’avez plus de coup à jouer ; terminez le tour.',
  'rejection.C.no-pirate': 'Vous n’y avez pas de pirate.',
  'rejection.C.no-such-square': 'Le chemin ne va pas si loin.',
  'rejection.C.nobody-behind': 'Aucune case derrière ce pirate ne porte un ou deux pirates.',

  'aim.cartagena': 'Amenez le premier tous vos pirates dans la barque.',
  'cartagena.square': 'la case {n}',
  'cartagena.fromStart': 'le départ',
  'cartagena.theBoat': 'la barque',
  'cartagena.does.forward': 'joue {card} depuis {from} vers {to}',
  'cartagena.does.forward-from': 'joue {card} depuis {from}',
  'cartagena.does.back': 'recule depuis {from} vers {to}',
  'cartagena.does.back-from': 'recule depuis {from}',
  'tip.cartagena.forward':
    'Choisissez un pirate, puis une carte : il court jusqu’à la prochaine case libre de ce symbole.',
  'tip.cartagena.more':
    'Vous pouvez encore avancer ou reculer, ou bien terminer le tour et garder vos cartes.',
  'tip.cartagena.boat':
    'Pour l’un de vos symboles, plus aucune case libre devant : cette carte mène droit à la barque.',
  'tip.cartagena.few': 'Peu de cartes en main. Faites reculer un pirate pour en piocher avant d’en manquer.',
  'tip.cartagena.back':
    'Reculer fait piocher : jusqu’à la case la plus proche avec un pirate, une carte ; avec deux, deux.',
  'tip.cartagena.leap':
    'Les cases occupées sont sautées. Plus le chemin est plein, plus une carte mène loin.',
  'tip.cartagena.row':
    'À Tortuga, toutes les mains sont visibles et les prochaines cartes sont alignées : vous voyez ce que reculer rapporte.',
  'cartagena.kind.edit': 'ici',
  'cartagena.movesLeft': 'Coups restants',
  'cartagena.tool.pirate': 'Pirate {seat}',
  'cartagena.tool.cards': 'Cartes',
  'cartagena.tool.pile': 'Où elles sont',
  'cartagena.tool.hand': 'Main de la place {seat}',
  'cartagena.tool.row': 'Rangée ouverte',
  'cartagena.tool.discard': 'Défausse',
  'cartagena.tool.less': '{name} : une de moins',
  'cartagena.tool.more': '{name} : une de plus',
};

export default fr;
