/** What was drawn of a picture, and where: `translate`, `rotate` and `drawImage` with their numbers. */
interface Drawn {
  readonly width: number;
  readonly height: number;
  readonly steps: readonly (string | number)[][];
  readonly ground: string;
}

/**
 * The browser's decoder and canvas in Node: a picture of this size (null: it cannot be decoded), and an encoder that makes
 * `bytesOf` bytes. What was drawn stands in `drawn`, in the order in which it was encoded.
 */
export function fakeCanvas(
  size: { readonly width: number; readonly height: number } | null,
  bytesOf: (canvas: { readonly width: number; readonly height: number }, quality: number) => number = () => 10,
) {
  const drawn: Drawn[] = [];
  const qualities: number[] = [];
  const canvases: { width: number; height: number }[] = [];
  const close = jest.fn();

  class FakeCanvas {
    steps: (string | number)[][] = [];
    ground = '';
    context = {
      fillStyle: '',
      fillRect: (...area: readonly number[]) => void (this.ground = `${this.context.fillStyle} ${area.join(' ')}`),
      translate: (...by: readonly number[]) => void this.steps.push(['translate', ...by]),
      rotate: (by: number) => void this.steps.push(['rotate', Math.round((by * 180) / Math.PI)]),
      drawImage: (_picture: unknown, ...area: readonly number[]) => void this.steps.push(['draw', ...area]),
    };
    constructor(
      public width: number,
      public height: number,
    ) {
      canvases.push(this);
    }
    getContext() {
      return this.context;
    }
    async convertToBlob({ quality, type }: { readonly quality: number; readonly type: string }) {
      drawn.push({ width: this.width, height: this.height, steps: [...this.steps], ground: this.ground });
      qualities.push(quality);
      return new Blob(['x'.repeat(bytesOf(this, quality))], { type });
    }
  }
  const decode = jest.fn(async () => {
    if (size === null) throw new Error('no picture');
    return { ...size, close };
  });
  Object.assign(globalThis, { OffscreenCanvas: FakeCanvas, createImageBitmap: decode });
  return { drawn, qualities, canvases, close, decode };
}
