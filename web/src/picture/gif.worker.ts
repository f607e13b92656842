import { applyPalette, GIFEncoder, quantize, type Palette } from 'gifenc';

/** First come pictures to choose the colours from, then every frame, and finally the request for the file. */
export type GifOrder =
  | { kind: 'colours'; samples: ImageBitmap[] }
  | { kind: 'frame'; frame: ImageBitmap; delay: number }
  | { kind: 'finish' };

/** Every order is answered, so that the page never runs ahead; the last one by the file. */
export type GifAnswer = { file: Uint8Array<ArrayBuffer> | null };

/** The last index means: as in the frame before. */
const SAME = 255;

const gif = GIFEncoder();
let palette: Palette = [];
let before: Uint8Array | null = null;

function pixelsOf(picture: ImageBitmap): Uint8ClampedArray {
  const { width, height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })!;
  context.drawImage(picture, 0, 0);
  picture.close();
  return context.getImageData(0, 0, width, height).data;
}

function choose(samples: Uint8ClampedArray[]): void {
  const all = new Uint8ClampedArray(samples.reduce((sum, one) => sum + one.length, 0));
  samples.reduce((at, one) => (all.set(one, at), at + one.length), 0);
  palette = quantize(all, SAME, { format: 'rgb565' });
  while (palette.length <= SAME) palette.push([0, 0, 0]);
}

function write({ frame, delay }: GifOrder & { kind: 'frame' }): void {
  const { width, height } = frame;
  const colours = applyPalette(pixelsOf(frame), palette.slice(0, SAME), 'rgb565');
  const last = before;
  const changed = last ? colours.map((colour, i) => (colour === last[i] ? SAME : colour)) : colours;
  const first = last === null ? { palette } : { transparent: true, transparentIndex: SAME, dispose: 1 };
  gif.writeFrame(changed, width, height, { delay, ...first });
  before = colours;
}

addEventListener('message', ({ data }: MessageEvent<GifOrder>) => {
  let file: Uint8Array<ArrayBuffer> | null = null;
  if (data.kind === 'colours') choose(data.samples.map(pixelsOf));
  else if (data.kind === 'frame') write(data);
  else {
    gif.finish();
    file = gif.bytes();
  }
  postMessage({ file } satisfies GifAnswer);
});
