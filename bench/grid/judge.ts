import type { BenchResult } from '../support/result';
import type { GridName } from './api';
import type { workAnHour } from './hour';
import { createReport, type Report } from './report';
import type { Opened, Round, SideRound } from './rounds';
import { median, percentile } from '../support/stats';
import type { Typed } from './steps';

type Hour = Awaited<ReturnType<typeof workAnHour>>;

/** The browser's clock of interactions goes in steps of so many ms. */
const CLOCK_STEP_MS = 8;
const INP_MS = 16;
const INP_SLOWED_MS = 24;
/** What our own thread may do for a keystroke in a cell besides that in a bare field: a quarter of a frame. */
const WORK_OVER_BARE_MS = 4;
const MB = 1024 * 1024;

const ahead = 1;
/** Where both do the same, a run differs from the next one by so much. */
const abreast = 1.1;
const FRAME_MS = 1000 / 60;
/** Parts of AG Grid's work that ours may be where it keeps an edit, sends it and remembers it; AG Grid does none of it. */
const SAVING = 4;
/** The same where it writes the copy of the sale on the device. */
const KEEPING = 2;

/** What was measured, each beside the peer or the floor of the same run, and what it may be at most. */
export function reportGrid(
  openings: Readonly<Record<GridName, readonly Opened[]>>,
  rounds: readonly Round[],
  hours: Readonly<Record<GridName, Hour>>,
): BenchResult {
  const report = createReport('grid');
  const each = (name: GridName, read: (side: SideRound) => number | readonly number[]): number[] =>
    rounds.flatMap((round) => read(round[name]));
  const pair = (key: string, read: (side: SideRound) => number | readonly number[], limit: number = ahead): void =>
    report.against(key, median(each('ours', read)), median(each('peer', read)), limit);

  /** Of the keys of all rounds together. */
  const pairOfKeys = (key: string, read: (side: SideRound) => Typed, share: number): void => {
    const slow = (name: GridName): number =>
      percentile(
        each(name, (side) => read(side).paint),
        share,
      );
    report.against(key, slow('ours'), slow('peer'), abreast);
  };

  report.against(
    'open a kept sale, ms',
    median(openings.ours.map(({ ms }) => ms)),
    median(openings.peer.map(({ ms }) => ms)),
    abreast,
  );
  report.against(
    'open a kept sale, work in ms',
    median(openings.ours.map(({ work }) => work)),
    median(openings.peer.map(({ work }) => work)),
    abreast,
  );
  reportTyping(report, rounds);
  pairOfKeys('key to paint in a cell, p98 in ms', (side) => side.cell, 0.98);
  pair('work of a keystroke in a cell, ms', (side) => side.cell.work);
  pair('Enter to paint, ms', (side) => side.enter.flatMap(({ paint }) => paint), abreast);
  pair('work of Enter, ms', (side) => side.enter.map(({ work }) => work), SAVING);
  // Of a key that is held down, the slowest few are those that a moment of the machine has met: which grid has them is chance.
  pairOfKeys('arrow key to paint, p95 in ms', (side) => side.arrows, 0.95);
  pair('work of an arrow key, ms', (side) => side.arrows.work);
  const rows = each('ours', ({ rows: found }) => Math.max(found?.rendered ?? 0, found?.touched ?? 0));
  report.most('rows rendered by an edit', Math.max(...rows), 1);
  // A frame without rows is soon done.
  report.most(
    'frames over 50 ms or blank while scrolling, ours',
    median(each('ours', ({ scroll }) => scroll.slow + scroll.blank)),
    median(each('peer', ({ scroll }) => scroll.slow + scroll.blank)),
    'those of AG Grid',
  );
  report.most('blank frames while scrolling, ours', median(each('ours', ({ scroll }) => scroll.blank)), 0);
  report.note('blank frames while scrolling, AG Grid', median(each('peer', ({ scroll }) => scroll.blank)));
  pair(
    'work of a frame that shows rows while scrolling, ms',
    ({ scroll }) => (scroll.work * scroll.frames) / Math.max(1, scroll.frames - scroll.blank),
    abreast,
  );
  pair('work of a letter in the search, ms', (side) => side.search.typed.work, abreast);
  pair('search, ms', (side) => side.search.found);
  pair('search let go, ms', (side) => side.search.letGo);
  pair('filter, ms', (side) => side.filter);
  pair('sort by a text, ms', (side) => side.sort, abreast);
  pair('reorder by dragging, work in ms', (side) => side.reorder);
  pair('paste of 1,000 rows until it is seen, ms', (side) => side.paste.map(({ ms }) => ms), SAVING);
  report.note(
    'paste of 1,000 rows until all is in the outbox, ms',
    median(each('ours', (side) => side.paste.map(({ done }) => done))),
  );
  report.note(
    'longest task of a paste, AG Grid, ms',
    median(each('peer', (side) => side.paste.map(({ longTasks }) => Math.max(0, ...longTasks)))),
  );
  report.most(
    'tasks over 50 ms of a paste, ours',
    median(each('ours', (side) => side.paste.map(({ longTasks }) => longTasks.length))),
    1,
  );
  const seen = (name: GridName): number => median(each(name, (side) => side.tell.map(({ ms }) => ms)));
  report.note('snapshot of 100 changed lots until it is seen, ms, ours', seen('ours'));
  report.note('snapshot of 100 changed lots until it is seen, ms, AG Grid', seen('peer'));
  report.most(
    'snapshot of 100 changed lots until it is seen, frames after AG Grid',
    Math.max(0, (seen('ours') - seen('peer')) / FRAME_MS),
    1,
  );
  pair('snapshot of 100 changed lots, work in ms', (side) => side.tell.map(({ work }) => work), KEEPING);
  reportMemory(report, hours);
  return report.result();
}

