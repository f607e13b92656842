declare module 'gifenc' {
  export type Palette = number[][];
  type Format = 'rgb565' | 'rgb444' | 'rgba4444';
  type FrameOptions = {
    palette?: Palette;
    delay?: number;
    transparent?: boolean;
    transparentIndex?: number;
    dispose?: number;
  };

  export function quantize(rgba: Uint8ClampedArray, colours: number, options?: { format?: Format }): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette, format?: Format): Uint8Array;
  export function GIFEncoder(): {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  };
}
