import { hasForm } from './hasForm';

const ANY = { rotation: 0, longestSide: null, mostBytes: null } as const;

/** A segment with its marker and length. */
const segment = (marker: number, ...body: number[]): number[] => {
  const length = body.length + 2;
  return [0xff, marker, length >> 8, length & 255, ...body];
};
const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const FRAME = segment(0xc0, 8, 720 >> 8, 720 & 255, 960 >> 8, 960 & 255, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0);

/** The head of a JPEG of 960 × 720 pixels, with these segments before the frame. */
const jpeg = (...before: number[][]): Uint8Array<ArrayBuffer> =>
  Uint8Array.of(0xff, 0xd8, ...before.flat(), ...FRAME, ...segment(0xda, 0), 1, 2, 3, 0xff, 0xd9);

const JFIF = segment(0xe0, ...letters('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0);
const COLOURS = segment(0xe2, ...letters('ICC_PROFILE\0'), 1, 1, 7, 7);

it('is there when the file is a JPEG with nothing but its picture and its colours', async () => {
  expect(await hasForm(jpeg(JFIF, COLOURS), ANY)).toBe(true);
  expect(await hasForm(jpeg(JFIF), { ...ANY, longestSide: 960, mostBytes: jpeg(JFIF).length })).toBe(true);
});

test.each([
  ['a turn', { ...ANY, rotation: 90 }],
  ['fewer pixels', { ...ANY, longestSide: 959 }],
  ['fewer bytes', { ...ANY, mostBytes: 20 }],
] as const)('is not there when it needs %s', async (_, form) => expect(await hasForm(jpeg(JFIF), form)).toBe(false));

test.each([
  ['what the camera says', segment(0xe1, ...letters('Exif\0\0'), 0, 0)],
  ['XMP', segment(0xe1, ...letters('http://ns.adobe.com/xap/1.0/\0'))],
  ['IPTC', segment(0xed, ...letters('Photoshop 3.0\0'))],
  ['a second picture', segment(0xe2, ...letters('MPF\0'), 0)],
  ['a comment', segment(0xfe, ...letters('Ms Grey, Hill Street'))],
])('is not there with %s', async (_, extra) => {
  expect(await hasForm(jpeg(JFIF, extra), ANY)).toBe(false);
});

it('is not there in a file of another kind', async () => {
  expect(await hasForm(Uint8Array.from(letters('no picture at all, only words')), ANY)).toBe(false);
});
