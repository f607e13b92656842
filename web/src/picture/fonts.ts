const kept = new Map<string, Promise<string>>();

/** A style sheet with those of the page's own typefaces that a drawing uses, each embedded as a whole file. */
export async function fontsOf(svg: SVGSVGElement): Promise<string> {
  const used = new Set([...svg.querySelectorAll('text')].map((text) => getComputedStyle(text).fontFamily));
  const faces = facesOfPage().filter((face) =>
    [...used].some((families) => families.includes(familyOf(face))),
  );
  return (await Promise.all(faces.map(written))).join('\n');
}

const familyOf = (face: CSSFontFaceRule) =>
  face.style.getPropertyValue('font-family').replaceAll(/["']/g, '');

/** Only those that come as a file; others are names of typefaces that a machine may have. */
function facesOfPage(): CSSFontFaceRule[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter((rule) => addressIn(rule) !== null);
}

function addressIn(face: CSSFontFaceRule): string | null {
  const address = /url\("?([^")]+)"?\)/.exec(face.style.getPropertyValue('src'))?.[1];
  return address ? new URL(address, face.parentStyleSheet?.href ?? document.baseURI).href : null;
}

function written(face: CSSFontFaceRule): Promise<string> {
  const address = addressIn(face)!;
  const sheet = kept.get(address) ?? write(face, address);
  kept.set(address, sheet);
  sheet.catch(() => kept.delete(address));
  return sheet;
}

async function write(face: CSSFontFaceRule, address: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  const weight = face.style.getPropertyValue('font-weight') || 'normal';
  return `@font-face{font-family:'${familyOf(face)}';font-weight:${weight};src:url(data:font/woff2;base64,${btoa(text)})}`;
}
