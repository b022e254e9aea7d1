import { NO_PRIVATE_FIELDS, type Lot, type LotPrivate } from '../../../domain/lots/lot';
import type { Photo } from '../../../domain/photos/photo';
import { GatewayFailure } from '../../../services/failure';
import type { LotPrivateEvent, LotsEvent } from '../../../services/lots/LotsGateway';
import { lotAfter, privateAfter, photoAfter } from '../../../domain/operations/changes';
import { applyOperation, isPrivateOperation, type Operation } from '../../../domain/operations/operations';
import { isEdit } from '../../../domain/operations/fieldEdits';
import { changeNumberNow, isNumberChange } from '../../../domain/operations/numberChange';

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

/** The document whose fields an edit changes. `not-found`: the lot of an edit is gone. */
export function editedDocument(sale: FakeSale, operation: Operation): Readonly<Record<string, unknown>> {
  const { lotId } = operation;
  if (isPrivateOperation(operation)) return { ...sale.privates.get(lotId) };
  const lot = sale.lots.get(lotId);
  if (isEdit(operation) && lot === undefined) throw new GatewayFailure('not-found');
  return { ...lot };
}

/**
 * Writes what an operation says and returns what listeners get. A document that is not there:
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

/** All or nothing, as a batch is written: what is not there refuses it before anything is changed. */
function write(sale: FakeSale, operation: Operation): (LotsEvent | LotPrivateEvent)[] {
  const writes: (() => LotsEvent | LotPrivateEvent)[] = [];
  applyOperation(operation, {
    makeLot: (lot) => void writes.push(() => writeLot(sale, lot)),
    changeLot(id, changes) {
      const lot = found(sale.lots.get(id));
      writes.push(() => writeLot(sale, { ...lot, ...lotAfter(changes) }));
    },
    changePrivate(id, changes) {
      const known = sale.privates.get(id) ?? { ...NO_PRIVATE_FIELDS, id };
      writes.push(() => writePrivate(sale, { ...known, ...privateAfter(changes) }));
    },
    addPhoto: (photo) => void writes.push(() => writePhoto(sale, photo)),
    changePhoto(id, changes) {
      const photo = found(sale.photos.get(id));
      writes.push(() => writePhoto(sale, { ...photo, ...photoAfter(changes) }));
    },
    removePhoto: ({ id }) => void writes.push(() => removePhoto(sale, id)),
  });
  return writes.map((each) => each());
}

function found<Document>(document: Document | undefined): Document {
  if (document === undefined) throw new GatewayFailure('permission-denied');
  return document;
}

function removePhoto(sale: FakeSale, id: string): LotsEvent {
  sale.photos.delete(id);
  return { type: 'photos', changed: [], removed: [id], fromServer: true };
}

function writePrivate(sale: FakeSale, changed: LotPrivate): LotPrivateEvent {
  sale.privates.set(changed.id, changed);
  return { type: 'lotPrivate', changed: [changed], removed: [], fromServer: true };
}

function writePhoto(sale: FakeSale, photo: Photo): LotsEvent {
  sale.photos.set(photo.id, photo);
  return { type: 'photos', changed: [photo], removed: [], fromServer: true };
}

function writeLot(sale: FakeSale, lot: Lot): LotsEvent {
  sale.lots.set(lot.id, lot);
  return { type: 'lots', changed: [lot], removed: [], fromServer: true };
}
