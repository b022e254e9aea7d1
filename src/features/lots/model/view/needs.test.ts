import { buildLot } from '../../../../testing/stores/builders';
import { NO_PRIVATE_FIELDS } from '../../../../domain/lots/lot';
import lotsSlice, { lotsReceived, privateReceived, saleEntered } from '../lots/lotsSlice';
import { arrangeLots, NO_FILTER } from './arrangeLots';
import { NEEDS, selectNextNeed } from './needs';

const BARE = { title: '', description: '', estimateLow: null, estimateHigh: null, coverPhotoId: null };
const LOTS = [
  buildLot({ id: 'whole' }),
  buildLot({ id: 'bare', ...BARE }),
  buildLot({ id: 'unpriced', estimateHigh: null }),
  buildLot({ id: 'unseen', coverPhotoId: null }),
];

it.each([
  ['noPhoto', ['bare', 'unseen']],
  ['noTitle', ['bare']],
  ['noDescription', ['bare']],
  ['noEstimate', ['bare', 'unpriced']],
] as const)('%s: exactly the lots that lack it', (problem, found) => {
  const view = { sort: null, query: '', filter: { ...NO_FILTER, problem } };
  expect(arrangeLots(LOTS, view, () => ({}) as never, null)).toEqual(found);
  expect(NEEDS).toContain(problem);
});

describe('what to do next', () => {
  const next = (...changed: ReturnType<typeof buildLot>[]) => {
    const received = lotsReceived({ saleId: 'S', changed, removed: [], fromServer: true });
    const entered = lotsSlice.reducer(undefined, saleEntered({ saleId: 'S' }));
    return selectNextNeed({ lots: lotsSlice.reducer(entered, received) });
  };

  it('is the first thing that drafts lack, in the order of the work', () => {
    expect(next(...LOTS)).toEqual({ need: 'noPhoto', lots: 2 });
    expect(next(buildLot({ id: 'one', title: ' ' }), buildLot({ id: 'other', description: '' }))).toEqual({
      need: 'noTitle',
      lots: 1,
    });
  });

  it('counts a lot once that lacks both ends of its estimate', () => {
    expect(next(buildLot({ estimateLow: null, estimateHigh: null }))).toEqual({ need: 'noEstimate', lots: 1 });
  });

  it('is what is to be checked once no draft lacks anything, whatever state the lot is in', () => {
    const notes = [...LOTS, buildLot({ id: 'gone', deletedAt: 1 }), buildLot({ id: 'printed', status: 'published' })];
    const own = privateReceived({
      saleId: 'S',
      changed: notes.map(({ id }) => ({ ...NO_PRIVATE_FIELDS, id, toCheck: id === 'unseen' ? ' ' : 'Ask Jane' })),
      removed: [],
      fromServer: true,
    });
    const read = (...lots: ReturnType<typeof buildLot>[]) => {
      const received = lotsReceived({ saleId: 'S', changed: lots, removed: [], fromServer: true });
      const entered = lotsSlice.reducer(undefined, saleEntered({ saleId: 'S' }));
      return selectNextNeed({ lots: lotsSlice.reducer(lotsSlice.reducer(entered, received), own) });
    };
    expect(read(...notes)).toEqual({ need: 'noPhoto', lots: 2 });
    const whole = notes.filter(({ id }) => ['whole', 'printed', 'gone'].includes(id));
    expect(read(...whole)).toEqual({ need: 'toCheck', lots: 2 });
  });

  it('is nothing when only lots lack something that are no drafts, or in the trash', () => {
    expect(next(buildLot({ title: '', status: 'ready' }))).toBeNull();
    expect(next(buildLot({ title: '', deletedAt: 1 }))).toBeNull();
    expect(next(buildLot())).toBeNull();
  });
});
