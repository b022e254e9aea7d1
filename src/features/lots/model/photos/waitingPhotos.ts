import { compareOrder } from '../../../../domain/values/order';
import { type Photo, PHOTO_EDIT_FIELDS, type PhotoEditField } from '../../../../domain/photos/photo';
import type { FieldChange, PhotoChanges } from '../../../../domain/operations/changes';
import { IGNORES_ALL } from '../../../../domain/operations/operationRules';
import { applyOperation, type Operation } from '../../../../domain/operations/operations';
import { photoIdOf, removedPhoto } from '../../../../domain/operations/entitiesOf';
import { emptyBuckets, readEntity } from '../../../../shared/buckets';
import { nextStatus } from '../../../../shared/machine';
import { type IntakePhoto, isWaiting } from './intakePhoto';
import { type AllPhotos, arrange, applyOptimistic, place, type ShownDraft, storedPhoto } from './optimisticPhotos';
import { photoMachine } from './photoMachine';
import { own } from '../../../../domain/values/own';

/** Shows an operation that was made in this moment. */
export function show(state: ShownDraft, operation: Operation): void {
  applyOptimistic(state, operation);
  const removed = removedPhoto(operation);
  if (removed !== null) takeOut(state, removed.id);
  else chooseCover(state, operation);
}

/** Shows an operation that this device still has to send: photos that wait are with what it says already. */
export function showKept(state: ShownDraft, operation: Operation): void {
  const id = removedPhoto(operation)?.id ?? '';
  // It was put back since.
  if (typeof own(state.intake, id)?.addId === 'string') return;
  applyOptimistic(state, operation);
  takeOut(state, id);
}

/** Makes a photo that waits what this operation says, for when it is added. */
export function takeIn(state: ShownDraft, operation: Operation): void {
  applyOperation(operation, {
    ...IGNORES_ALL,
    changePhoto: (id, changes) => change(state, id, changes),
    removePhoto: ({ id }) => takeOut(state, id),
    addPhoto: ({ id }) => putBack(state, id, operation.id),
  });
  if (photoIdOf(operation) === null) chooseCover(state, operation);
}

function write(state: ShownDraft, photo: IntakePhoto, fields: Partial<IntakePhoto>): void {
  state.intake[photo.id] = { ...photo, ...fields };
}

function change(state: ShownDraft, photoId: string, changes: PhotoChanges): void {
  const photo = own(state.intake, photoId);
  if (photo === undefined || !isWaiting(photo)) return;
  const all: Partial<Record<PhotoEditField, FieldChange>> = { ...photo.changes };
  for (const field of PHOTO_EDIT_FIELDS) {
    const made = changes[field];
    if (made === undefined) continue;
    const { before } = all[field] ?? made;
    if (before === made.after) delete all[field];
    else all[field] = { before, after: made.after };
  }
  const lotId = changes.lotId?.after ?? photo.lotId;
  const isElsewhere = lotId !== photo.lotId;
  const first = isElsewhere ? (readEntity(state.byLot, lotId) ?? []).length === 0 : photo.first;
  const order = changes.order?.after ?? photo.order;
  write(state, photo, { changes: all as PhotoChanges, lotId, order, first, writing: true });
  place(state, lotId, photoId);
  for (const each of new Set([photo.lotId, lotId])) arrange(state, each);
}

/** A photo that was removed before it was added: it is not sent, and its bytes stay here to put it back. */
function takeOut(state: ShownDraft, id: string): void {
  const photo = own(state.intake, id);
  const status = photo && nextStatus(photoMachine, photo.status, 'removed');
  if (!status) return;
  write(state, photo, { status, progress: 0, failure: null, kept: false, writing: false });
  arrange(state, photo.lotId);
}

/** The server may know what added it, or removed it, before: the operation that adds it now has an id of its own. */
function putBack(state: ShownDraft, id: string, addId: string): void {
  const photo = own(state.intake, id);
  const status = photo && nextStatus(photoMachine, photo.status, 'putBack', photo.ready ? 'prepared' : 'captured');
  if (!status) return;
  write(state, photo, { status, addId });
  delete state.presence[id];
  place(state, photo.lotId, id);
  arrange(state, photo.lotId);
}

/**
 * The person has chosen a cover: one that waits takes its place when it is added, and those in front of the chosen one,
 * which would have become the cover by themselves, do not.
 */
function chooseCover(state: ShownDraft, operation: Operation): void {
  if (operation.kind !== 'editLot' || operation.changes.coverPhotoId === undefined) return;
  const { before, after } = operation.changes.coverPhotoId;
  const chosen = after === null ? undefined : shown(state, String(after));
  for (const photo of Object.values(state.intake)) {
    if (!isWaiting(photo)) {
      // One that is stored is the cover from now on because somebody wants it, however it came to be before.
      if (photo.id === after && photo.cover !== true) write(state, photo, { cover: true });
      continue;
    }
    const isIn = photo.lotId === operation.lotId;
    const wouldTakeIt = isIn && photo.cover === null && chosen !== undefined && compareOrder(photo, chosen) < 0;
    const isOver = photo.cover === true && (isIn || photo.id === before);
    if (photo.id === after) write(state, photo, { cover: true, writing: true });
    else if (isOver || wouldTakeIt) write(state, photo, { cover: false, writing: true });
  }
}

const shown = (state: ShownDraft, id: string): Pick<Photo, 'id' | 'order'> | undefined =>
  storedPhoto(state, id) ?? own(state.intake, id);

/** Uploads go on when another sale is opened; of the photos on their way its own are shown. `saleId`: null for none. */
export function keepIntake(state: AllPhotos, saleId: string | null): AllPhotos {
  const intake = Object.fromEntries(
    Object.entries(state.intake).filter(([, photo]) => photo.status !== 'stored' && photo.status !== 'refused'),
  );
  const kept: ShownDraft = { stored: emptyBuckets(), byLot: emptyBuckets(), unsent: {}, presence: {}, intake };
  const here = Object.values(intake).filter((photo) => photo.saleId === saleId);
  for (const photo of here) place(kept, photo.lotId, photo.id);
  for (const lotId of new Set(here.map((photo) => photo.lotId))) arrange(kept, lotId);
  return kept;
}
