import { formatLotNumber, type LotNumber } from '../../../domain/numbering/lotNumber';
import type { Lot } from '../../../domain/lots/lot';
import { editCells } from '../../../features/lots/model/view/gridSlice';
import {
  addEmptyLot,
  editLot,
  markLotReady,
  returnLotToDraft,
  selectLots,
  selectTrashedLots,
} from '../../../features/lots/model/lots/lotsSlice';
import {
  giveRangeBack,
  releaseNumbers,
  selectAhead,
  selectBlock,
  takeNumbersAlong,
} from '../../../features/lots/model/numbering/reservationsSlice';
import { numberLots } from '../../../features/lots/model/numbering/numberingSlice';
import {
  duplicateLot,
  editLotPrivate,
  editLots,
  moveLots,
  publishLot,
  reinstateLot,
  restoreLots,
  setLotNumber,
  setLotNumbers,
  trashLots,
  withdrawLot,
} from '../../../features/lots/model/operations/lotCommands';
import { earlyResultsMeant } from '../../../features/lots/model/results/resultsSlice';
import type { Page } from '../world/page';
import type { Random } from '../world/random';
import { privateWords, someMoney, someWords } from '../world/words';

/** What a person may do at a page; says what was done, or null when there was nothing to do it with. */
export interface Act {
  readonly name: string;
  readonly weight: number;
  readonly does: (page: Page, random: Random) => string | null;
}

const lotsOf = (page: Page): readonly Lot[] => page.read(selectLots);
const named = (lot: Pick<Lot, 'id'>): string => lot.id.slice(0, 4);

/** An act on one lot of the sale. */
function onLot(name: string, weight: number, does: (page: Page, lot: Lot, random: Random) => string | null): Act {
  return {
    name,
    weight,
    does(page, random) {
      const lot = random.pick(lotsOf(page));
      return lot === undefined ? null : does(page, lot, random);
    },
  };
}

function someNumber(random: Random, most = 40): LotNumber | null {
  if (random.chance(0.1)) return null;
  return { number: random.whole(1, most), suffix: random.chance(0.2) ? 'A' : '' };
}

const sellLot = ({ lotId }: { readonly lotId: string }) =>
  earlyResultsMeant({ results: [{ lotId, status: 'sold', hammer: 12_000 }] });
const passLot = ({ lotId }: { readonly lotId: string }) =>
  earlyResultsMeant({ results: [{ lotId, status: 'passed', hammer: null }] });

const TEXTS = ['title', 'description', 'category', 'creator', 'provenance'] as const;
const STEPS = [markLotReady, returnLotToDraft, publishLot, withdrawLot, reinstateLot, sellLot, passLot];

/** The fields that a lot needs before it can be ready. */
const complete = (random: Random) => ({
  title: someWords(random),
  description: someWords(random),
  estimateLow: 1_000,
  estimateHigh: 1_000 + someMoney(random),
});

