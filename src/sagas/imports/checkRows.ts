import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { CheckView } from '../../domain/imports/desk/views';
import {
  type cellEdited,
  checked,
  type filterChosen,
  type ImportRun,
  type rowsAsked,
  rowsShown,
  selectImport,
} from '../../features/imports/model/importSlice';
import { selectOpenSaleId } from '../../features/lots/model/lots/lotsSlice';
import { selectIsWholeSaleRead } from '../../features/lots/model/outgoing/platformLots';
import { gateway } from '../base/effects';
import { untilSaleIsRead } from '../lots/shared/untilSaleIsRead';
import { rememberMatching } from './matchingMemory';
import { sendSaleChanges, type SentSale } from './sendSaleChanges';

/** Rows that the page has at once: a window shows fewer. */
const WINDOW = 150;
/** Of those, so many above the one that is asked for. */
const ABOVE = 50;

/** Checks all rows for the first time, against the whole sale. Who leaves the sale before it is there finds the check later. */
export function* checkAll(known: SentSale): SagaGenerator<void> {
  const { run, choice, saleId } = yield* select(selectImport);
  if (run.status !== 'checking' || saleId === null) return;
  const matching = run.columns.map(({ target }) => target);
  if (run.file.key !== null) yield* call(rememberMatching, run.file.key, matching);
  if (!(yield* call(untilSaleIsRead, saleId))) return;
  yield* call(sendSaleChanges, saleId, known);
  const reader = yield* gateway('importReader');
  yield* call(show, run, yield* call([reader, reader.check], matching, choice), 0);
}

export function* editCell({ payload }: ReturnType<typeof cellEdited>): SagaGenerator<void> {
  const { run } = yield* select(selectImport);
  const reader = yield* gateway('importReader');
  yield* call(show, run, yield* call([reader, reader.edit], payload.at, payload.column, payload.text));
}

export function* chooseAgain(): SagaGenerator<void> {
  const reader = yield* gateway('importReader');
  const { run, choice } = yield* select(selectImport);
  yield* call(show, run, yield* call([reader, reader.choose], choice));
}

export function* filterRows({ payload }: ReturnType<typeof filterChosen>): SagaGenerator<void> {
  const { run } = yield* select(selectImport);
  const reader = yield* gateway('importReader');
  yield* call(show, run, yield* call([reader, reader.filter], payload.filter), 0);
}

export function* showRows({ payload }: ReturnType<typeof rowsAsked>): SagaGenerator<void> {
  const { run } = yield* select(selectImport);
  const reader = yield* gateway('importReader');
  const from = Math.max(0, payload.from - ABOVE);
  const rows = yield* call([reader, reader.rows], from, WINDOW);
  if (yield* call(isStillAt, run)) yield* put(rowsShown({ window: { from, rows } }));
}

/**
 * Checks once more when the sale has become another one. True when something else becomes of a row than was shown: then
 * the page says so. Half a sale, to which the person has just come back, says nothing.
 */
export function* renewCheck(known: SentSale): SagaGenerator<boolean> {
  const { run, saleId } = yield* select(selectImport);
  if (run.status !== 'checking' || saleId === null) return false;
  if (saleId !== (yield* select(selectOpenSaleId)) || !(yield* select(selectIsWholeSaleRead))) return false;
  if (run.check === null) {
    yield* call(checkAll, known);
    return false;
  }
  if (!(yield* call(sendSaleChanges, saleId, known))) return false;
  const reader = yield* gateway('importReader');
  const check = yield* call([reader, reader.renew]);
  const isRenewed = check.renewed > 0;
  yield* call(show, run, check, run.window.from, isRenewed ? true : null);
  return isRenewed;
}

/** `asked`: the check that the question was about. */
function* show(
  asked: ImportRun,
  check: CheckView,
  place?: number,
  isRenewed: boolean | null = false,
): SagaGenerator<void> {
  const { run } = yield* select(selectImport);
  if (run.status !== 'checking') return;
  const from = place ?? run.window.from;
  const reader = yield* gateway('importReader');
  const rows = yield* call([reader, reader.rows], from, WINDOW);
  if (yield* call(isStillAt, asked)) yield* put(checked({ check, window: { from, rows }, isRenewed }));
}

/** False when the person has gone back to the columns meanwhile, from where another check may have begun already. */
function* isStillAt(asked: ImportRun): SagaGenerator<boolean> {
  const { run } = yield* select(selectImport);
  if (asked.status !== 'checking' || run.status !== 'checking') return false;
  return asked.columns === run.columns && (asked.check === null) === (run.check === null);
}
