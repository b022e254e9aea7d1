import { all, call, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { locationChanged, selectPath } from '../../features/navigation/model/navigationSlice';
import {
  saleCounted,
  salesReceived,
  selectCountedAt,
  selectNewSale,
  selectSales,
} from '../../features/sales/salesSlice';
import { gateway } from '../base/effects';
import { reportIfSessionFailure } from '../shared/reportIfSessionFailure';
import { saleIdOf } from '../../domain/sales/addresses';

const LIST_PATH = '/sales';
/** A count is used again for so long, in ms: going back and forth does not count all sales each time. */
const FRESH_MS = 10 * 60_000;
const AT_ONCE = 4;

/**
 * How many lots each sale has, for the list of sales: at most one question for each sale when somebody comes to the
 * list, and none for a sale that was counted a moment ago and not opened since. Without an answer nothing is shown.
 */
export function* countLots(uid: string): SagaGenerator<void> {
  const asked = new Set<string>();
  const opened = new Set<string>();
  let isThere = false;
  for (;;) {
    const path = yield* select(selectPath);
    const isHere = path === LIST_PATH;
    const saleId = saleIdOf(path);
    if (saleId !== null) opened.add(saleId);
    if (isHere && !isThere) asked.clear();
    isThere = isHere;
    // A sale that is just being made is in the list before the server has it, and would be asked for in vain.
    const isMaking = (yield* select(selectNewSale)).status === 'working';
    if (isHere && !isMaking) yield* call(countMissing, uid, asked, opened);
    yield* take([locationChanged, salesReceived]);
  }
}

function* countMissing(uid: string, asked: Set<string>, opened: Set<string>): SagaGenerator<void> {
  const stale = Date.now() - FRESH_MS;
  const wanted: string[] = [];
  for (const { id } of yield* select(selectSales)) {
    if (asked.has(id)) continue;
    if (opened.has(id) || (yield* select(selectCountedAt, id)) < stale) wanted.push(id);
  }
  for (const id of wanted) {
    asked.add(id);
    opened.delete(id);
  }
  for (let first = 0; first < wanted.length; first += AT_ONCE) {
    yield* all(wanted.slice(first, first + AT_ONCE).map((id) => call(count, id, uid)));
  }
}

function* count(saleId: string, uid: string): SagaGenerator<void> {
  const reader = yield* gateway('saleReader');
  try {
    const lots = yield* call([reader, reader.count], saleId);
    yield* put(saleCounted({ saleId, lots, at: Date.now() }));
  } catch (error) {
    // Offline, or no longer a member: the list says nothing about it.
    yield* call(reportIfSessionFailure, error, uid);
  }
}
