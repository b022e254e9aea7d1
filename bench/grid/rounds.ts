import type { GridName, RowsTouched } from './api';
import {
  type Act,
  type Bench,
  enterTitles,
  filter,
  moveDown,
  paste,
  reorder,
  rowsOfEdit,
  scrollAll,
  search,
  sort,
  tell,
  type Typed,
  typeInBareField,
  typeInCell,
} from './steps';

export interface Opened {
  readonly ms: number;
  readonly work: number;
}

/** Everything that is measured of one grid in one round. */
export interface SideRound {
  readonly bare: Typed;
  readonly cell: Typed;
  readonly enter: readonly Typed[];
  readonly bareSlowed: Typed;
  readonly cellSlowed: Typed;
  readonly arrows: Typed;
  /** Null for the peer: it has no key that keeps a text and stays in the cell. */
  readonly rows: RowsTouched | null;
  readonly scroll: Awaited<ReturnType<typeof scrollAll>>;
  readonly search: Awaited<ReturnType<typeof search>>;
  readonly filter: Awaited<ReturnType<typeof filter>>;
  readonly sort: Awaited<ReturnType<typeof sort>>;
  readonly reorder: number;
  readonly paste: readonly Act[];
  readonly tell: readonly Act[];
}

export type Round = Readonly<Record<GridName, SideRound>>;

const KEYS = 40;
const ENTERS = 8;
const SLOWER = 4;
const ARROWS = 60;
const PASTED = 1_000;
const RECEIVED_EVENTS = 100;

type Step = { readonly [Name in keyof SideRound]?: SideRound[Name] };

/** One after the other: what disturbs the machine in a moment disturbs both grids at the same step. */
const STEPS: readonly ((bench: Bench, round: number) => Promise<Step>)[] = [
  async (bench) => ({ bare: await typeInBareField(bench, KEYS) }),
  async (bench, round) => ({ cell: await typeInCell(bench, 2 + round, KEYS) }),
  async (bench) => ({ enter: await enterTitles(bench, 1, ENTERS) }),
  async (bench, round) => {
    await bench.watch.throttle(SLOWER);
    const bareSlowed = await typeInBareField(bench, KEYS);
    const cellSlowed = await typeInCell(bench, 2 + round, KEYS);
    await bench.watch.throttle(1);
    return { bareSlowed, cellSlowed };
  },
  async (bench, round) => ({ rows: bench.name === 'ours' ? await rowsOfEdit(bench, 2 + round) : null }),
  async (bench) => ({ arrows: await moveDown(bench, ARROWS) }),
  async (bench) => ({ scroll: await scrollAll(bench) }),
  async (bench) => ({ search: await search(bench) }),
  async (bench) => ({ filter: await filter(bench) }),
  async (bench) => ({ sort: await sort(bench) }),
  async (bench) => ({ reorder: await reorder(bench) }),
  async (bench, round) => ({ paste: await paste(bench, PASTED, `Pasted ${String(round)}`) }),
  async (bench, round) => ({ tell: await tell(bench, RECEIVED_EVENTS, `Told ${String(round)}`) }),
];

/** Every step with both grids, in the order given. */
export async function measureRound(benches: readonly Bench[], round: number): Promise<Round> {
  const found: Record<GridName, Step> = { ours: {}, peer: {} };
  for (const step of STEPS) {
    for (const bench of benches) {
      await bench.page.bringToFront();
      found[bench.name] = { ...found[bench.name], ...(await step(bench, round)) };
    }
  }
  return found as Record<GridName, SideRound>;
}
