import { smallJpeg } from '../../testing/platforms/smallJpeg';
import { fakeCanvas } from './canvasForTests';
import { createCanvasPhotoTurner } from './canvasPhotoTurner';
import { fitPicture } from './fitPicture';
import { fingerprint } from './fingerprint';
import { preparePhoto } from './preparePhoto';

const file = (width = 4_000, height = 3_000) => new Blob([smallJpeg({ width, height, bytes: 300 })]);
const ANY = { rotation: 0, longestSide: null, mostBytes: null } as const;
const sizes = (drawn: readonly { readonly width: number; readonly height: number }[]) =>
  drawn.map(({ width, height }) => [width, height]);

describe('a photo as it is stored', () => {
  it('has three sizes, on white, none larger than the picture, and is known by the largest', async () => {
    const canvas = fakeCanvas({ width: 4_000, height: 3_000 });
    const { files, hash, ...size } = await preparePhoto(file());
    expect(size).toEqual({ width: 3_840, height: 2_880 });
    expect(sizes(canvas.drawn)).toEqual([
      [3_840, 2_880],
      [1_600, 1_200],
      [400, 300],
    ]);
    expect(canvas.drawn[0]).toMatchObject({ ground: '#fff 0 0 3840 2880', steps: [['draw', 0, 0, 3_840, 2_880]] });
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(files.full.type).toBe('image/jpeg');
    expect(canvas.decode).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' });
    // Some browsers keep the memory of a canvas for long.
    expect(sizes(canvas.canvases)).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    expect(canvas.close).toHaveBeenCalledTimes(1);
  });

  it('is not enlarged, and has a pixel at the least', async () => {
    const canvas = fakeCanvas({ width: 320, height: 90_000 });
    await preparePhoto(file(320, 90_000));
    expect(sizes(canvas.drawn)).toEqual([
      [14, 3_840],
      [6, 1_600],
      [2, 400],
    ]);
    const small = fakeCanvas({ width: 500, height: 400 });
    await preparePhoto(file(500, 400));
    expect(sizes(small.drawn)).toEqual([
      [500, 400],
      [500, 400],
      [400, 320],
    ]);
  });

  it.each([
    ['cannot be decoded', null, 'damaged'],
    ['is smaller than its header says', { width: 300, height: 300 }, 'tooSmall'],
  ])('is refused when it %s', async (_name, decoded, code) => {
    const canvas = fakeCanvas(decoded);
    await expect(preparePhoto(file())).rejects.toMatchObject({ code });
    expect(canvas.close).toHaveBeenCalledTimes(decoded === null ? 0 : 1);
    expect(canvas.drawn).toEqual([]);
  });
});

describe('a photo for a platform', () => {
  it('is turned about its middle, within the longest side', async () => {
    const canvas = fakeCanvas({ width: 4_000, height: 3_000 });
    const fitted = await fitPicture(file(), { ...ANY, rotation: 90, longestSide: 2_000 });
    expect(fitted.type).toBe('image/jpeg');
    expect(canvas.decode).toHaveBeenCalledWith(expect.anything(), { imageOrientation: 'from-image' });
    expect(canvas.drawn).toEqual([
      {
        width: 1_500,
        height: 2_000,
        ground: '#fff 0 0 1500 2000',
        steps: [
          ['translate', 750, 1_000],
          ['rotate', 90],
          ['draw', -1_000, -750, 2_000, 1_500],
        ],
      },
    ]);
    expect(canvas.qualities).toEqual([0.9]);
    expect(canvas.close).toHaveBeenCalledTimes(1);
  });

  it.each([
    [0, [4_000, 3_000]],
    [180, [4_000, 3_000]],
    [270, [3_000, 4_000]],
  ] as const)('is as large as it is without a limit (%i°)', async (rotation, size) => {
    const canvas = fakeCanvas({ width: 4_000, height: 3_000 });
    await fitPicture(file(), { ...ANY, rotation, longestSide: 9_000 });
    expect(sizes(canvas.drawn)).toEqual([size]);
  });

  it('loses quality and then pixels until it has no more bytes than allowed', async () => {
    const canvas = fakeCanvas({ width: 1_000, height: 500 }, ({ width }, quality) => width * quality);
    const fitted = await fitPicture(file(1_000, 500), { ...ANY, mostBytes: 640 });
    expect(canvas.drawn.map(({ width }, place) => [width, canvas.qualities[place]])).toEqual([
      [1_000, 0.9],
      [1_000, 0.8],
      [1_000, 0.7],
      [800, 0.9],
      [800, 0.8],
    ]);
    expect(fitted.size).toBe(640);
    expect(sizes(canvas.canvases)[0]).toEqual([0, 0]);
  });

  it('is refused when no size has so few bytes', async () => {
    const canvas = fakeCanvas({ width: 1_000, height: 500 }, () => 11);
    await expect(fitPicture(file(1_000, 500), { ...ANY, mostBytes: 10 })).rejects.toMatchObject({ code: 'tooLarge' });
    // The next one would have been 55 pixels long.
    expect(Math.min(...canvas.drawn.map(({ width }) => width))).toBe(69);
    expect(canvas.close).toHaveBeenCalledTimes(1);
  });

  it('is refused when it cannot be decoded', async () => {
    fakeCanvas(null);
    await expect(fitPicture(file(), ANY)).rejects.toMatchObject({ code: 'damaged' });
  });
});

describe('a photo that is turned on the page', () => {
  const turner = createCanvasPhotoTurner();

  it('has its sides changed by a quarter, and not by a half', async () => {
    const canvas = fakeCanvas({ width: 400, height: 300 });
    await turner.turn(file(), 90);
    await turner.turn(file(), 180);
    expect(canvas.drawn.map(({ width, height, steps }) => [width, height, ...steps])).toEqual([
      [300, 400, ['translate', 150, 200], ['rotate', 90], ['draw', -200, -150]],
      [400, 300, ['translate', 200, 150], ['rotate', 180], ['draw', -200, -150]],
    ]);
    expect(sizes(canvas.canvases)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });

  it('is itself when it is not turned, and refused when it cannot be decoded', async () => {
    const canvas = fakeCanvas(null);
    const whole = file();
    expect(await turner.turn(whole, 0)).toBe(whole);
    expect(canvas.decode).not.toHaveBeenCalled();
    await expect(turner.turn(whole, 90)).rejects.toMatchObject({ code: 'damaged' });
  });
});

it('knows a whole photo by its bytes, and none that breaks off or went away', async () => {
  expect(await fingerprint(new Blob(['any']))).toMatch(/^[0-9a-f]{64}$/);
  const whole = file();
  expect(await fingerprint(whole)).toMatch(/^[0-9a-f]{64}$/);
  await expect(fingerprint(whole.slice(0, 200))).rejects.toMatchObject({ code: 'damaged' });
  const gone = { arrayBuffer: () => Promise.reject(new Error('gone')) } as unknown as Blob;
  await expect(fingerprint(gone)).rejects.toMatchObject({ code: 'damaged' });
});
