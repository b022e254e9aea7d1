import type { Channel } from 'redux-saga';
import { call, delay, select, take, type SagaGenerator } from 'typed-redux-saga';
import { formatLotNumber } from '../../domain/lotNumber';
import { numberOf } from '../../domain/numbering';
import { selectLot, selectLotsStatus } from '../../features/lots/lotsSlice';
import { selectClaims } from '../../features/lots/numbering/claimsSlice';
import { selectUnsentOfSale } from '../../features/lots/savesSlice';
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
 * Gives back claims of numbers that no lot has, which versions before this one left when they died in between. Whoever
 * still needs one gets it again with the lot, or the next one.
 */
export function* giveStrayNumbersBack(listed: Channel<ListedClaims>): SagaGenerator<void> {
  for (;;) {
    const { saleId, claims } = yield* take(listed);
    const before = yield* call(strays, saleId, claims);
    if (before.length === 0) continue;
    yield* delay(LEFT_OVER_AFTER_MS);
    if (!(yield* call(isServerThere))) continue;
    yield* call(giveNumbersBack, saleId, yield* call(strays, saleId, before));
  }
}

function* strays(saleId: string, claims: readonly NumberClaim[]): SagaGenerator<readonly NumberClaim[]> {
  const isLive = (yield* select(selectLotsStatus)) === 'live';
  if (!isLive || (yield* select(selectClaims)).saleId !== saleId) return [];
  const unsent = new Set((yield* select(selectUnsentOfSale, saleId)).map(({ lotId }) => lotId));
  const state = yield* select((now: Parameters<typeof selectLot>[0]) => now);
  return claims.filter(({ number, lotId, reservedAt }) => {
    if (reservedAt !== null || unsent.has(lotId)) return false;
    const lot = selectLot(state, lotId);
    const has = lot === undefined || lot.deletedAt !== null ? null : numberOf(lot);
    return has === null || formatLotNumber(has) !== number;
  });
}
