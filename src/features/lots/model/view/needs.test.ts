import { buildLot } from '../../../../testing/stores/makeWorkspace';
import { arrangeLots, NO_FILTER } from './arrangeLots';
import { NEEDS } from './needs';

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
