const segment = (marker: number, ...body: readonly number[]): number[] => {
  const length = body.length + 2;
  return [0xff, marker, length >> 8, length & 255, ...body];
};

const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

interface Size {
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

/** What is read of a JPEG without decoding it, filled up to so many bytes. `says`: the beginning of an APP1 segment. */
export function smallJpeg({ width, height, bytes }: Size, says = ''): Uint8Array<ArrayBuffer> {
  const head = [
    0xff,
    0xd8,
    ...segment(0xe0, ...letters('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0),
    ...(says === '' ? [] : segment(0xe1, ...letters(says))),
    ...segment(0xc0, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0),
    ...segment(0xda, 1, 1, 0, 0, 63, 0),
  ];
  const jpeg = new Uint8Array(bytes).fill(1);
  jpeg.set(head);
  jpeg.set([0xff, 0xd9], bytes - 2);
  return jpeg;
}
