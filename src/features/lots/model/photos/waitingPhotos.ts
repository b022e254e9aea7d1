import { compareOrder } from '../../../../domain/values/order';
import { PHOTO_EDIT_FIELDS, type PhotoEditField } from '../../../../domain/photos/photo';
import type { FieldChange, PhotoChanges } from '../../../../domain/operations/changes';
import { IGNORES_ALL } from '../../../../domain/operations/entitiesOf';
import { applyOperation, type Operation } from '../../../../domain/operations/operations';
import { coverChoice, photoIdOf, removedPhoto } from '../../../../domain/operations/entitiesOf';
import { nextStatus } from '../../../../shared/machine';
import { type IntakePhoto, isWaiting } from './intakePhoto';
import { photoMachine } from './photoMachine';
import { applyOptimistic, NO_PHOTOS, openPhotos, type OpenPhotos, type PhotosState, placePhotos } from './photosState';

/** Shows an operation that was made in this moment. */
export function show(open: OpenPhotos, operation: Operation): void {
  applyOptimistic(open, operation);
  const removed = removedPhoto(operation);
  if (removed !== null) takeOut(open, removed.id);
  else chooseCover(open, operation);
}

/** Shows an operation that this device still has to send: photos that wait are with what it says already. */
export function showKept(open: OpenPhotos, operation: Operation): void {
  const id = removedPhoto(operation)?.id ?? '';
  // It was put back since.
  if (typeof open.intake.read(id)?.addId === 'string') return;
  applyOptimistic(open, operation);
  takeOut(open, id);
}

/** Makes a photo that waits what this operation says, for when it is added. */
export function takeIn(open: OpenPhotos, operation: Operation): void {
  applyOperation(operation, {
    ...IGNORES_ALL,
    changePhoto: (id, changes) => change(open, id, changes),
    removePhoto: ({ id }) => takeOut(open, id),
    addPhoto: ({ id }) => putBack(open, id, operation.id),
  });
  if (photoIdOf(operation) === null) chooseCover(open, operation);
}

const write = ({ intake }: OpenPhotos, photo: IntakePhoto, fields: Partial<IntakePhoto>): void =>
  intake.write({ ...photo, ...fields });

function change(open: OpenPhotos, photoId: string, changes: PhotoChanges): void {
  const photo = open.intake.read(photoId);
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
  const first = lotId === photo.lotId ? photo.first : !open.hasPhotos(lotId);
  const order = changes.order?.after ?? photo.order;
  write(open, photo, { changes: all as PhotoChanges, lotId, order, first, writing: true });
}

/** A photo that was removed before it was added: it is not sent, and its bytes stay here to put it back. */
function takeOut(open: OpenPhotos, id: string): void {
  const photo = open.intake.read(id);
  const status = photo && nextStatus(photoMachine, photo.status, 'removed');
  if (status) write(open, photo, { status, progress: 0, failure: null, kept: false, writing: false });
}

/** The server may know what added it, or removed it, before: the operation that adds it now has an id of its own. */
function putBack(open: OpenPhotos, id: string, addId: string): void {
  const photo = open.intake.read(id);
  const status = photo && nextStatus(photoMachine, photo.status, 'putBack', photo.ready ? 'prepared' : 'captured');
  if (!status) return;
  write(open, photo, { status, addId });
  open.photos.forgetPresence(id);
}

/**
 * The person has chosen a cover: one that waits takes its place when it is added, and those in front of the chosen one,
 * which would have become the cover by themselves, do not.
 */
function chooseCover(open: OpenPhotos, operation: Operation): void {
  const choice = coverChoice(operation);
  if (choice === null) return;
  const { before, after } = choice.change;
  const chosen = after === null ? undefined : (open.photos.read(String(after)) ?? open.intake.read(String(after)));
  for (const photo of open.intake.all()) {
    if (!isWaiting(photo)) {
      // One that is stored is the cover from now on because somebody wants it, however it came to be before.
      if (photo.id === after && photo.cover !== true) write(open, photo, { cover: true });
      continue;
    }
    const isIn = photo.lotId === operation.lotId;
    const wouldTakeIt = isIn && photo.cover === null && chosen !== undefined && compareOrder(photo, chosen) < 0;
    const isOver = photo.cover === true && (isIn || photo.id === before);
    if (photo.id === after) write(open, photo, { cover: true, writing: true });
    else if (isOver || wouldTakeIt) write(open, photo, { cover: false, writing: true });
  }
}

/** Uploads go on when another sale is opened; of the photos on their way its own are shown. `saleId`: null for none. */
export function keepIntake(state: PhotosState, saleId: string | null): PhotosState {
  const kept = Object.values(state.intake).filter(({ status }) => status !== 'stored' && status !== 'refused');
  const alone: PhotosState = { ...NO_PHOTOS, intake: Object.fromEntries(kept.map((photo) => [photo.id, photo])) };
  const here = kept.filter((photo) => photo.saleId === saleId).map(({ id }) => id);
  return { ...alone, byLot: placePhotos(NO_PHOTOS, openPhotos(alone), here) };
}
