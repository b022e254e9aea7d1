import { call, delay, put, race, select, type SagaGenerator } from 'typed-redux-saga';
import type { WriteAct } from '../../domain/imports/desk/views';
import type { Operation } from '../../domain/operations/operations';
import type { Table } from '../../domain/values/table';
import {
  type importConfirmed,
  type ImportRun,
  selectImport,
  writingBegan,
} from '../../features/imports/model/importSlice';
import type { KeptImport } from '../../services/imports/ImportPlans';
import { newId } from '../../shared/id';
import { gateway } from '../base/effects';
import { holdingClaim, makeImport } from '../lots/imports/makeImport';
import { noteOnDevice } from '../lots/outbox/noteOnDevice';
import { inParts } from '../lots/shared/inParts';
import { untilSaleIsRead } from '../lots/shared/untilSaleIsRead';
import { renewCheck } from './checkRows';
import { importOperations } from './importOperations';
import { leftTable } from './leftRows';
import type { SentSale } from './sendSaleChanges';

/** Rows that come from the reader at once. */
const TOGETHER = 500;
/** Operations that are made in one task of the page. */
const OPERATIONS_TOGETHER = 100;
/** A device that is busy takes its time for thousands of rows, in ms; one whose storage hangs must not keep them from the server. */
const KEEP_LIMIT_MS = 30_000;

type KeepLeft = (id: string, left: Table) => void;

/**
 * Writes what the check shows: nothing when the sale has become another one since, which the page then shows. The plan is on
 * this device before the first operation is made. `keepLeft` takes what was not imported.
 */
export function* writeImport(
  uid: string,
  known: SentSale,
  { payload: { renewals } }: ReturnType<typeof importConfirmed>,
  keepLeft: KeepLeft,
): SagaGenerator<void> {
  const { saleId } = yield* select(selectImport);
  // Who has just come back to the sale waits for its lots.
  if (saleId === null || !(yield* call(untilSaleIsRead, saleId))) return;
  const { run } = yield* select(selectImport);
  if (run.status !== 'checking' || run.renewals !== renewals) return;
  // From here on the sale stays open, although the person may leave it: its lots say what is to be made.
  yield* inParts(function* () {
    if (!(yield* call(renewCheck, known))) yield* call(writeRows, uid, saleId, run, keepLeft);
  });
}

function* writeRows(
  uid: string,
  saleId: string,
  { file: { name }, columns }: Extract<ImportRun, { readonly status: 'checking' }>,
  keepLeft: KeepLeft,
): SagaGenerator<void> {
  const left = yield* call(leftTable, columns);
  const acts = yield* call(allActs);
  if (acts.length === 0 || (yield* call(hasGoneBack))) return;
  const id = newId();
  const { operations, carried, pictures } = yield* call(importOperations, uid, saleId, id, acts);
  const parts = partsFrom(operations);
  const created = acts.filter(({ kind }) => kind === 'create').length;
  const kept = {
    id,
    saleId,
    name,
    created,
    updated: acts.length - created,
    parts: parts.length,
    left,
    carried,
    isNoted: false,
  };
  // oxlint-disable-next-line require-yield -- the parts are here
  const partOf = function* (place: number) {
    return parts[place] ?? [];
  };
  yield* call(holdingClaim, id, function* () {
    yield* call(keep, uid, kept, parts);
    if (yield* call(hasGoneBack)) return yield* call(forget, uid, id);
    // Not before the device has the plan: what is said to be written outlives a reload.
    yield* put(writingBegan({ saleId, name, total: acts.length, done: 0 }));
    try {
      yield* call(keepPictures, uid, id, pictures);
    } catch (error) {
      // The person chooses the file again: the plan would make the same lots a second time.
      yield* call(forget, uid, id);
      throw error;
    }
    keepLeft(id, left);
    yield* call(makeImport, uid, kept, partOf);
  });
}

/** Who is at the columns again sees nothing of what would be made. */
function* hasGoneBack(): SagaGenerator<boolean> {
  return (yield* select(selectImport)).run.status !== 'checking';
}

function* allActs(): SagaGenerator<readonly WriteAct[]> {
  const reader = yield* gateway('importReader');
  const acts: WriteAct[] = [];
  for (;;) {
    const part = yield* call([reader, reader.acts], acts.length, TOGETHER);
    acts.push(...part);
    if (part.length < TOGETHER) return acts;
  }
}

function partsFrom(operations: readonly Operation[]): readonly (readonly Operation[])[] {
  const parts: (readonly Operation[])[] = [];
  for (let from = 0; from < operations.length; from += OPERATIONS_TOGETHER) {
    parts.push(operations.slice(from, from + OPERATIONS_TOGETHER));
  }
  // Pictures alone are a part, too: another page must not take an import for made whose pictures are still being kept.
  return parts.length === 0 ? [[]] : parts;
}

/**
 * A device that keeps nothing, or gives no answer, does not keep the import from being made: then it ends with the page, like
 * all its work.
 */
function* keep(uid: string, kept: KeptImport, parts: readonly (readonly Operation[])[]): SagaGenerator<void> {
  const plans = yield* gateway('importPlans');
  const write = async (): Promise<void> => {
    await plans.claim(kept.id);
    await plans.keep(uid, kept, parts);
  };
  yield* call(noteOnDevice, write, 'The device did not keep what is to be imported.', KEEP_LIMIT_MS);
}

function* forget(uid: string, id: string): SagaGenerator<void> {
  const plans = yield* gateway('importPlans');
  const warning = 'The device did not let go of an import.';
  yield* call(noteOnDevice, () => plans.forget(uid, id), warning, KEEP_LIMIT_MS);
}

/** The pictures of a bundle lie on this device before the first lot is made: a page that is loaded anew has the file no more. */
function* keepPictures(uid: string, id: string, paths: readonly string[]): SagaGenerator<void> {
  const reader = yield* gateway('importReader');
  const plans = yield* gateway('importPlans');
  for (const [place, path] of paths.entries()) {
    const picture = yield* call([reader, reader.picture], path);
    if (picture === null) continue;
    try {
      const kept = call([plans, plans.keepPicture], uid, id, place, picture);
      const { late } = yield* race({ kept, late: delay(KEEP_LIMIT_MS) });
      if (late !== undefined) return;
    } catch (error) {
      // No room for one is no room for the others. At the end the page says how many did not come.
      console.warn('The device did not keep the pictures of an import.', error);
      return;
    }
  }
}
