import { unzipSync } from 'fflate';
import { GatewayFailure } from '../failure';
import { createZipTarget, type ZipPlace } from './zipTarget';

/** A place that remembers what it got, and how long each piece was. */
function memoryPlace(change: Partial<UnderlyingSink<Uint8Array>> = {}) {
  const pieces: Uint8Array[] = [];
  const ends: string[] = [];
  const place: ZipPlace = {
    bytes: new WritableStream<Uint8Array>({
      write: (piece) => void pieces.push(piece),
      abort: () => void ends.push('aborted'),
      ...change,
    }),
    give: () => void ends.push('given'),
    drop: async () => void ends.push('dropped'),
  };
  return { place, pieces, ends, whole: () => new Uint8Array(Buffer.concat(pieces)) };
}

const photo = (fill: number, bytes: number) => new Uint8Array(bytes).fill(fill);

it('is a ZIP file with all files, byte for byte, and is given when it is whole', async () => {
  const { place, whole, ends, pieces } = memoryPlace();
  const target = createZipTarget('clocks.zip', place);
  await target.write('1-1.jpg', photo(1, 2_500_000));
  await target.write('1-2.jpg', photo(2, 10));
  await target.write('empty.csv', new Uint8Array());
  expect(ends).toEqual([]);
  await target.finish();
  expect(ends).toEqual(['given']);
  const files = unzipSync(whole());
  expect(Object.keys(files)).toEqual(['1-1.jpg', '1-2.jpg', 'empty.csv']);
  expect(Buffer.alloc(2_500_000, 1).equals(files['1-1.jpg'] ?? Buffer.of())).toBe(true);
  expect(files['1-2.jpg']).toEqual(new Uint8Array(10).fill(2));
  expect(files['empty.csv']).toEqual(new Uint8Array());
  // Each write of a file is a trip to another process.
  expect(pieces.length).toBeLessThanOrEqual(3);
});

it('goes on only when the disk has taken what came before: nothing piles up in memory', async () => {
  const [files, bytes] = [12, 2_000_000];
  let [written, taken, most] = [0, 0, 0];
  const slow = (piece: Uint8Array): Promise<void> =>
    new Promise((resolve) => {
      most = Math.max(most, written - taken);
      taken += piece.length;
      setImmediate(resolve);
    });
  const target = createZipTarget('clocks.zip', memoryPlace({ write: slow }).place);
  for (let place = 1; place <= files; place += 1) {
    await target.write(`1-${String(place)}.jpg`, photo(place, bytes));
    written += bytes;
  }
  await target.finish();
  expect(taken).toBeGreaterThan(files * bytes);
  expect(most).toBeLessThanOrEqual(2 * bytes);
});

it('says when the disk is full, at the write that it met or the one after', async () => {
  const full = new DOMException('full', 'QuotaExceededError');
  const { place, ends } = memoryPlace({ write: () => Promise.reject(full) });
  const target = createZipTarget('clocks.zip', place);
  const writing = (async () => {
    for (let place = 1; place <= 6; place += 1) await target.write('1-1.jpg', photo(1, 2_000_000));
  })();
  await expect(writing).rejects.toEqual(new GatewayFailure('no-space'));
  await target.abandon();
  expect(ends).toEqual(['dropped']);
});

it('says when the disk is full at the very end', async () => {
  const full = new DOMException('full', 'QuotaExceededError');
  const { place, ends } = memoryPlace({ close: () => Promise.reject(full) });
  const target = createZipTarget('clocks.zip', place);
  await target.write('1-1.jpg', photo(1, 10));
  await expect(target.finish()).rejects.toEqual(new GatewayFailure('no-space'));
  expect(ends).toEqual([]);
});

it('that is abandoned is never given, and leaves nothing', async () => {
  const { place, ends } = memoryPlace();
  const target = createZipTarget('clocks.zip', place);
  await target.write('1-1.jpg', photo(1, 10));
  await target.abandon();
  expect(ends).toEqual(['aborted', 'dropped']);
});
