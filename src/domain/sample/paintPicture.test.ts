import { createHash } from 'node:crypto';
import { type Drawing, paintPicture, type Zoom } from './paintPicture';
import { sampleLots } from './sampleLots';

/** Three times as wide at its middle as at its ends, without bands and without a spot of light. */
const PLAIN: Drawing = {
  profile: [0.1, 0.3, 0.1],
  colour: [0, 240, 0],
  band: [0, 0, 240],
  bands: 0,
  gloss: 0,
};
const [WIDTH, HEIGHT] = [80, 60];

type Pixel = readonly [red: number, green: number, blue: number, opacity: number];

interface Size {
  readonly zoom?: Zoom;
  readonly width?: number;
  readonly height?: number;
}

function painted(drawing: Drawing, { zoom = 1, width = WIDTH, height = HEIGHT }: Size = {}) {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  paintPicture(data, drawing, zoom, width, height);
  const at = (column: number, row: number): Pixel => {
    const start = (row * width + column) * 4;
    const [red = NaN, green = NaN, blue = NaN, opacity = NaN] = data.subarray(start, start + 4);
    return [red, green, blue, opacity];
  };
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (__, column) => at(column, row)),
  );
  return { data, rows, at };
}

const lightOf = ([red, green, blue]: Pixel): number => red + green + blue;
/** The room has some of every colour, and these objects have no red. */
const isObject = ([red]: Pixel): boolean => red === 0;
const isBand = (pixel: Pixel): boolean => isObject(pixel) && pixel[2] > 0;
const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
const widthsOf = (drawing: Drawing, size?: Size): readonly number[] =>
  painted(drawing, size).rows.map((row) => row.filter(isObject).length);

it('has a light wall above and a darker table below, at every place beside the object', () => {
  const { rows } = painted(PLAIN);
  const room = rows.map((row) => row.filter((pixel) => !isObject(pixel)).map(lightOf));
  const edge = room.findIndex((row) => Math.max(...row) < 450);
  expect(edge).toBe(45);
  expect(Math.min(...room.slice(0, edge).flat())).toBeGreaterThan(480);
  expect(Math.max(...room.slice(edge).flat())).toBeLessThan(350);
});

it('is darker towards its corners, on the wall as on the table', () => {
  const { at } = painted(PLAIN);
  expect(lightOf(at(0, 0))).toBeLessThan(lightOf(at(0, 29)));
  expect(lightOf(at(0, 29))).toBeLessThan(lightOf(at(20, 29)));
  expect(lightOf(at(0, 59))).toBeLessThan(lightOf(at(10, 59)));
});

it('has a shadow on the table, to the right of the foot', () => {
  const { at } = painted(PLAIN);
  const [left, right] = [at(30, 50), at(49, 50)].map(lightOf);
  expect(right).toBeLessThan((left ?? 0) * 0.9);
  expect(lightOf(at(44, 58))).toBeGreaterThan(right ?? NaN);
});

it('has the object in the middle, as wide to the left as to the right', () => {
  const centred = painted(PLAIN).rows.map((row) => row.map(isObject));
  expect(centred.flat().filter(Boolean).length).toBeGreaterThan(500);
  // Column 40 is the middle: column 0 has none on the other side.
  for (const row of centred) expect(row.slice(41)).toEqual(row.slice(1, 40).toReversed());
});

it('stands on the table and ends below the upper edge', () => {
  const widths = widthsOf(PLAIN);
  expect(widths.findIndex((width) => width > 0)).toBe(9);
  expect(widths.findLastIndex((width) => width > 0)).toBe(50);
  expect(widths.slice(9, 51)).not.toContain(0);
});

it('is as wide everywhere as its profile says, and changes without a step', () => {
  // Rim, middle and foot in a picture of a hundred rows: 0.7 of them are the object's height.
  const widths = widthsOf(PLAIN, { width: 100, height: 100 });
  expect([widths[14], widths[49], widths[83]]).toEqual([13, 41, 15]);
  const steps = widths.slice(15, 84).map((width, row) => Math.abs(width - (widths[row + 14] ?? NaN)));
  expect(Math.max(...steps)).toBeLessThanOrEqual(2);
});

it.each([
  ['everywhere the same', [0.2, 0.2]],
  ['the same between its ends', [0.2, 0.2, 0.2, 0.2, 0.2]],
])('may be %s', (_, profile) => {
  const widths = widthsOf({ ...PLAIN, profile }, { width: 100, height: 100 });
  expect(new Set(widths.slice(15, 83))).toEqual(new Set([27]));
});

it('is not there where its profile is nothing, also between two parts of it', () => {
  expect(Math.max(...widthsOf({ ...PLAIN, profile: [0, 0, 0] }))).toBe(0);
  const widths = widthsOf({ ...PLAIN, profile: [0.3, 0.3, 0, 0, 0, 0.3, 0.3] });
  expect(widths.slice(23, 37)).toEqual(Array(14).fill(0));
  expect([widths[10], widths[49]].every((width) => (width ?? 0) > 20)).toBe(true);
});

