import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { isPrivateTarget, type ImportField } from '../../domain/imports/cells/targets';
import type { CreateAct as Create, UpdateAct as Update, WriteAct } from '../../domain/imports/desk/views';
import type { CarriedLot } from '../../domain/imports/own/carried';
import { newPlaces } from '../../domain/imports/write/newPlaces';
import { type EditableLotFields, type Lot, NO_PRIVATE_FIELDS, type PrivateLotFields } from '../../domain/lots/lot';
import { nameOfNumber, numberFields } from '../../domain/numbering/lotNumber';
import {
  type AheadNumber,
  type ChosenNumber,
  chooseNamed,
  type ReservedNumbers,
} from '../../domain/numbering/nextNumber';
import { numberOf } from '../../domain/numbering/numbering';
import { type NumberStep, planNumberSteps } from '../../domain/numbering/numberSteps';
import { cleanDrafts, type Operation, type OperationDraft } from '../../domain/operations/operations';
import { importTexts } from '../../features/imports/model/importTexts';
import { selectLot, selectLotPrivate, selectLots } from '../../features/lots/model/lots/lotsSlice';
import { draftEdit, draftPrivateEdit } from '../../features/lots/model/operations/drafts';
import { draftResult } from '../../features/lots/model/results/draftResult';
import { notificationRequested } from '../../features/notifications/notificationsSlice';
import { newId } from '../../shared/id';
import { texts } from '../base/texts';
import { draftLot, withNumbers } from '../lots/commands/makeNewLots';
import { areSafe } from '../lots/commands/safeNumbers';
import { tellRefusal } from '../lots/outbox/recordOperations';
import { breathe } from '../lots/shared/inParts';
import { addedToLots, carriedToNew } from './carriedLots';

/** In one task, the page makes the operations of so many rows. */
const TOGETHER = 250;

/** What an import makes, and what is still to come to its lots. */
export interface ImportWork {
  readonly operations: readonly Operation[];
  readonly carried: readonly CarriedLot[];
  /** The paths of their pictures in the bundle, in the order in which `carried` counts them. */
  readonly pictures: readonly string[];
}

/**
 * The operations of an import: first numbers that lots give up, then what changes, then what is new. All of one group, to be taken
 * back together.
 */
export function* importOperations(
  uid: string,
  saleId: string,
  group: string,
  acts: readonly WriteAct[],
): SagaGenerator<ImportWork> {
  const updates = acts.filter((act): act is Update => act.kind === 'update');
  const creates = acts.filter((act): act is Create => act.kind === 'create');
  const operations: Operation[] = [];
  const add = (drafts: readonly OperationDraft[]): void => {
    for (const draft of cleanDrafts(drafts)) operations.push({ ...draft, id: newId(), uid, group });
  };
  add(yield* call(draftNumbers, saleId, updates));
  for (const part of chunks(updates)) {
    add(yield* call(draftUpdates, saleId, part));
    yield* call(breathe);
  }
  const planned = yield* call(planCreates, uid, saleId, creates);
  for (const part of chunks(planned)) {
    yield* call(breathe);
    for (const each of part) add(draftsOfNew(saleId, each));
  }
  const pictures: string[] = [];
  const added = yield* call(addedToLots, updates, pictures);
  const begun = planned.flatMap(({ lotId, create }) => carriedToNew(lotId, create, pictures) ?? []);
  return { operations, carried: [...added, ...begun], pictures };
}

/** Numbers that the file gives to lots which are there, in an order in which each is free when it is claimed. */
function* draftNumbers(saleId: string, updates: readonly Update[]): SagaGenerator<readonly OperationDraft[]> {
  const steps = updates.flatMap(({ lotId, number }): NumberStep[] => (number === null ? [] : [{ lotId, ...number }]));
  const holders = new Map((yield* select(selectLots)).map((lot) => [nameOfNumber(numberOf(lot)), lot.id]));
  const plan = planNumberSteps(steps, (number) => holders.get(number));
  if (plan.kind !== 'steps') {
    // A colleague was faster than the last look at the sale.
    yield* tellRefusal((words) =>
      plan.kind === 'taken' ? words.numbersTaken(plan.numbers.join(', ')) : words.numberTwice(plan.number),
    );
    return [];
  }
  if (!(yield* call(areSafe, saleId, plan.steps))) {
    const message = (yield* texts(importTexts)).numbersKept(steps.length);
    yield* put(notificationRequested({ kind: 'warning', message }));
    return [];
  }
  return plan.steps.map((step) => ({ ...step, saleId, kind: 'setNumber' }));
}

