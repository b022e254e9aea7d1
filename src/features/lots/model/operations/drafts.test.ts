import { NO_PRIVATE_FIELDS } from '../../../../domain/lots/lot';
import { buildLot } from '../../../../testing/stores/builders';
import { draftEdit, draftPrivateEdit, draftStatus, problemWithout } from './drafts';

const edit = (changes: object) => ({ saleId: 'sale', lotId: 'lot1', kind: 'editLot', changes });
const step = (before: string, after: string) => ({
  saleId: 'sale',
  lotId: 'lot1',
  kind: 'setLotStatus',
  before,
  after,
});

describe('an edit', () => {
  it('is of the fields that really change, and none when nothing does', () => {
    const lot = buildLot({ 'extras.a': 'x' });
    expect(draftEdit('sale', lot, { title: 'A jug', description: 'Blue.', 'extras.a': 'y', 'extras.b': 5 })).toEqual([
      edit({
        title: { before: 'A vase', after: 'A jug' },
        'extras.a': { before: 'x', after: 'y' },
        'extras.b': { before: null, after: 5 },
      }),
    ]);
    expect(draftEdit('sale', lot, { title: 'A vase', 'extras.b': null })).toEqual([]);
    expect(draftEdit('sale', lot, {})).toEqual([]);
  });

  it('says what the person saw, and leaves what a colleague made of it where they came back to that', () => {
    const lot = buildLot({ title: 'Theirs' });
    expect(draftEdit('sale', lot, { title: 'Mine' }, { title: 'A vase' })).toEqual([
      edit({ title: { before: 'A vase', after: 'Mine' } }),
    ]);
    expect(draftEdit('sale', lot, { title: 'A vase' }, { title: 'A vase' })).toEqual([]);
    // Both wrote the same.
    expect(draftEdit('sale', lot, { title: 'Theirs' }, { title: 'A vase' })).toEqual([]);
    const known = { ...NO_PRIVATE_FIELDS, notes: 'Theirs', reserve: 5 };
    expect(draftPrivateEdit('sale', 'lot1', known, { notes: 'Mine', reserve: 5 }, { notes: '' })).toEqual([
      { saleId: 'sale', lotId: 'lot1', kind: 'editPrivate', changes: { notes: { before: '', after: 'Mine' } } },
    ]);
    expect(draftPrivateEdit('sale', 'lot1', known, { notes: '' }, { notes: '' })).toEqual([]);
  });

  it('makes a ready lot a draft first that loses something, and is refused by a published one', () => {
    const emptied = edit({ title: { before: 'A vase', after: '' } });
    const on = (status: 'draft' | 'ready' | 'published' | 'sold') =>
      draftEdit('sale', buildLot({ status }), { title: '' });
    expect(on('draft')).toEqual([emptied]);
    expect(on('ready')).toEqual([step('ready', 'draft'), emptied]);
    expect([on('published'), on('sold')]).toEqual(['publishedNeedsAll', 'publishedNeedsAll']);
    expect(draftEdit('sale', buildLot({ status: 'ready' }), { title: 'A jug' })).toHaveLength(1);
  });

  it('takes nothing from a lot that it leaves as a colleague made it', () => {
    const lot = buildLot({ status: 'ready', title: 'Theirs' });
    expect(draftEdit('sale', lot, { title: '', condition: 'Fine' }, { title: '' })).toEqual([
      edit({ condition: { before: '', after: 'Fine' } }),
    ]);
  });
});

it('asks for the order of the estimates of a ready lot, and of a published one not', () => {
  const after = (status: 'draft' | 'ready' | 'published') => {
    const lot = buildLot({ status });
    return problemWithout(lot, { ...lot, estimateHigh: 100 });
  };
  expect([after('draft'), after('ready'), after('published')]).toEqual([null, 'draftAgain', null]);
  const bare = buildLot({ status: 'published' });
  expect(problemWithout(bare, { ...bare, estimateHigh: null })).toBe('publishedNeedsAll');
});

it.each([
  ['draft', 'markReady', {}, 'ready'],
  ['draft', 'markReady', { title: '' }, null],
  ['ready', 'backToDraft', { title: '' }, 'draft'],
  ['ready', 'markReady', {}, null],
  ['published', 'withdraw', {}, 'withdrawn'],
  ['withdrawn', 'reinstate', {}, 'published'],
  ['withdrawn', 'reinstate', { title: '' }, null],
  ['sold', 'backToDraft', {}, null],
] as const)('a lot that is %s takes the step %s with %j: %s', (status, event, fields, after) => {
  const drafts = after === null ? [] : [step(status, after)];
  expect(draftStatus('sale', buildLot({ ...fields, status }), event)).toEqual(drafts);
});
