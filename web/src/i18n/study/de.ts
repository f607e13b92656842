import type en from './en';

const de: typeof en = {
  'study.keep': 'Als Studie speichern',
  'study.lead':
    'Eine Studie hat einen Link: Wer ihn hat, kann sie lesen. Ein zweiter Link ist für alle, die auch etwas hinzufügen dürfen.',
  'study.title': 'Titel',
  'study.make': 'Speichern',
  'study.by': 'von {name}',
  'study.saved': 'Alles ist gespeichert.',
  'study.saving': 'Wird gespeichert …',
  'study.readOnly': 'Dieser Link ist zum Lesen: Was Sie hier ausprobieren, wird nicht gespeichert.',
  'study.removed': 'Diese Studie wurde gelöscht.',
  'study.linkToRead': 'Link zum Lesen kopieren',
  'study.linkToAdd': 'Link zum Mitarbeiten kopieren',
  'study.remove': 'Studie löschen',
  'study.removeSure': 'Diese Studie endgültig löschen?',
  'study.mine': 'Meine Studien',
};

export default de;
