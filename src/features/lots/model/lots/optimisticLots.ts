import type { Lot } from '../../../../domain/lots/lot';
import { formatLotNumber } from '../../../../domain/numbering/lotNumber';
import { makesLot } from '../../../../domain/operations/entitiesOf';
import type { TheirValue } from '../../../../domain/operations/fieldEdits';
import { claimedNumber, waitsForNumber } from '../../../../domain/operations/operationNumbers';
import { type Effect, effectsOf, type Operation } from '../../../../domain/operations/operations';
import { theirsOf } from '../pending/theirsOf';
import type { OpenEntities } from '../pending/optimisticEntities';
import type { Ending } from '../pending/pendingValue';
import type { OpenLots } from './lotsState';

type Work = <Entity extends { readonly id: string }>(entities: OpenEntities<Entity>, effect: Effect<Entity>) => void;

/** Does it for each lot, and for what is private of it, that the operation is about. */
function forEach(open: OpenLots, operation: Operation, work: Work): void {
  const { lots, privates } = effectsOf(operation);
  for (const effect of lots) work(open.lots, effect);
  for (const effect of privates) work(open.privates, effect);
}

/** Shows an operation before the server has it. */
export function applyOptimistic(open: OpenLots, operation: Operation): void {
  // An edit in conflict waits beside the lot: there stands what the colleague has written.
  if (operation.saleId !== open.saleId || theirsOf(operation) !== undefined) return;
  const isThere = open.lots.read(operation.lotId) !== undefined;
  forEach(open, operation, (entities, effect) => entities.apply(effect, operation.id));
  const lot = open.lots.read(operation.lotId);
  // One that is made, and is there all the same, came from the server.
  if (lot === undefined || !waitsForNumber(operation) || (isThere && makesLot(operation))) return;
  open.lots.write({ ...lot, mark: markOf(open, operation) });
}

/** What stands in place of its number. The places go on behind those of the lots that wait already. */
function markOf({ lots }: OpenLots, operation: Operation): number | string {
  const claimed = claimedNumber(operation);
  if (claimed !== null) return formatLotNumber(claimed);
  const places = lots.presences().map((id) => lots.read(id)?.mark);
  return Math.max(0, ...places.filter((mark) => typeof mark === 'number')) + 1;
}

/** The operation is with the server, or will never be: then the screen shows what the server said. */
export const acknowledge = (open: OpenLots, operation: Operation, ending: Ending): void =>
  forEach(open, operation, (entities, effect) => entities.acknowledge(effect, operation.id, ending));

/** A colleague was faster: the fields of this edit show what the server has, or a later text of this person. */
export function markConflict(open: OpenLots, operation: Operation): void {
  const theirs: Readonly<Partial<Record<string, TheirValue>>> = theirsOf(operation) ?? {};
  const values = Object.entries(theirs).flatMap(([field, their]) => (their ? [[field, their.value] as const] : []));
  forEach(open, operation, (entities, effect) =>
    entities.markConflict(effect, operation.id, Object.fromEntries(values)),
  );
}

/** An earlier text of the same person stands there: what was made as `from` goes on from it as `operation`. */
export function rebase(open: OpenLots, from: Operation, operation: Operation): void {
  const { lots, privates } = effectsOf(from);
  const [before] = [...lots, ...privates];
  forEach(open, operation, (entities, effect) => entities.rebase(effect, operation.id, before?.changes ?? {}, from.id));
}

/**
 * The wanted number was taken while the lot was on its way; it has another one now. `operationId`: with which operation, so
 * that what the server says comes back if it had that before.
 */
export function renumber(
  { lots }: OpenLots,
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
