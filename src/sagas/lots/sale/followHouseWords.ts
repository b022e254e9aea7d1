import { isAnyOf } from '@reduxjs/toolkit';
import { call, delay, fork, put, select, take, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { isDeleted } from '../../../domain/sales/sale';
import { sameValue } from '../../../domain/values/sameValue';
import type { HouseWords } from '../../../domain/lots/houseWords';
import { otherWordsRead, selectOtherWords } from '../../../features/lots/model/house/houseSlice';
import { selectOwnWords, wordsTogether } from '../../../features/lots/model/house/houseWords';
import {
  lotsFailed,
  lotsReceived,
  saleEntered,
  selectLotsStatus,
  selectOpenSaleId,
} from '../../../features/lots/model/lots/lotsSlice';
import { operationMade, operationsMade } from '../../../features/lots/model/saves/savesSlice';
import { templatesReceived } from '../../../features/lots/model/templates/templatesSlice';
import { saleLost, salesReceived, selectOpenableSale, selectSales } from '../../../features/sales/salesSlice';
import { gateway } from '../../base/effects';
import { withActions } from '../../base/withActions';

/** What is written of a sale is looked at so often at most, in ms: nobody needs each letter remembered. */
const PAUSE_MS = 3_000;

const CHANGES = [lotsReceived, lotsFailed, operationMade, operationsMade, templatesReceived];

/**
 * Offers in each sale what the house has written in others: this device remembers the words of the sales that the person
 * had open here. No sale is read for it.
 */
export function* followHouseWords(uid: string): SagaGenerator<void> {
  yield* takeLatest([saleEntered, salesReceived, saleLost], readOthers, uid);
  yield* fork(rememberOwn, uid);
  yield* call(readOthers, uid);
}

interface Kept {
  readonly saleId: string;
  readonly words: HouseWords;
}

/** At the end of a pause and not after silence: in a busy sale there may be none for hours. */
function* rememberOwn(uid: string): SagaGenerator<void> {
  yield* withActions(isAnyOf(...CHANGES), 'last', function* (changes) {
    let kept: Kept | null = null;
    for (;;) {
      yield* take(changes);
      yield* delay(PAUSE_MS);
      kept = yield* call(keepOwn, uid, kept);
    }
  });
}

/** Keeps what has changed since; returns what the device has of the open sale now, null for nothing. */
function* keepOwn(uid: string, kept: Kept | null): SagaGenerator<Kept | null> {
  const saleId = yield* select(selectOpenSaleId);
  if (saleId === null || (yield* select(selectLotsStatus)) !== 'live') return null;
  // What was kept of a sale that the person has lost is wiped, and must not come back.
  if ((yield* select(selectOpenableSale, saleId)) === undefined) return null;
  const now = { saleId, words: yield* select(selectOwnWords) };
  if (sameValue(now, kept)) return kept;
  const memory = yield* gateway('keptWords');
  try {
    yield* call([memory, memory.keep], uid, saleId, now.words);
    return now;
  } catch {
    // A device that keeps nothing remembers nothing.
    return null;
  }
}

function* readOthers(uid: string): SagaGenerator<void> {
  const open = yield* select(selectOpenSaleId);
  if (open === null) return;
  // The latest first. Of a sale that the person has lost, or that is deleted, nothing is offered.
  const others = (yield* select(selectSales)).filter((sale) => sale.id !== open && !isDeleted(sale));
  const memory = yield* gateway('keptWords');
  let found: readonly HouseWords[];
  try {
    found = yield* call(
      [memory, memory.list],
      uid,
      others.map(({ id }) => id),
    );
  } catch {
    return;
  }
  const words = wordsTogether(found);
  const isStillOpen = (yield* select(selectOpenSaleId)) === open;
  if (isStillOpen && !sameValue(words, yield* select(selectOtherWords))) yield* put(otherWordsRead({ words }));
}