it.each([0, 1, 2, 3, 5])('has as many bands as were asked for: %i', (bands) => {
  const { rows } = painted({ ...PLAIN, bands });
  const starts = rows.filter((row, y) => row.some(isBand) && !(rows[y - 1] ?? []).some(isBand));
  expect(starts).toHaveLength(bands);
  // A band goes all the way round.
  for (const row of rows.filter((each) => each.some(isBand))) {
    expect(row.filter(isObject).every(isBand)).toBe(true);
  }
});

it('is light on the left and dark on the right', () => {
  for (const row of painted(PLAIN).rows) {
    const across = row.filter(isObject).map(lightOf);
    if (across.length < 6) continue;
    const half = Math.floor(across.length / 2);
    expect(meanOf(across.slice(0, half))).toBeGreaterThan(meanOf(across.slice(half)) * 1.2);
    // Even its dark side is seen.
    expect(Math.min(...across)).toBeGreaterThan(60);
  }
});

it('throws light back in one spot at the upper left, the more of it the glossier it is', () => {
  const shape = painted(PLAIN).rows.map((row) => row.map(isObject));
  const brightest = (gloss: number) =>
    painted({ ...PLAIN, gloss })
      .rows.flatMap((row, y) => row.map(([red], x) => ({ x, y, red: shape[y]?.[x] === true ? red : 0 })))
      .reduce((best, each) => (each.red > best.red ? each : best));
  expect(brightest(0).red).toBe(0);
  expect(brightest(0.4).red).toBeGreaterThan(80);
  expect(brightest(0.4).red).toBeLessThan(110);
  const { x, y, red } = brightest(1);
  expect(red).toBeGreaterThan(230);
  expect([x < 36, y < 26]).toEqual([true, true]);
});

it('shows the middle half twice as large when the camera is near', () => {
  const [whole, near] = [painted({ ...PLAIN, bands: 2 }), painted({ ...PLAIN, bands: 2 }, { zoom: 2 })];
  const half = { column: WIDTH / 4, row: HEIGHT / 4 };
  const seen = (column: number, row: number): Pixel => near.at(2 * column, 2 * row);
  const shown = whole.rows.slice(half.row, 3 * half.row).map((row) => row.slice(half.column, 3 * half.column));
  expect(shown.map((row, y) => row.map((_, x) => seen(x, y)))).toEqual(shown);
});

it('leaves no pixel of the picture unpainted, and all of them opaque', () => {
  const pixels = painted({ ...PLAIN, gloss: 1 }).rows.flat();
  expect(pixels).toHaveLength(WIDTH * HEIGHT);
  expect(pixels.filter((pixel) => lightOf(pixel) === 3 * 255)).toEqual([]);
  expect(new Set(pixels.map(([, , , opacity]) => opacity))).toEqual(new Set([255]));
});

it('paints nothing behind the picture in a longer list of bytes', () => {
  const [size, more] = [WIDTH * HEIGHT * 4, WIDTH * 8];
  const data = new Uint8Array(size + more).fill(255);
  paintPicture(data, PLAIN, 1, WIDTH, HEIGHT);
  expect(new Set(data.subarray(size))).toEqual(new Set([255]));
});

it('reaches down to its foot, and the table up to its edge', () => {
  // Of fifty rows, the table begins exactly at 37 and the foot ends exactly at 42.
  const { rows, at } = painted(PLAIN, { width: 50, height: 50 });
  expect(rows[42]?.filter(isObject).length).toBeGreaterThan(5);
  expect(rows[43]?.some(isObject)).toBe(false);
  expect(lightOf(at(0, 36))).toBeGreaterThan(480);
  expect(lightOf(at(0, 37))).toBeLessThan(350);
});

it('stays white where it is brighter than white, in any list of bytes', () => {
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  paintPicture(data, { ...PLAIN, colour: [255, 255, 255] }, 1, WIDTH, HEIGHT);
  const row = [...data.slice(30 * WIDTH * 4, 31 * WIDTH * 4)].filter((_, place) => place % 4 === 0);
  const brightest = row.indexOf(255);
  expect(brightest).toBeGreaterThan(27);
  // From there to the right it only becomes darker, until the wall begins.
  const across = row.slice(brightest, 52);
  expect(across).toEqual(across.toSorted((one, other) => other - one));
});

/** After a change of the drawing that is meant, look at the pictures and write the new sums here. */
it.each<readonly [string, number, Zoom, string]>([
  ['a vase with bands', 0, 1, 'f3f5f1c979159f92'],
  ['a bowl, which has no upper half', 1, 1, '35395fa28092a887'],
  ['a plain candlestick', 3, 1, '199413671581801e'],
  ['a vase with bands, from near', 0, 2, '99f0d10ac006a29b'],
])('is drawn as it always was: %s', (_, place, zoom, sum) => {
  const drawing = sampleLots()[place]?.drawing ?? PLAIN;
  const { data } = painted(drawing, { zoom });
  expect(createHash('sha256').update(data).digest('hex').slice(0, 16)).toBe(sum);
});
