import type en from './en';

const fr: typeof en = {
  'study.keep': 'Garder comme étude',
  'study.lead':
    'Une étude a un lien : toute personne qui l’a peut la lire. Un second lien permet aussi d’y ajouter quelque chose.',
  'study.title': 'Titre',
  'study.make': 'Garder',
  'study.by': 'par {name}',
  'study.saved': 'Tout est enregistré.',
  'study.saving': 'Enregistrement…',
  'study.readOnly': 'Ce lien sert à lire : ce que vous essayez ici n’est pas enregistré.',
  'study.removed': 'Cette étude a été supprimée.',
  'study.linkToRead': 'Copier le lien de lecture',
  'study.linkToAdd': 'Copier le lien pour contribuer',
  'study.remove': 'Supprimer l’étude',
  'study.removeSure': 'Supprimer cette étude pour de bon ?',
  'study.mine': 'Mes études',
};

export default fr;