function reportTyping(report: Report, rounds: readonly Round[]): void {
  const ours = rounds.map((round) => round.ours);
  const all = rounds.flatMap(({ ours: a, peer: b }) => [a, b]);
  const peers = rounds.map(({ peer }) => peer);
  // Of the keys of all rounds together. What took less than two steps of the clock was not noted.
  const inp = (sides: readonly SideRound[], read: (side: SideRound) => Typed): number =>
    percentile(
      sides.map(read).flatMap(({ paint, slow }) => [...slow, ...paint.slice(slow.length).map(() => CLOCK_STEP_MS)]),
      0.98,
    );
  const p98 = (read: (side: SideRound) => Typed): number =>
    percentile(
      ours.flatMap((side) => read(side).paint),
      0.98,
    );
  const typed = (
    what: string,
    least: number,
    over: number,
    bare: (side: SideRound) => Typed,
    cell: (side: SideRound) => Typed,
  ) => {
    const floor = inp(all, bare);
    report.note(`INP of a bare field${what}, p98 in ms`, floor);
    report.note(`INP of a cell of AG Grid${what}, p98 in ms`, inp(peers, cell));
    report.most(
      `INP of a cell${what}, p98 in ms`,
      inp(ours, cell),
      Math.max(least, floor + over),
      over === 0 ? 'or what a bare field takes on this machine' : 'or a step of the clock over a bare field',
    );
  };
  typed(
    '',
    INP_MS,
    0,
    ({ bare }) => bare,
    ({ cell }) => cell,
  );
  typed(
    ' at 4 × throttle',
    INP_SLOWED_MS,
    CLOCK_STEP_MS,
    ({ bareSlowed }) => bareSlowed,
    ({ cellSlowed }) => cellSlowed,
  );
  report.note(
    'key to paint in a bare field, p98 in ms',
    p98((side) => side.bare),
  );
  report.most(
    'key to paint in a cell against a bare field, p98, ratio',
    p98((side) => side.cell) / p98((side) => side.bare),
    1.25,
  );
  report.most('the same at 4 × throttle, ratio', p98((side) => side.cellSlowed) / p98((side) => side.bareSlowed), 1.5);
  report.note('work of a keystroke in a bare field, ms', median(ours.map((side) => side.bare.work)));
  report.most(
    'work of a keystroke over the bare field, ms',
    median(ours.map((side) => side.cell.work - side.bare.work)),
    WORK_OVER_BARE_MS,
  );
  const long = (read: (side: SideRound) => Typed | readonly Typed[]): number =>
    median(ours.map((side) => [read(side)].flat().reduce((sum, { longTasks }) => sum + longTasks.length, 0)));
  report.most(
    'tasks over 50 ms while typing and moving',
    long((side) => side.cell) + long((side) => side.enter) + long((side) => side.arrows),
    0,
  );
  report.most(
    'tasks over 50 ms while typing a search',
    long((side) => side.search.typed),
    0,
  );
}

function reportMemory(report: Report, { ours, peer }: Readonly<Record<GridName, Hour>>): void {
  report.against('memory with 10,000 lots, MB', ours.before.heap / MB, peer.before.heap / MB, 2);
  report.note('memory after an hour, MB, ours', ours.after.heap / MB);
  report.note('memory after an hour, MB, AG Grid', peer.after.heap / MB);
  report.most('memory after an hour against before, ratio', ours.after.heap / ours.before.heap, 1.15);
  report.note('memory after an hour against before, AG Grid', peer.after.heap / peer.before.heap);
  report.most('nodes after an hour against before, ratio', ours.after.nodes / ours.before.nodes, 1.1);
  report.most('listeners after an hour against before, ratio', ours.after.listeners / ours.before.listeners, 1.1);
}
