import type { Lot } from '../../../domain/lots/lot';
import { addedPhoto, makesLot } from '../../../domain/operations/entitiesOf';
import type { SaleStatus } from '../../../domain/sales/sale';
import { GatewayFailure } from '../../../services/failure';
import { applyToDocuments, editedDocument, type FakeSale } from '../../fakes/lots/fakeSale';
import type { Operation } from '../../../domain/operations/operations';
import { splitEdit } from '../../../domain/operations/fieldEdits';

/** Throws `permission-denied` for what firestore.rules would not let an editor write to lots and photos. */
export function checkOperation(status: SaleStatus, before: FakeSale, operation: Operation): void {
  const after = copyOf(before);
  const { written } = splitEdit(operation, editedDocument(before, operation));
  if (written !== null) applyToDocuments(after, written);
  for (const [id, lot] of after.lots) {
    const was = before.lots.get(id);
    if (was === lot) continue;
    if (makesLot(operation) ? was !== undefined || !mayCreate(status, lot) : !mayChange(status, was, lot)) {
      throw new GatewayFailure('permission-denied');
    }
  }
  for (const number of after.numbers.keys()) {
    if (!before.numbers.has(number) && !mayClaim(status, number)) throw new GatewayFailure('permission-denied');
  }
  // Written anew it would be an update of what was made by another batch.
  if (before.photos.has(addedPhoto(operation)?.id ?? '')) {
    throw new GatewayFailure('permission-denied');
  }
}

/** Whether the rules let an editor make this claim. */
function mayClaim(status: SaleStatus, number: string): boolean {
  return /^[1-9][0-9]{0,4}[A-Z]?$/.test(number) && (status === 'open' || /[A-Z]$/.test(number));
}

function copyOf(sale: FakeSale): FakeSale {
  const documents = Object.entries(sale).map(([kind, each]: [string, ReadonlyMap<string, unknown>]) => [
    kind,
    new Map(each),
  ]);
  return Object.fromEntries(documents) as FakeSale;
}

function mayCreate(status: SaleStatus, lot: Lot): boolean {
  return lot.status === 'draft' && lot.deletedAt === null && (status === 'open' || lot.suffix !== '');
}

function mayChange(status: SaleStatus, before: Lot | undefined, after: Lot): boolean {
  return (
    before !== undefined &&
    mayChangeNumber(status, before, after) &&
    mayRemove(status, before, after) &&
    mayChangeStatus(status, before, after)
  );
}

const isEarly = (lot: Lot): boolean => lot.status === 'draft' || lot.status === 'ready';

function mayChangeNumber(status: SaleStatus, before: Lot, after: Lot): boolean {
  if (before.number === after.number && before.suffix === after.suffix) return true;
  return isEarly(before) && (status === 'open' || (before.number === null && after.suffix !== ''));
}

function mayRemove(status: SaleStatus, before: Lot, after: Lot): boolean {
  return before.deletedAt === after.deletedAt || (status === 'open' && isEarly(before));
}

function mayChangeStatus(status: SaleStatus, before: Lot, after: Lot): boolean {
  if (after.hammer !== null && after.status !== 'sold') return false;
  if (before.status === after.status) {
    return (isEarly(after) || isComplete(after)) && (before.hammer === after.hammer || status === 'published');
  }
  if (before.status === 'ready' && after.status === 'draft') return true;
  if (after.deletedAt !== null || !isComplete(after)) return false;
  if (before.status === 'draft') return after.status === 'ready';
  if (status !== 'published') return false;
  return before.status === 'ready' ? after.status === 'published' : !isEarly(after);
}

function isComplete(lot: Lot): boolean {
  return (
    lot.number !== null &&
    lot.title !== '' &&
    lot.description !== '' &&
    lot.estimateLow !== null &&
    lot.estimateHigh !== null &&
    lot.coverPhotoId !== null
  );
}
