/** The floor: decode, draw, encode, with the same sizes and quality, without any check, hash or care. */
self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void prepare(data).then((files) => self.postMessage(files));
});

async function prepare(file: Blob): Promise<Blob[]> {
  const bitmap = await createImageBitmap(file);
  const full = draw(bitmap, 3840);
  const view = draw(full, 1600);
  const thumb = draw(view, 400);
  bitmap.close();
  const encode = (canvas: OffscreenCanvas) => canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
  return Promise.all([full, view, thumb].map(encode));
}

function draw(source: ImageBitmap | OffscreenCanvas, edge: number): OffscreenCanvas {
  const scale = edge / Math.max(source.width, source.height);
  const canvas = new OffscreenCanvas(Math.round(source.width * scale), Math.round(source.height * scale));
  const context = canvas.getContext('2d', { alpha: false });
  if (context) context.imageSmoothingQuality = 'high';
  context?.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}
