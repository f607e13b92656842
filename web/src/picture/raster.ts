/** Paints a drawing whose longer side has so many pixels; browsers do so without blocking the page. */
export async function paint(drawing: string, longest: number): Promise<ImageBitmap> {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  try {
    image.src = address;
    await image.decode();
    const scale = longest / Math.max(image.naturalWidth, image.naturalHeight);
    return await createImageBitmap(image, {
      resizeWidth: Math.round(image.naturalWidth * scale),
      resizeHeight: Math.round(image.naturalHeight * scale),
      resizeQuality: 'high',
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

export function pngOf(picture: ImageBitmap): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.getContext('bitmaprenderer')!.transferFromImageBitmap(picture);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('the picture could not be made')))),
  );
}
