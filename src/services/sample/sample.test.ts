import { createChosenFiles } from '../files/ChosenFiles';
import { lazySample } from './lazySample';

it('shows a dozen lots of many kinds, and every third waits for its words', async () => {
  const lots = await lazySample.lots();
  expect(lots.map(({ number, ready }) => [number, ready])).toEqual(
    Array.from({ length: 12 }, (_, place) => [place + 1, place % 3 !== 2]),
  );
  expect(new Set(lots.map(({ title }) => title)).size).toBe(12);
});

it('draws a photo of a lot, which is named by its number', async () => {
  const put = jest.fn();
  class Canvas {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {}
    getContext = () => ({
      createImageData: (width: number, height: number) => ({ data: new Uint8ClampedArray(width * height * 4) }),
      putImageData: put,
    });
    convertToBlob = async ({ type }: { readonly type: string }) => new Blob([`${this.width}x${this.height}`], { type });
  }
  Object.assign(globalThis, { OffscreenCanvas: Canvas });
  const [lot] = await lazySample.lots();
  if (lot === undefined) throw new Error('There is a first lot.');
  const photo = await lazySample.photo(lot);
  expect([photo.name, photo.type, await photo.text()]).toEqual(['1-1.jpg', 'image/jpeg', '960x720']);
  const [{ data }, ...at] = put.mock.lastCall as [{ readonly data: Uint8ClampedArray }, number, number];
  expect(at).toEqual([0, 0]);
  // Something is drawn, and nothing of it can be seen through.
  expect(data.some((value) => value !== 255)).toBe(true);
  expect(data[3]).toBe(255);
  Reflect.deleteProperty(globalThis, 'OffscreenCanvas');
});

it('gives a chosen file out once, and none after the session', () => {
  const files = createChosenFiles();
  const [one, other] = [files.hold(new File(['1'], 'a.jpg')), files.hold(new File(['2'], 'b.jpg'))];
  expect(one).not.toBe(other);
  expect([files.take(one)?.name, files.take(one), files.take('unknown')]).toEqual(['a.jpg', undefined, undefined]);
  files.clear();
  expect(files.take(other)).toBeUndefined();
});
