import { buffers, channel, type Channel } from 'redux-saga';
import { actionChannel, call, delay, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { freeRun, isStale, largestNumber } from '../../domain/nextNumber';
import { canEdit } from '../../domain/sale';
import { lotsReceived, saleEntered, selectLots } from '../../features/lots/lotsSlice';
import {
  blockChanged,
  numbersAskedFor,
  reservingEnded,
  reservingStarted,
  selectClaims,
} from '../../features/lots/numbering/claimsSlice';
import {
  operationMade,
  operationsMade,
  retryAllSaves,
  saveDiscarded,
  saveRefused,
  saveSent,
  selectIsRenumbering,
} from '../../features/lots/savesSlice';
import { salesReceived, selectSale } from '../../features/sales/salesSlice';
import { newId } from '../../shared/id';
import type { KeptNumber } from '../../services/numbers/NumberBlocks';
import { farewells } from '../auth/farewells';
import { gateway } from '../effects';
import { giveStrayNumbersBack, type ListedClaims } from './giveStrayNumbersBack';
import { isServerThere, keepOnDevice, numberStock, readBlock, takeFromDevice } from './numberStock';
import { statusOfSale } from './recordOperations';

/** How many numbers a device holds ahead, and how few are left when it asks for as many again. */
const BLOCK_SIZE = 25;
const FEW = 10;
/** What was held for longer than this, in ms, is given back at the next visit. */
const OLD_MS = 24 * 60 * 60 * 1000;
/** What was asked for so long ago, in ms, no other page of this browser is asking for in this moment. */
const UNANSWERED_MS = 2 * 60 * 1000;
/** When numbers could not be held ahead, in ms. */
const PAUSE_MS = 10_000;
/** Others hold numbers ahead in the same moments. */
const TRIES = 3;

/** What a person does, and what came of it. */
const WORK = [operationMade, operationsMade, saveSent, saveDiscarded, saveRefused];

/**
 * Holds numbers ahead for the lots that the person makes here, from the first one of a visit on, so that those made without
 * a network have numbers that nobody else can get. They go back when the session ends.
 */
export function* keepNumbersAhead(uid: string): SagaGenerator<void> {
  const leaving = yield* farewells();
  const numbers = yield* gateway('numbers');
  const blocks = yield* gateway('numberBlocks');
  const turn: Turn = { isReserving: false, isLeaving: false };
  /** Without a network they stay for the next visit, and nobody waits for them. */
  function* giveAllBack(): SagaGenerator<void> {
    if (!(yield* call(canAsk))) return;
    turn.isLeaving = true;
    try {
      // What is just being held would come after all others had gone back.
      while (turn.isReserving) yield* take(reservingEnded);
      yield* call(giveBack, yield* call([blocks, blocks.list], uid));
    } catch (error) {
      console.warn('Numbers that were held ahead could not be given back.', error);
    }
  }
  /** Nobody uses them while they go back; without an answer they stay for the next visit. */
  const giveBack = async (kept: readonly KeptNumber[]): Promise<void> => {
    for (const saleId of new Set(kept.map((each) => each.saleId))) {
      const names = kept.flatMap((each) => (each.saleId === saleId ? [each.number] : []));
      const taken = await blocks.take(uid, saleId, names);
      try {
        await numbers.release(saleId, taken);
      } catch (error) {
        await blocks.keep(uid, taken);
        throw error;
      }
    }
  };
  const listed = channel<ListedClaims>(buffers.sliding(1));
  leaving.add(giveAllBack);
  try {
    const moments = yield* actionChannel(
      [...WORK, saleEntered, lotsReceived, salesReceived, retryAllSaves],
      buffers.sliding(1),
    );
    yield* fork(giveOldBack, uid, giveBack);
    yield* fork(giveStrayNumbersBack, listed);
    for (;;) {
      const action = yield* take(moments);
      // Whoever works on has not left.
      if (operationMade.match(action) || operationsMade.match(action)) turn.isLeaving = false;
      const { saleId } = yield* select(selectClaims);
      if (saleId === null || turn.isLeaving) continue;
      if (saleEntered.match(action)) yield* call(readBlock, uid, saleId);
      try {
        yield* call(look, uid, saleId, turn, giveBack, listed);
      } catch (error) {
        console.warn('No numbers could be held ahead.', error);
        yield* delay(PAUSE_MS);
      }
    }
  } finally {
    leaving.delete(giveAllBack);
  }
}

/** Where no sale is open, nothing is heard of the server but what the browser says. */
function* canAsk(): SagaGenerator<boolean> {
  const network = yield* gateway('network');
  return (yield* select(selectClaims)).saleId === null ? network.isOnline() : yield* call(isServerThere);
}

interface Turn {
  isReserving: boolean;
  /** The session is about to end: nothing more is held. */
  isLeaving: boolean;
}

type GiveBack = (kept: readonly KeptNumber[]) => Promise<void>;

/** What an earlier visit on this device left: nobody has come back for it within a day, or it ended before the answer. */
function* giveOldBack(uid: string, giveBack: GiveBack): SagaGenerator<void> {
  const blocks = yield* gateway('numberBlocks');
  for (;;) {
    try {
      const kept = yield* call([blocks, blocks.list], uid);
      yield* call(
        giveBack,
        kept.filter(({ keptAt, isAsked }) => keptAt < Date.now() - (isAsked === true ? UNANSWERED_MS : OLD_MS)),
      );
      const { saleId } = yield* select(selectClaims);
      if (saleId !== null) yield* call(readBlock, uid, saleId);
      return;
    } catch (error) {
      console.warn('Numbers of an earlier visit could not be given back.', error);
      yield* take(retryAllSaves);
    }
  }
}

/** Holds more when few are left, and gives back what is of no use here any more. */
function* look(
  uid: string,
  saleId: string,
  turn: Turn,
  giveBack: GiveBack,
  listed: Channel<ListedClaims>,
): SagaGenerator<void> {
  const { block, hasWorked } = yield* select(selectClaims);
  // Until all lots have their new numbers, nobody knows which are good to hold, and asking for them would delay both.
  if (!(yield* call(isServerThere)) || (yield* select(selectIsRenumbering, saleId))) return;
  const isOpen = (yield* call(statusOfSale, saleId)) === 'open';
  if (block.length > 0 && (!isOpen || (hasWorked && isStale(yield* call(numberStock, saleId))))) {
    // While they go back, no lot takes one of them.
    yield* put(blockChanged({ saleId, block: [] }));
    yield* call(
      giveBack,
      block.map((each) => ({ ...each, saleId, keptAt: 0 })),
    );
  }
  const sale = yield* select(selectSale, saleId);
  if (!hasWorked || !isOpen || sale === undefined || !canEdit(sale, uid)) return;
  if ((yield* select(selectClaims)).block.length >= FEW) return;
  if ((yield* call(readBlock, uid, saleId)).length >= FEW) return;
  turn.isReserving = true;
  yield* put(reservingStarted({ saleId }));
  try {
    yield* call(reserve, uid, saleId, listed);
    yield* call(readBlock, uid, saleId);
  } finally {
    turn.isReserving = false;
    yield* put(reservingEnded());
  }
}

function* reserve(uid: string, saleId: string, listed: Channel<ListedClaims>): SagaGenerator<void> {
  const gate = yield* gateway('numbers');
  for (let tries = 0; tries < TRIES; tries += 1) {
    const claims = yield* call([gate, gate.list], saleId);
    listed.put({ saleId, claims });
    const held = claims.map(({ number }) => number);
    const largest = Math.max(
      largestNumber(yield* select(selectLots)),
      0,
      ...held.map((name) => Number.parseInt(name, 10)),
    );
    const wanted = freeRun(new Set(held), largest + 1, BLOCK_SIZE).map((number) => ({ number, lotId: newId() }));
    if (wanted.length === 0 || (yield* select(selectClaims)).saleId !== saleId) return;
    yield* put(numbersAskedFor({ saleId, numbers: wanted.map(({ number }) => number) }));
    const kept = wanted.map((each) => ({ ...each, saleId, keptAt: Date.now() }));
    // Noted first: when the visit ends before the answer, the next one gives them back.
    const asked = kept.map((each) => ({ ...each, isAsked: true as const }));
    if (!(yield* call(keepOnDevice, uid, asked))) throw new Error('This device keeps no numbers.');
    if ((yield* call([gate, gate.reserve], saleId, wanted, uid)) === 'reserved') {
      yield* call(keepOnDevice, uid, kept);
      return;
    }
    const names = wanted.map(({ number }) => number);
    yield* call(takeFromDevice, uid, saleId, names);
  }
}