type WithLots = Parameters<typeof selectLotPrivate>[0];

/** `before` is what the check has shown. A person who changes a field meanwhile finds both values; nothing is overwritten. */
function* draftUpdates(saleId: string, updates: readonly Update[]): SagaGenerator<readonly OperationDraft[]> {
  const state = yield* select((now: WithLots) => now);
  return updates.flatMap(({ lotId, changes, result }) => {
    const lot = selectLot(state, lotId);
    if (lot === undefined) return [];
    const edit = draftEdit(saleId, lot, valuesOf(changes, 'after', false), valuesOf(changes, 'before', false));
    const privately = draftPrivateEdit(
      saleId,
      lotId,
      selectLotPrivate(state, lotId),
      valuesOf(changes, 'after', true),
      valuesOf(changes, 'before', true),
    );
    const entered = result === null ? null : draftResult(saleId, lot, result.after);
    const results = entered === null || entered === 'neverOffered' ? [] : [entered];
    return [...(edit === 'publishedNeedsAll' ? [] : edit), ...privately, ...results];
  });
}

type Values = Partial<EditableLotFields & PrivateLotFields>;

function valuesOf(changes: Update['changes'], side: 'before' | 'after', isPrivate: boolean): Values {
  const chosen = Object.entries(changes).filter(([field]) => isPrivateTarget(field as ImportField) === isPrivate);
  return Object.fromEntries(chosen.map(([field, change]) => [field, change[side]]));
}

interface PlannedCreate {
  readonly lotId: string;
  readonly create: Create;
  readonly chosen: ChosenNumber;
  readonly order: string;
}

/** Numbers and places belong together: they are chosen in one moment, as the sale is then. */
function* planCreates(
  uid: string,
  saleId: string,
  creates: readonly Create[],
): SagaGenerator<readonly PlannedCreate[]> {
  const chosen = yield* withNumbers<readonly ChosenNumber[]>(uid, saleId, (stock) => numbersFor(creates, stock));
  const lots = yield* select(selectLots);
  const numbers = creates.map(({ number }) => number);
  const places = (lots.length === 0 ? placesOfFile(creates) : null) ?? newPlaces(lots, numbers);
  return creates.map((create, at) => {
    const number = chosen[at] ?? NONE;
    return { lotId: number.ahead?.lotId ?? newId(), create, chosen: number, order: places[at] ?? 'a0' };
  });
}

/** A file of ours brings the order of its sale into one without lots; null when it does not say the place of every lot. */
function placesOfFile(creates: readonly Create[]): readonly string[] | null {
  const orders = creates.flatMap(({ carried }) => carried.order ?? []);
  return orders.length === creates.length ? orders : null;
}

function draftsOfNew(saleId: string, { lotId, create, chosen, order }: PlannedCreate): readonly OperationDraft[] {
  const { number, wanted } = chosen;
  const lot = { id: lotId, ...numberFields(number), order };
  const made = draftLot(saleId, wanted === undefined ? lot : { ...lot, wanted }, create.fields);
  return [made, ...draftPrivateEdit(saleId, lot.id, NO_PRIVATE_FIELDS, create.privateFields)];
}

const NONE: ChosenNumber = { number: null, ahead: null };

function numbersFor(
  creates: readonly Create[],
  stock: ReservedNumbers<Lot>,
): { readonly made: readonly ChosenNumber[]; readonly ahead: readonly AheadNumber[] } {
  const made = creates.map(({ number }) => (number === null ? NONE : chooseNamed(stock, number, null)));
  return { made, ahead: made.flatMap(({ ahead }) => ahead ?? []) };
}

function* chunks<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < items.length; from += TOGETHER) yield items.slice(from, from + TOGETHER);
}
