import type en from './en';

const de: typeof en = {
  'picture.title': 'Bilder',
  'picture.lead': 'Sie zeigen, was das Brett gerade zeigt; was vor Ihnen verdeckt ist, bleibt verdeckt.',
  'picture.png': 'Bild (PNG)',
  'picture.svg': 'Zeichnung (SVG)',
  'picture.gif': 'Animation (GIF)',
  'picture.making': 'Bild {n} von {all}',
  'embed.open': 'In Cabestan öffnen',
  'embed.lead': 'Auf anderen Seiten kann ein Brett zum Ansehen stehen.',
  'embed.copy': 'Code für eine Seite kopieren',
};

export default de;
