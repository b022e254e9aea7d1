import { chainOf, platformStateOf } from './platformState';
import type { SentContent, SentEntry, SentExport } from './sentExport';

/** Exports to one platform, one after the other: what was sent, and `+` where the pictures went out. */
const exportsOf = (words: string): readonly SentExport[] =>
  words.split(' ').map((word, place) => ({
    ...{
      id: `${place} ${word}`,
      platform: 'hiBid',
      platformName: 'HiBid',
      version: 'v',
      by: 'ada',
      at: place,
      lots: 1,
    },
    ...{ scope: word.replace('+', '') as SentExport['scope'], pictures: word.endsWith('+'), fileName: 'lots.csv' },
  }));

describe('what has to be read to know what a platform has', () => {
  it.each([
    ['changed', 'changed'],
    ['changed+ selection changed+', 'changed+ selection changed+'],
    ['all', 'all'],
    ['changed all typed', 'all typed'],
    ['ready selection', 'ready selection'],
    ['all ready', 'ready'],
    ['all+ changed ready+', 'ready+'],
    ['all+ all+ typed', 'all+ typed'],
    // Pictures that went with an earlier file are still there.
    ['all+ all', 'all+ all'],
    ['all all+ changed ready changed', 'all+ changed ready changed'],
    ['all+ all all', 'all+ all all'],
    ['selection+ all', 'selection+ all'],
    ['all changed+ all', 'all changed+ all'],
    // Those that went later are in the chain as it is.
    ['all all changed+', 'all changed+'],
  ])('of %s is %s', (words, expected) => {
    const chain = chainOf(exportsOf(words), 'hiBid');
    expect(chain.map(({ id }) => id.split(' ')[1]).join(' ')).toBe(expected);
    const exports = exportsOf(words);
    expect(chain.map(({ at }) => at)).toEqual(exports.slice(exports.length - chain.length).map(({ at }) => at));
  });

  it('is no bundle that was never uploaded, and nothing of another platform', () => {
    const [one, two, three] = exportsOf('all changed changed') as [SentExport, SentExport, SentExport];
    const idsOf = (...exports: readonly SentExport[]) => chainOf(exports, 'hiBid').map(({ id }) => id);
    expect(idsOf(one, { ...two, outcome: 'forgotten' }, { ...three, outcome: 'uploaded' })).toEqual([one.id, three.id]);
    expect(idsOf(one, { ...two, platform: 'proxibid' })).toEqual([one.id]);
    expect(idsOf({ ...one, outcome: 'forgotten' })).toEqual([]);
    expect(idsOf()).toEqual([]);
  });
});

describe('what a platform has', () => {
  const entry = (id: string, more: Partial<SentEntry> = {}): SentEntry => ({
    ...{ id, number: '1', cells: `${id} cells`, pictures: null, pictureCount: 0 },
    ...more,
  });
  const has = (words: string, ...entries: readonly (readonly SentEntry[])[]) => {
    const chain = exportsOf(words);
    const contents = chain.map(({ id }, place): [string, SentContent] => [
      id,
      { fieldNames: { creator: `By ${place}` }, entries: entries[place] ?? [] },
    ]);
    const state = platformStateOf(chain, Object.fromEntries(contents));
    return state && { ...state, lots: Object.fromEntries(state.lots) };
  };

  it('is nothing before anything was sent', () => expect(platformStateOf([], {})).toBeNull());

  it('is of each lot what was sent last, in the words of that file', () => {
    const state = has('all changed', [entry('one'), entry('two')], [entry('two', { cells: 'other' })]);
    expect(state?.lots).toMatchObject({
      one: { entry: { cells: 'one cells' }, fieldNames: { creator: 'By 0' }, from: { at: 0 } },
      two: { entry: { cells: 'other' }, fieldNames: { creator: 'By 1' }, from: { at: 1 } },
    });
    expect(state).toMatchObject({ last: { at: 1 }, whole: { at: 0 }, fieldNames: { creator: 'By 1' } });
    expect(has('changed', [entry('one')])?.whole).toBeNull();
  });

  it('is no lot that the last whole file does not have, and of those that it has the pictures from before', () => {
    const state = has(
      'all+ ready',
      [entry('one', { pictures: 'p1' }), entry('two', { pictures: 'p2' })],
      [entry('two')],
    );
    expect(state?.lots).toMatchObject({ two: { pictures: 'p2', from: { at: 1 } } });
    expect(Object.keys(state?.lots ?? {})).toEqual(['two']);
    expect(state?.whole?.at).toBe(1);
  });

  it('is no lot that a person took out there, until it is sent again', () => {
    const gone = entry('one', { isGone: true });
    expect(Object.keys(has('all typed', [entry('one'), entry('two')], [gone])?.lots ?? {})).toEqual(['two']);
    const back = has('all+ typed changed', [entry('one', { pictures: 'p1' })], [gone], [entry('one')]);
    expect(back?.lots).toMatchObject({ one: { pictures: null, from: { at: 2 } } });
  });

  it('is known without what could not be read', () => {
    const [last] = exportsOf('all');
    expect(platformStateOf(last === undefined ? [] : [last], {})).toEqual({
      lots: new Map(),
      last,
      fieldNames: {},
      whole: last,
    });
  });
});
