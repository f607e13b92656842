import type en from './en';

const de: typeof en = {
  'picture.title': 'Bilder',
  'picture.lead': 'Sie zeigen, was das Brett gerade zeigt; was Ihnen verborgen ist, bleibt verborgen.',
  'picture.png': 'Bild (PNG)',
  'picture.svg': 'Zeichnung (SVG)',
  'picture.gif': 'Animation (GIF)',
  'picture.making': 'Bild {n} von {all}',
  'embed.open': 'In Cabestan öffnen',
  'embed.lead': 'Andere Websites können dieses Brett zeigen, zum Ansehen und Durchblättern.',
  'embed.copy': 'Code für eine Seite kopieren',
};

export default de;
