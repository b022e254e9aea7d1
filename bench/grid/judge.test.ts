import { reportGrid } from './judge';
import type { Opened, Round, SideRound } from './rounds';

const keys = (paint: number, work: number, longTasks: readonly number[] = []) => ({
  paint: [paint, paint, paint],
  slow: [Math.ceil(paint / 8) * 8],
  longTasks,
  work,
});
const act = { ms: 30, done: 60, longTasks: [], work: 20 };

/** What either grid takes on a day when they are equally fast. */
const EVEN: SideRound = {
  bare: keys(12, 6),
  cell: keys(12, 7),
  enter: [keys(15, 8)],
  bareSlowed: keys(16, 24),
  cellSlowed: keys(16, 28),
  arrows: keys(13, 5),
  rows: { touched: 1, rendered: 1 },
  scroll: { frames: 60, slow: 10, blank: 0, work: 600 },
  search: { typed: keys(12, 6), found: [20], letGo: [20] },
  filter: [20],
  sort: [30],
  reorder: 40,
  paste: [act],
  tell: [act],
};
const OPENED: Opened = { ms: 400, work: 200 };
const MB = 1024 * 1024;
const memory = (heap: number) => ({ heap: heap * MB, nodes: 2_000, listeners: 300 });
const HOUR = { before: memory(60), after: memory(62) };

interface Ours {
  readonly side?: Partial<SideRound>;
  readonly opened?: Partial<Opened>;
  readonly after?: Partial<typeof HOUR.after>;
}

/** What is missed when ours is not as fast as the peer in these. */
function missed({ side, opened, after }: Ours): readonly string[] {
  const rounds: Round[] = [1, 2].map(() => ({ ours: { ...EVEN, ...side }, peer: { ...EVEN, rows: null } }));
  const { limits, pass } = reportGrid({ ours: [{ ...OPENED, ...opened }], peer: [OPENED] }, rounds, {
    ours: { ...HOUR, after: { ...HOUR.after, ...after } },
    peer: HOUR,
  });
  const keysMissed = Object.entries(limits).flatMap(([key, limit]) => (limit.endsWith('MISSED') ? [key] : []));
  expect(pass).toBe(keysMissed.length === 0);
  return keysMissed;
}

it('a grid that is as fast as the peer misses nothing', () => {
  expect(missed({})).toEqual([]);
});

/** Each is a slowdown that somebody would feel. */
const SLOWER: readonly (readonly [string, Ours, string])[] = [
  ['opening', { opened: { ms: 480 } }, 'open a kept sale, ms, ratio'],
  ['the work of opening', { opened: { work: 240 } }, 'open a kept sale, work in ms, ratio'],
  ['a key until it is painted', { side: { cell: keys(17, 7) } }, 'INP of a cell, p98 in ms'],
  ['the work of a key', { side: { cell: keys(12, 8) } }, 'work of a keystroke in a cell, ms, ratio'],
  ['a key far over the bare field', { side: { cell: keys(12, 11) } }, 'work of a keystroke over the bare field, ms'],
  ['a key of a slow device', { side: { cellSlowed: keys(33, 28) } }, 'INP of a cell at 4 × throttle, p98 in ms'],
  ['Enter', { side: { enter: [keys(18, 8)] } }, 'Enter to paint, ms, ratio'],
  ['the work of Enter', { side: { enter: [keys(15, 33)] } }, 'work of Enter, ms, ratio'],
  ['a long task at Enter', { side: { enter: [keys(15, 8, [60])] } }, 'tasks over 50 ms while typing and moving'],
  ['an arrow', { side: { arrows: keys(15, 5) } }, 'arrow key to paint, p95 in ms, ratio'],
  ['the work of an arrow', { side: { arrows: keys(13, 6) } }, 'work of an arrow key, ms, ratio'],
  ['two rows for one edit', { side: { rows: { touched: 1, rendered: 2 } } }, 'rows rendered by an edit'],
  [
    'slow frames',
    { side: { scroll: { ...EVEN.scroll, slow: 11 } } },
    'frames over 50 ms or blank while scrolling, ours',
  ],
  ['a blank frame', { side: { scroll: { ...EVEN.scroll, blank: 1 } } }, 'blank frames while scrolling, ours'],
  [
    'the work of a frame',
    { side: { scroll: { ...EVEN.scroll, work: 700 } } },
    'work of a frame that shows rows while scrolling, ms, ratio',
  ],
  [
    'a letter of a search',
    { side: { search: { ...EVEN.search, typed: keys(12, 7) } } },
    'work of a letter in the search, ms, ratio',
  ],
  [
    'a long task in the search',
    { side: { search: { ...EVEN.search, typed: keys(12, 6, [80]) } } },
    'tasks over 50 ms while typing a search',
  ],
  ['a search', { side: { search: { ...EVEN.search, found: [25] } } }, 'search, ms, ratio'],
  ['letting a search go', { side: { search: { ...EVEN.search, letGo: [25] } } }, 'search let go, ms, ratio'],
  ['a filter', { side: { filter: [25] } }, 'filter, ms, ratio'],
  ['a sort', { side: { sort: [35] } }, 'sort by a text, ms, ratio'],
  ['a drag', { side: { reorder: 45 } }, 'reorder by dragging, work in ms, ratio'],
  ['a paste', { side: { paste: [{ ...act, ms: 130 }] } }, 'paste of 1,000 rows until it is seen, ms, ratio'],
  [
    'long tasks of a paste',
    { side: { paste: [{ ...act, longTasks: [60, 60] }] } },
    'tasks over 50 ms of a paste, ours',
  ],
  [
    'news of a colleague',
    { side: { tell: [{ ...act, ms: 60 }] } },
    'snapshot of 100 changed lots until it is seen, frames after AG Grid',
  ],
  ['the work of news', { side: { tell: [{ ...act, work: 50 }] } }, 'snapshot of 100 changed lots, work in ms, ratio'],
  ['memory', { after: memory(80) }, 'memory after an hour against before, ratio'],
  ['nodes', { after: { nodes: 2_500 } }, 'nodes after an hour against before, ratio'],
  ['listeners', { after: { listeners: 400 } }, 'listeners after an hour against before, ratio'],
];

it.each(SLOWER)('a slowdown of %s is a missed limit', (_what, ours, key) => {
  expect(missed(ours)).toContain(key);
});
