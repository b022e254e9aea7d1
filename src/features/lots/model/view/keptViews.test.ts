import { type Arrangement, NO_FILTER } from './arrangeLots';
import { viewKept, withView } from './keptViews';

const ALL: Arrangement = { sort: null, filter: NO_FILTER, query: '' };
const DRAFTS: Arrangement = {
  sort: { column: 'estimateLow', direction: 'descending' },
  filter: { status: 'draft', category: 'Glass', problem: 'needs', platform: { id: 'hiBid', kind: 'refused' } },
  query: 'vase',
};

it('keeps the view of each sale by itself, and nothing of a sale that shows all', () => {
  const kept = withView(withView(null, 'one', DRAFTS), 'other', { ...ALL, query: 'clock' });
  expect(viewKept(kept, 'one')).toEqual(DRAFTS);
  expect(viewKept(kept, 'other')).toEqual({ ...ALL, query: 'clock' });
  expect(viewKept(kept, 'third')).toBeNull();
  const toCheck: Arrangement = { ...ALL, filter: { ...NO_FILTER, problem: 'toCheck' } };
  expect(viewKept(withView(kept, 'third', toCheck), 'third')).toEqual(toCheck);
  expect(viewKept(withView(kept, 'one', ALL), 'one')).toBeNull();
});

it('keeps those of thirty sales, which were changed last', () => {
  let kept: string | null = null;
  for (let sale = 0; sale < 31; sale += 1) kept = withView(kept, `sale${sale}`, DRAFTS);
  expect([0, 1, 30].map((sale) => viewKept(kept, `sale${sale}`) !== null)).toEqual([false, true, true]);
});

it.each(['{broken', 'null', '{}', '[1, null, {}, {"id": 5}]'])('takes %s for nothing', (kept) => {
  expect(viewKept(kept, 'one')).toBeNull();
});

it('leaves out the parts that this build does not know', () => {
  const odd = {
    id: 'one',
    sort: { column: 'colour' },
    filter: { status: 'lost', problem: 'needs', platform: 1 },
    query: 3,
  };
  expect(viewKept(JSON.stringify([odd]), 'one')).toEqual({ ...ALL, filter: { ...NO_FILTER, problem: 'needs' } });
});

it.each(['needs', 'wrong', 'attention', 'toCheck', 'noPhoto', 'noEstimate'] as const)(
  'keeps the filter %s',
  (problem) => {
    const view: Arrangement = { ...ALL, filter: { ...NO_FILTER, problem } };
    expect(viewKept(withView(null, 'one', view), 'one')).toEqual(view);
  },
);

it('keeps the way of sorting by any column, also by the number, and by none that there is not', () => {
  const sorted = (column: string, direction = 'ascending') =>
    viewKept(JSON.stringify([{ id: 'one', sort: { column, direction }, filter: null, query: 'a' }]), 'one')?.sort;
  for (const column of ['number', 'status', 'platform:hiBid', 'extras.height']) {
    expect(sorted(column)).toEqual({ column, direction: 'ascending' });
  }
  expect([sorted('colour'), sorted('number', 'sideways')]).toEqual([null, null]);
});
