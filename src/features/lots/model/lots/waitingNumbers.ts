import type { Lot } from '../../../../domain/lots/lot';
import { formatLotNumber } from '../../../../domain/numbering/lotNumber';
import { makesLot } from '../../../../domain/operations/entitiesOf';
import { claimedNumber, waitsForNumber } from '../../../../domain/operations/operationNumbers';
import type { Operation } from '../../../../domain/operations/operations';
import type { OpenEntities } from '../pending/optimisticEntities';

type OpenLots = OpenEntities<Lot>;

/** Marks the lot of an operation that was just applied, when it waits for its number. `before`: the lot without the operation. */
export function markWaiting(lots: OpenLots, operation: Operation, before: Lot | undefined): void {
  if (!waitsForNumber(operation)) return;
  const lot = lots.read(operation.lotId);
  // One that is made, and was there all the same, came from the server.
  if (lot === undefined || (before !== undefined && makesLot(operation))) return;
  lots.write({ ...lot, mark: markOf(lots, operation) });
}

/** What stands in place of the number. The places go on behind those of the lots that wait already. */
function markOf(lots: OpenLots, operation: Operation): number | string {
  const claimed = claimedNumber(operation);
  if (claimed !== null) return formatLotNumber(claimed);
  const places = lots.presences().map((id) => lots.read(id)?.mark);
  return Math.max(0, ...places.filter((mark) => typeof mark === 'number')) + 1;
}

/**
 * The wanted number was taken while the lot was on its way; it has another one now. `operationId`: with which operation, so
 * that what the server says comes back if it had that before.
 */
export function renumber(
  lots: OpenLots,
  lotId: string,
  { number, suffix }: Pick<Lot, 'number' | 'suffix'>,
  operationId: string,
): void {
  const lot = lots.read(lotId);
  if (lot === undefined) return;
  const { mark: _until, ...numbered } = lot;
  lots.write(numbered);
  lots.replace(lotId, { number, suffix }, operationId);
}
