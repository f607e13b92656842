import type en from './en';

const fr: typeof en = {
  'picture.title': 'Images',
  'picture.lead': 'Elles montrent ce que le plateau montre maintenant ; ce qui vous est caché le reste.',
  'picture.png': 'Image (PNG)',
  'picture.svg': 'Dessin (SVG)',
  'picture.gif': 'Animation (GIF)',
  'picture.making': 'Image {n} sur {all}',
  'embed.open': 'Ouvrir dans Cabestan',
  'embed.lead': 'D’autres sites peuvent afficher ce plateau, à regarder et à parcourir.',
  'embed.copy': 'Copier le code pour une page',
};

export default fr;
