import type { Channel } from 'redux-saga';
import { call, delay, select, take, type SagaGenerator } from 'typed-redux-saga';
import { hasNumber, heldByNobody } from '../../domain/heldNumbers';
import { canEdit } from '../../domain/sale';
import { selectLot, selectLotsStatus } from '../../features/lots/lotsSlice';
import { selectClaims } from '../../features/lots/numbering/claimsSlice';
import { selectUnsentOfSale } from '../../features/lots/savesSlice';
import { selectSale } from '../../features/sales/salesSlice';
import type { NumberClaim } from '../../services/numbers/NumbersGateway';
import { giveNumbersBack } from './giveNumbersBack';
import { isServerThere } from './numberStock';

/** What lots have may be told a moment later than the claims: only what nobody has after this long, in ms, is left over. */
const LEFT_OVER_AFTER_MS = 120_000;

/** All claims of the open sale, as they were read for another reason: nobody reads thousands for the sake of a few. */
export interface ListedClaims {
  readonly saleId: string;
  readonly claims: readonly NumberClaim[];
}

/**
 * Gives back claims of numbers that no lot has, which versions before this one left when they died in between, and what
 * devices hold ahead that surely do not come back for it. Whoever still needs one gets it again with the lot, or the next one.
 */
export function* giveStrayNumbersBack(listed: Channel<ListedClaims>): SagaGenerator<void> {
  for (;;) {
    const { saleId, claims } = yield* take(listed);
    const before = yield* call(strays, saleId, claims);
    yield* delay(LEFT_OVER_AFTER_MS);
    if (!(yield* call(isServerThere))) continue;
    const left = [...(yield* call(strays, saleId, before)), ...(yield* call(heldInVain, saleId))];
    yield* call(giveNumbersBack, saleId, left);
  }
}

/** By now this device holds numbers too, whose moment is that of the server. */
function* heldInVain(saleId: string): SagaGenerator<readonly NumberClaim[]> {
  const { saleId: here, reserved, block } = yield* select(selectClaims);
  const sale = yield* select(selectSale, saleId);
  if (here !== saleId || sale === undefined || (yield* select(selectLotsStatus)) !== 'live') return [];
  const unsent = yield* select(selectUnsentOfSale, saleId);
  const own = new Set([...block, ...unsent].map(({ lotId }) => lotId));
  const state = yield* select((now: Parameters<typeof selectLot>[0]) => now);
  return heldByNobody(reserved, {
    mayMakeLots: (uid) => canEdit(sale, uid),
    lotOf: (lotId) => selectLot(state, lotId),
  }).filter(({ lotId }) => !own.has(lotId));
}

function* strays(saleId: string, claims: readonly NumberClaim[]): SagaGenerator<readonly NumberClaim[]> {
  const isLive = (yield* select(selectLotsStatus)) === 'live';
  if (!isLive || (yield* select(selectClaims)).saleId !== saleId) return [];
  const unsent = new Set((yield* select(selectUnsentOfSale, saleId)).map(({ lotId }) => lotId));
  const state = yield* select((now: Parameters<typeof selectLot>[0]) => now);
  return claims.filter(({ number, lotId, reservedAt }) => {
    if (reservedAt !== null || unsent.has(lotId)) return false;
    const lot = selectLot(state, lotId);
    return lot === undefined || !hasNumber(lot, number);
  });
}
