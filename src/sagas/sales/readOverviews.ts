import { all, call, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { saleIdOf } from '../../domain/sales/addresses';
import type { Sale } from '../../domain/sales/sale';
import { SALE_GROUPS } from '../../domain/sales/saleGroups';
import { dayOf } from '../../domain/values/dayOf';
import { locationChanged, selectPath } from '../../features/navigation/model/navigationSlice';
import { panelSet, selectPanel } from '../../features/navigation/model/panelsSlice';
import {
  foldOf,
  isFolded,
  listOpened,
  overviewRead,
  salesReceived,
  selectNewSale,
  selectOverviewAt,
  selectSaleGroups,
  selectSample,
} from '../../features/sales/salesSlice';
import { gateway } from '../base/effects';
import { reportFailure } from '../shared/reportFailure';

const LIST_PATH = '/sales';
/** What was read is shown again for so long, in ms: going back and forth does not ask about all sales each time. */
const FRESH_MS = 10 * 60_000;
const AT_ONCE = 4;

/**
 * What the list of sales shows of each: at most one look at each sale when somebody comes to the list, none at a sale that
 * was looked at a moment ago and not opened since, and none at those that are folded away or deleted. Without an answer
 * nothing is shown.
 */
export function* readOverviews(uid: string): SagaGenerator<void> {
  const asked = new Set<string>();
  const opened = new Set<string>();
  let isThere = false;
  for (;;) {
    const path = yield* select(selectPath);
    const isHere = path === LIST_PATH;
    const saleId = saleIdOf(path);
    if (saleId !== null) opened.add(saleId);
    if (isHere && !isThere) {
      asked.clear();
      yield* put(listOpened({ now: Date.now(), today: dayOf(Date.now()) }));
    }
    isThere = isHere;
    // A sale that is just being made is in the list before the server has it, and would be asked for in vain.
    const made = [(yield* select(selectNewSale)).status, (yield* select(selectSample)).status];
    const isMaking = made.includes('working');
    // What came in or was unfolded meanwhile is looked at next.
    if (isHere && !isMaking && (yield* call(readMissing, uid, asked, opened))) continue;
    yield* take([locationChanged, salesReceived, panelSet]);
  }
}

function* readMissing(uid: string, asked: Set<string>, opened: Set<string>): SagaGenerator<boolean> {
  const stale = Date.now() - FRESH_MS;
  const wanted: Sale[] = [];
  for (const sale of yield* inSight()) {
    if (asked.has(sale.id)) continue;
    if (opened.has(sale.id) || (yield* select(selectOverviewAt, sale.id)) < stale) wanted.push(sale);
  }
  for (const { id } of wanted) {
    asked.add(id);
    opened.delete(id);
  }
  for (let first = 0; first < wanted.length; first += AT_ONCE) {
    yield* all(wanted.slice(first, first + AT_ONCE).map((sale) => call(readOne, sale, uid)));
  }
  return wanted.length > 0;
}

function* inSight(): SagaGenerator<readonly Sale[]> {
  const groups = yield* select(selectSaleGroups);
  const shown: Sale[] = [];
  for (const group of SALE_GROUPS) {
    // Nobody may look into a deleted sale until it is brought back.
    if (group === 'deleted') continue;
    const fold = yield* select(selectPanel, foldOf(group));
    if (!isFolded(group, groups, fold)) shown.push(...groups[group]);
  }
  return shown;
}

function* readOne({ id: saleId, roles }: Sale, uid: string): SagaGenerator<void> {
  const reader = yield* gateway('saleReader');
  try {
    // Nobody needs the own name.
    const withPeople = Object.keys(roles).length > 1;
    const overview = yield* call([reader, reader.overview], saleId, withPeople);
    yield* put(overviewRead({ saleId, overview, at: Date.now() }));
  } catch (error) {
    // Offline, or no longer a member: the list says nothing about it.
    yield* call(reportFailure, 'readOverviews', error, uid);
  }
}