export const LOT_ACTS: readonly Act[] = [
  {
    name: 'newLot',
    weight: 6,
    does(page) {
      page.dispatch(addEmptyLot());
      return '';
    },
  },
  onLot('editText', 14, (page, lot, random) => {
    const field = random.pick(TEXTS) ?? 'title';
    // Most go on typing where they were; some begin anew.
    const text = random.chance(0.5) ? `${lot[field]} ${someWords(random)}`.slice(0, 80) : someWords(random);
    page.dispatch(editLot({ lotId: lot.id, changes: { [field]: text } }));
    return `${field} of ${named(lot)}`;
  }),
  onLot('editMoney', 5, (page, lot, random) => {
    const field = random.pick(['estimateLow', 'estimateHigh', 'startPrice'] as const) ?? 'startPrice';
    page.dispatch(editLot({ lotId: lot.id, changes: { [field]: random.chance(0.2) ? null : someMoney(random) } }));
    return `${field} of ${named(lot)}`;
  }),
  onLot('editPrivate', 7, (page, lot, random) => {
    const words = { consignor: privateWords(random), notes: privateWords(random), reserve: someMoney(random) };
    const field = random.pick(['consignor', 'notes', 'reserve'] as const) ?? 'notes';
    page.dispatch(editLotPrivate({ lotId: lot.id, changes: { [field]: words[field] } }));
    return `${field} of ${named(lot)}`;
  }),
  onLot('complete', 6, (page, lot, random) => {
    page.dispatch(editLot({ lotId: lot.id, changes: complete(random) }));
    return named(lot);
  }),
  {
    name: 'bulkEdit',
    weight: 4,
    does(page, random) {
      const lots = random.some(lotsOf(page), 6);
      const category = someWords(random);
      const privateChanges = random.chance(0.3) ? { consignor: privateWords(random) } : {};
      page.dispatch(editLots({ edits: lots.map(({ id }) => ({ lotId: id, changes: { category }, privateChanges })) }));
      return `category of ${lots.map(named).join()}`;
    },
  },
  {
    name: 'paste',
    weight: 3,
    does(page, random) {
      const edits = random.some(lotsOf(page), 12).map(({ id }) => ({
        lotId: id,
        changes: { title: someWords(random), startPrice: someMoney(random), notes: privateWords(random) },
        unread: {},
      }));
      page.dispatch(editCells({ edits, note: null }));
      return `into ${String(edits.length)} lots`;
    },
  },
  onLot('duplicate', 3, (page, lot) => {
    page.dispatch(duplicateLot({ lotId: lot.id }));
    return named(lot);
  }),
  onLot('number', 7, (page, lot, random) => {
    const number = someNumber(random);
    page.dispatch(setLotNumber({ lotId: lot.id, number }));
    return `${named(lot)} → ${number === null ? 'none' : formatLotNumber(number)}`;
  }),
  {
    name: 'renumber',
    weight: 2,
    does(page, random) {
      const lots = random.some(lotsOf(page), 8);
      const first = random.whole(1, 40);
      const changes = lots.map((lot, place) => ({
        lotId: lot.id,
        before: lot.number === null ? null : { number: lot.number, suffix: lot.suffix },
        after: { number: first + place, suffix: '' },
      }));
      page.dispatch(numberLots({ changes }));
      return `${lots.map(named).join()} from ${String(first)}`;
    },
  },
  {
    name: 'swap',
    weight: 4,
    does(page, random) {
      const [one, other] = random.some(
        lotsOf(page).filter(({ number }) => number !== null),
        2,
      );
      if (one === undefined || other === undefined) return null;
      const numbers = [
        { lotId: one.id, number: { number: other.number ?? 1, suffix: other.suffix } },
        { lotId: other.id, number: { number: one.number ?? 1, suffix: one.suffix } },
      ];
      page.dispatch(setLotNumbers({ numbers }));
      return `${named(one)} and ${named(other)}`;
    },
  },
  {
    name: 'move',
    weight: 6,
    does(page, random) {
      const lots = random.some(lotsOf(page), 3);
      const before = random.chance(0.2) ? undefined : random.pick(lotsOf(page));
      page.dispatch(moveLots({ lotIds: lots.map(({ id }) => id), before: before?.id ?? null }));
      return `${lots.map(named).join()} before ${before === undefined ? 'nothing' : named(before)}`;
    },
  },
  {
    name: 'trash',
    weight: 4,
    does(page, random) {
      const lots = random.some(lotsOf(page), 3);
      page.dispatch(trashLots({ lotIds: lots.map(({ id }) => id) }));
      return lots.map(named).join();
    },
  },
  {
    name: 'restore',
    weight: 4,
    does(page, random) {
      const lots = random.some(page.read(selectTrashedLots), 3);
      if (lots.length === 0) return null;
      page.dispatch(restoreLots({ lotIds: lots.map(({ id }) => id) }));
      return lots.map(named).join();
    },
  },
  {
    name: 'takeAlong',
    weight: 7,
    does(page, random) {
      const [from, count] = [random.whole(1, 40), random.whole(1, 8)];
      page.dispatch(takeNumbersAlong({ from, count }));
      return `${String(count)} from ${String(from)}`;
    },
  },
  {
    name: 'giveBack',
    weight: 1,
    does(page) {
      page.dispatch(giveRangeBack());
      return '';
    },
  },
  {
    name: 'freeRange',
    weight: 3,
    does(page, random) {
      const own = new Set(page.read(selectBlock).map(({ lotId }) => lotId));
      const numbers = random.some(
        page.read(selectAhead).filter(({ lotId }) => !own.has(lotId)),
        8,
      );
      if (numbers.length === 0) return null;
      page.dispatch(releaseNumbers({ numbers }));
      return numbers.map(({ number }) => number).join();
    },
  },
  onLot('step', 8, (page, lot, random) => {
    const step = random.pick(STEPS) ?? markLotReady;
    const action = step({ lotId: lot.id });
    page.dispatch(action);
    return `${action.type} ${named(lot)}`;
  }),
];
