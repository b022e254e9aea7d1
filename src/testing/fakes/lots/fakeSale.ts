import { NEW_LOT, NO_PRIVATE_FIELDS, type Lot, type LotPrivate } from '../../../domain/lots/lot';
import { numberFields } from '../../../domain/numbering/lotNumber';
import type { Photo } from '../../../domain/photos/photo';
import { GatewayFailure } from '../../../services/failure';
import type { FieldChange, LotPrivateEvent, LotsEvent, Operation } from '../../../services/lots/LotsGateway';
import { changeNumberNow, isNumberChange } from '../../../services/lots/write/numberChange';

/** The documents below one sale, by id. */
export interface FakeSale {
  readonly lots: Map<string, Lot>;
  readonly privates: Map<string, LotPrivate>;
  readonly photos: Map<string, Photo>;
  /** Which lot holds a number. */
  readonly numbers: Map<string, string>;
  /** Which of them were taken along: by whom, and since when in ms since 1970. */
  readonly reserved: Map<string, { readonly by: string; readonly at: number }>;
  readonly ops: Map<string, Operation>;
}

export function emptySale(): FakeSale {
  return {
    lots: new Map(),
    privates: new Map(),
    photos: new Map(),
    numbers: new Map(),
    reserved: new Map(),
    ops: new Map(),
  };
}

/** The document whose fields an edit changes; nothing for the other kinds. `not-found`: the lot of an edit is gone. */
export function editedDocument(sale: FakeSale, { kind, lotId }: Operation): Readonly<Record<string, unknown>> {
  if (kind === 'editPrivate') return { ...sale.privates.get(lotId) };
  const lot = sale.lots.get(lotId);
  if (kind === 'editLot' && lot === undefined) throw new GatewayFailure('not-found');
  return { ...lot };
}

/**
 * Writes what an operation says and returns what listeners hear of it. A document that is not there:
 * `permission-denied`, as the rules are asked before anything else. A number of another lot: `already-exists`.
 */
export function applyToDocuments(sale: FakeSale, operation: Operation): (LotsEvent | LotPrivateEvent)[] {
  if (!isNumberChange(operation)) return write(sale, operation);
  const now = changeNumberNow(operation, sale.lots.get(operation.lotId));
  const isOthers = (name: string): boolean => (sale.numbers.get(name) ?? operation.lotId) !== operation.lotId;
  if (now.holds !== null && isOthers(now.holds)) throw new GatewayFailure('already-exists');
  const events = write(sale, now.operation);
  if (now.holds !== null) {
    sale.numbers.set(now.holds, operation.lotId);
    sale.reserved.delete(now.holds);
  }
  for (const name of now.lets) {
    if (isOthers(name)) continue;
    sale.numbers.delete(name);
    sale.reserved.delete(name);
  }
  return events;
}

function write(sale: FakeSale, operation: Operation): (LotsEvent | LotPrivateEvent)[] {
  const { lotId } = operation;
  const change = (fields: Partial<Lot>): LotsEvent => {
    const lot = sale.lots.get(lotId);
    if (lot === undefined) throw new GatewayFailure('permission-denied');
    return writeLot(sale, { ...lot, ...fields });
  };
  switch (operation.kind) {
    case 'createLot': {
      const { number, suffix, order, fields } = operation;
      return [writeLot(sale, { ...NEW_LOT, id: lotId, number, suffix, order, ...fields })];
    }
    case 'editLot':
      return [change(after(operation.changes))];
    case 'editPrivate': {
      const known = sale.privates.get(lotId) ?? { ...NO_PRIVATE_FIELDS, id: lotId };
      const changed: LotPrivate = { ...known, ...after(operation.changes) };
      sale.privates.set(lotId, changed);
      return [{ type: 'lotPrivate', changed: [changed], removed: [], fromServer: true }];
    }
    case 'setLotStatus':
      return [change({ status: operation.after })];
    case 'setResult':
      return [change(operation.after)];
    case 'setNumber':
      return [change(numberFields(operation.after))];
    case 'moveLot':
      return [change({ order: operation.after })];
    case 'trashLot':
      return [change({ deletedAt: operation.deletedAt })];
    case 'restoreLot':
      return [change({ deletedAt: null, ...numberFields(operation.number) })];
    case 'addPhoto': {
      const { photo } = operation;
      const cover = operation.cover ? [change({ coverPhotoId: photo.id })] : [];
      return [writePhoto(sale, photo), ...cover];
    }
    case 'editPhoto': {
      const photo = sale.photos.get(operation.photoId);
      if (photo === undefined) throw new GatewayFailure('permission-denied');
      return [writePhoto(sale, { ...photo, ...after({ ...operation.changes }) })];
    }
    case 'removePhoto': {
      const { id } = operation.photo;
      const cover = operation.cover ? [change({ coverPhotoId: operation.coverAfter })] : [];
      sale.photos.delete(id);
      return [{ type: 'photos', changed: [], removed: [id], fromServer: true }, ...cover];
    }
  }
}

function after(changes: Readonly<Partial<Record<string, FieldChange>>>): Readonly<Record<string, never>> {
  return Object.fromEntries(Object.entries(changes).map(([field, change]) => [field, change?.after as never]));
}

function writePhoto(sale: FakeSale, photo: Photo): LotsEvent {
  sale.photos.set(photo.id, photo);
  return { type: 'photos', changed: [photo], removed: [], fromServer: true };
}

function writeLot(sale: FakeSale, lot: Lot): LotsEvent {
  sale.lots.set(lot.id, lot);
  return { type: 'lots', changed: [lot], removed: [], fromServer: true };
}
