import { NEW_LOT, type Lot } from '../../domain/lot';
import type { Photo } from '../../domain/photo';
import { GatewayFailure } from '../failure';
import type { LotsEvent, Operation } from './LotsGateway';

/** The documents below one sale, by id. */
export interface FakeSale {
  readonly lots: Map<string, Lot>;
  readonly photos: Map<string, Photo>;
  /** Which lot holds a number. */
  readonly numbers: Map<string, string>;
  readonly ops: Map<string, Operation>;
}

export function emptySale(): FakeSale {
  return { lots: new Map(), photos: new Map(), numbers: new Map(), ops: new Map() };
}

/**
 * Writes what an operation says and returns what listeners hear of it. A lot that is not there:
 * `permission-denied`, as the rules are asked before anything else.
 */
export function applyToDocuments(sale: FakeSale, operation: Operation): LotsEvent[] {
  if (operation.kind === 'createLot') {
    const { lotId: id, number, suffix, order, fields } = operation;
    return [write(sale, { ...NEW_LOT, id, number, suffix, order, ...fields })];
  }
  const lot = sale.lots.get(operation.lotId);
  if (operation.kind === 'addPhoto') {
    const { photo } = operation;
    if (operation.cover && lot === undefined) throw new GatewayFailure('permission-denied');
    sale.photos.set(photo.id, photo);
    const heard: LotsEvent = { type: 'photos', changed: [photo], removed: [], fromServer: true };
    return operation.cover && lot !== undefined ? [heard, write(sale, { ...lot, coverPhotoId: photo.id })] : [heard];
  }
  if (lot === undefined) throw new GatewayFailure('permission-denied');
  if (operation.kind === 'setLotStatus') return [write(sale, { ...lot, status: operation.after })];
  const after = Object.fromEntries(
    Object.entries(operation.changes).map(([field, change]) => [field, change.after]),
  ) as Partial<Lot>;
  return [write(sale, { ...lot, ...after })];
}

function write(sale: FakeSale, lot: Lot): LotsEvent {
  sale.lots.set(lot.id, lot);
  return { type: 'lots', changed: [lot], removed: [], fromServer: true };
}
