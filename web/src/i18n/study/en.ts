/** The texts of studies. */
export default {
  'study.keep': 'Save as a study',
  'study.lead':
    'A study has a link: everybody who has it can read. A second link is for those who may add to it.',
  'study.title': 'Title',
  'study.make': 'Save',
  'study.by': 'by {name}',
  'study.saved': 'Everything is saved.',
  'study.saving': 'Saving…',
  'study.readOnly': 'This link is for reading: what you try here is not saved.',
  'study.removed': 'This study was deleted.',
  'study.linkToRead': 'Copy the link to read',
  'study.linkToAdd': 'Copy the link to add',
  'study.remove': 'Delete study',
  'study.removeSure': 'Delete this study for good?',
  'study.mine': 'My studies',
};
