import { call, type SagaGenerator } from 'typed-redux-saga';
import { MAX_LOT_NUMBER } from '../../../domain/numbering/lotNumber';
import { compareLots } from '../../../domain/numbering/lotOrder';
import { keysBetween } from '../../../domain/values/order';
import type { LotRecord } from '../../../services/lots/SaleReader';
import { derivedId } from '../../../shared/derivedId';
import { gateway } from '../../base/effects';
import { rememberTransfer, type PlannedLot, type Transfer } from './transferMemory';

/**
 * Gives each lot its place and its number in the other sale, and remembers that before anything is sent: begun anew, the
 * same lots claim the same numbers.
 */
export function* planTransfer(transfer: Transfer, sources: readonly LotRecord[]): SagaGenerator<Transfer> {
  const reader = yield* gateway('saleReader');
  const known = new Set(transfer.planned.map(({ lotId }) => lotId));
  const fresh = sources.map(({ lot }) => lot).filter(({ id }) => !known.has(id));
  if (fresh.length === 0) return transfer;
  const { order: last, number: largest } = yield* call([reader, reader.end], transfer.to);
  const orders = keysBetween(last, null, fresh.length);
  const planned: PlannedLot[] = [];
  for (const [place, { id: lotId }] of fresh.toSorted(compareLots).entries()) {
    const copyId = yield* call(copyOfLot, lotId, transfer.to);
    const wanted = largest + 1 + place;
    const number = transfer.numbered && wanted <= MAX_LOT_NUMBER ? wanted : null;
    planned.push({ lotId, copyId, order: orders[place] ?? 'a0', number });
  }
  const whole = { ...transfer, planned: [...transfer.planned, ...planned] };
  yield* call(rememberTransfer, whole);
  return whole;
}

/**
 * The id of a lot's copy in another sale follows from both: a second move of the lot to that sale, on any device,
 * makes no second copy. One that lies in the trash there, or was deleted for ever, stays what it is; the next has an id
 * of its own.
 */
function* copyOfLot(lotId: string, to: string): SagaGenerator<string> {
  const reader = yield* gateway('saleReader');
  const history = yield* gateway('lotHistory');
  for (let attempt = 0; ; attempt += 1) {
    const id = yield* call(derivedId, 'copy of lot', lotId, to, String(attempt));
    const [copy] = yield* call([reader, reader.read], to, [id]);
    if (copy !== undefined && copy.lot.deletedAt === null) return id;
    if (copy === undefined && (yield* call([history, history.read], to, id, false)).length === 0) return id;
  }
}
