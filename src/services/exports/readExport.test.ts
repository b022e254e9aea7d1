import { readEntries, readFirst, readLots } from './readExport';

const failed = expect.objectContaining({ name: 'GatewayFailure', code: 'unknown' });
const entry = (part: unknown) => ({ entries: [['lot1', '1', 'hash', null, 0, part]] });

/** Any editor may write any JSON there, and the pages of all the others read it. */
describe('the first part of an export', () => {
  it('says how many there are', () => {
    expect(readFirst({ of: 25, fieldNames: {} })).toMatchObject({ of: 25 });
  });

  it.each([1_000_000_000, 51, 0, -1, 1.5, '2', null])('makes nobody read %p documents', (of) => {
    expect(() => readFirst({ of, fieldNames: {} })).toThrow(failed);
  });
});

describe('the part with the texts of a lot', () => {
  it.each([-1, 0, 999])('is %p', (part) => {
    expect(readEntries(entry(part))).toMatchObject([{ part }]);
  });

  it.each([1000, -2, 0.5, 1e300])('is never %p', (part) => {
    expect(() => readEntries(entry(part))).toThrow(failed);
  });
});

it('takes nothing else for texts', () => {
  expect(readLots({ lots: [['lot1', '1', { Title: 'A jug' }, []]] })).toHaveLength(1);
  expect(() => readLots({ lots: [['lot1', '1', { Title: { deep: 1 } }, []]] })).toThrow(failed);
});
