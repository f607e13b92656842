import type en from './en';

const fr: typeof en = {
  'picture.title': 'Images',
  'picture.lead': 'Elles montrent ce que le plateau montre maintenant ; ce qui vous est caché le reste.',
  'picture.png': 'Image (PNG)',
  'picture.svg': 'Dessin (SVG)',
  'picture.gif': 'Animation (GIF)',
  'picture.making': 'Image {n} sur {all}',
};

export default fr;
