/** The texts about pictures of positions and matches. */
export default {
  'picture.title': 'Pictures',
  'picture.lead': 'They show what the board shows now; what is hidden from you stays hidden.',
  'picture.png': 'Picture (PNG)',
  'picture.svg': 'Drawing (SVG)',
  'picture.gif': 'Animation (GIF)',
  'picture.making': 'Picture {n} of {all}',
  'embed.open': 'Open in Cabestan',
  'embed.lead': 'Other websites can show this board, to look at and step through.',
  'embed.copy': 'Copy the code for a page',
};
