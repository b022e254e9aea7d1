import type { PublishedLot } from './catalogue';
import { CHUNK_BYTES, chunkId, intoChunks, LOTS_IN_CHUNK, photosIn } from './catalogueChunks';

/** Only its size counts here, and its photos. */
const lot = (fields: object): PublishedLot => ({ photos: [], ...fields }) as unknown as PublishedLot;
/** A lot of so many bytes as it is written. */
const ofBytes = (bytes: number): PublishedLot => {
  const empty = JSON.stringify(lot({ text: '' })).length;
  return lot({ text: 'x'.repeat(bytes - empty) });
};

describe('the lots of a catalogue in pieces', () => {
  it('are none, or one piece of as many as the rules let in', () => {
    expect(intoChunks([])).toEqual([]);
    const lots = Array.from({ length: LOTS_IN_CHUNK + 1 }, (_, place) => lot({ place }));
    expect(intoChunks(lots.slice(0, LOTS_IN_CHUNK))).toEqual([lots.slice(0, LOTS_IN_CHUNK)]);
    expect(intoChunks(lots)).toEqual([lots.slice(0, LOTS_IN_CHUNK), lots.slice(LOTS_IN_CHUNK)]);
  });

  it('are pieces of so many bytes, which count as the letters are written', () => {
    const half = ofBytes(CHUNK_BYTES / 2);
    expect(intoChunks([half, half]).map((chunk) => chunk.length)).toEqual([2]);
    expect(intoChunks([half, ofBytes(CHUNK_BYTES / 2 + 1)]).map((chunk) => chunk.length)).toEqual([1, 1]);
    expect(intoChunks([half, ofBytes(100), half, half]).map((chunk) => chunk.length)).toEqual([2, 2]);
    const third = ofBytes(CHUNK_BYTES / 4);
    expect(intoChunks([third, third, third, third, third]).map((chunk) => chunk.length)).toEqual([4, 1]);
    const wide = lot({ text: 'ü'.repeat(CHUNK_BYTES / 2) });
    expect(intoChunks([wide, lot({})]).map((chunk) => chunk.length)).toEqual([1, 1]);
  });

  it('are one piece each where one alone is too large', () => {
    const large = ofBytes(CHUNK_BYTES + 5);
    expect(intoChunks([large, large]).map((chunk) => chunk.length)).toEqual([1, 1]);
  });

  it('have ids that two versions after each other never share', () => {
    expect([chunkId(2, 0), chunkId(2, 7), chunkId(3, 0), chunkId(3, 7)]).toEqual(['0', '7', '50000', '50007']);
  });

  it('have their photos by id', () => {
    const photos = ['p1', 'p2', 'p3'].map((id) => ({ id }));
    const found = photosIn([lot({ photos: photos.slice(0, 2) }), lot({}), lot({ photos: photos.slice(2) })]);
    expect([...found]).toEqual(photos.map((photo) => [photo.id, photo]));
  });
});
