import type { Draft } from '@reduxjs/toolkit';
import { compareOrder } from '../../../../domain/values/order';
import { type Photo, PHOTO_EDIT_FIELDS, type PhotoEditField, PLAIN_PHOTO } from '../../../../domain/photos/photo';
import type { PhotoChanges } from '../../../../domain/operations/changes';
import { IGNORES_ALL } from '../../../../domain/operations/operationRules';
import { applyOperation, type Operation } from '../../../../domain/operations/operations';
import { type Buckets, emptyBuckets, readEntity, removeEntity, writeEntity } from '../../../../shared/buckets';
import type { IntakePhoto } from './intakePhoto';
import { settlePending, type Ending, type PendingValue } from '../pending/pendingValue';
import { own } from '../../../../domain/values/own';

type Value = Photo[PhotoEditField];

/** The photos as the screen shows them: what the server told, and over it what is still on its way there. */
export interface ShownPhotos {
  readonly stored: Buckets<Photo>;
  /** Photo ids of each lot, in order, stored and on their way alike; lists are replaced, never changed. */
  readonly byLot: Buckets<readonly string[]>;
  readonly unsent: Record<string, Partial<Record<PhotoEditField, PendingValue<Value>>>>;
  /** Added, put back or removed here while the server may not have that yet: the whole photo, null: none. */
  readonly presence: Record<string, PendingValue<Photo | null>>;
}

export const NO_PHOTOS: ShownPhotos = { stored: emptyBuckets(), byLot: emptyBuckets(), unsent: {}, presence: {} };

/** They, and the chosen files on their way to be some. */
export interface AllPhotos extends ShownPhotos {
  readonly intake: Record<string, IntakePhoto>;
}

export type ShownDraft = Draft<AllPhotos>;

/** A chosen photo until it is stored: then it is here as long as the server has it, and no longer. */
function onItsWay(state: ShownDraft, id: string): IntakePhoto | undefined {
  const photo = own(state.intake, id);
  return photo?.status === 'stored' || photo?.status === 'removed' ? undefined : photo;
}

export const storedPhoto = (state: Pick<ShownDraft, 'stored'>, id: string): Photo | undefined =>
  readEntity<Photo>(state.stored, id);

/** Those of the photos that are the lot's, in order. */
export function inOrder(
  state: ShownDraft,
  lotId: string,
  ids: readonly string[],
  stored: (id: string) => Photo | undefined,
): readonly string[] {
  return [...new Set(ids)]
    .map((id) => stored(id) ?? onItsWay(state, id))
    .filter((photo) => photo !== undefined)
    .filter((photo) => photo.lotId === lotId && own(state.presence, photo.id)?.value !== null)
    .sort(compareOrder)
    .map(({ id }) => id);
}

/** Puts the photos of a lot in order; those that have left it go. */
export function arrange(state: ShownDraft, lotId: string): void {
  const ids = inOrder(state, lotId, readEntity(state.byLot, lotId) ?? [], (id) => storedPhoto(state, id));
  if (ids.length === 0) removeEntity(state.byLot, lotId);
  else writeEntity<readonly string[]>(state.byLot, lotId, ids);
}

export function place(state: Pick<ShownDraft, 'byLot'>, lotId: string, id: string): void {
  const ids: readonly string[] = readEntity(state.byLot, lotId) ?? [];
  if (!ids.includes(id)) writeEntity<readonly string[]>(state.byLot, lotId, [...ids, id]);
}

function write(state: ShownDraft, photo: Photo): void {
  const before = storedPhoto(state, photo.id)?.lotId;
  writeEntity<Photo>(state.stored, photo.id, photo);
  place(state, photo.lotId, photo.id);
  for (const lotId of new Set([before ?? photo.lotId, photo.lotId])) arrange(state, lotId);
}

function remove(state: ShownDraft, id: string): void {
  const lotId = storedPhoto(state, id)?.lotId;
  removeEntity(state.stored, id);
  if (lotId !== undefined) arrange(state, lotId);
}

function showPresence(state: ShownDraft, id: string, operationId: string, value: Photo | null): void {
  const known = own(state.presence, id);
  const server = known === undefined ? (storedPhoto(state, id) ?? null) : known.server;
  state.presence[id] = { operationId, value, server, seenFromServer: false, echoed: false };
  if (value === null) remove(state, id);
  else write(state, overlay(state, value));
}

/** The files of a chosen photo are stored: it is shown from now on, though its document is only about to be sent. */
export function showStored(state: ShownDraft, photo: Photo): void {
  // One from an earlier visit may be with the server already, and be changed there since.
  showPresence(state, photo.id, photo.id, storedPhoto(state, photo.id) ?? photo);
  arrange(state, photo.lotId);
}

/** Shows an operation before the server has it. */
export function applyOptimistic(state: ShownDraft, operation: Operation): void {
  const { id } = operation;
  applyOperation(operation, {
    ...IGNORES_ALL,
    // Waiting on this device since before there were captions.
    addPhoto: (photo) =>
      showPresence(state, photo.id, id, storedPhoto(state, photo.id) ?? { ...PLAIN_PHOTO, ...photo }),
    removePhoto: (photo) => showPresence(state, photo.id, id, null),
    changePhoto: (photoId, changes) => showFields(state, photoId, id, changes),
  });
}

function showFields(state: ShownDraft, photoId: string, operationId: string, changes: PhotoChanges): void {
  const photo = storedPhoto(state, photoId);
  const unsent = (state.unsent[photoId] ??= {});
  for (const field of PHOTO_EDIT_FIELDS) {
    const change = changes[field];
    if (change === undefined) continue;
    const known = unsent[field];
    const server = known === undefined ? photo?.[field] : known.server;
    unsent[field] = { operationId, value: change.after, server, seenFromServer: false, echoed: false };
  }
  if (photo !== undefined) write(state, overlay(state, photo));
}

/** A photo with what this device has said of it since. */
export function overlay(state: ShownDraft, photo: Photo): Photo {
  const unsent = own(state.unsent, photo.id);
  if (unsent === undefined) return photo;
  const values: Partial<Record<PhotoEditField, Value>> = {};
  for (const field of PHOTO_EDIT_FIELDS) {
    const entry = unsent[field];
    if (entry !== undefined) values[field] = entry.value;
  }
  return { ...photo, ...(values as Partial<Photo>) };
}

/** The operation is with the server, or will never be: then the screen shows what the server said. */
export function acknowledge(state: ShownDraft, operation: Operation, ending: Ending): void {
  const { id } = operation;
  applyOperation(operation, {
    ...IGNORES_ALL,
    addPhoto: (photo) => releasePresence(state, photo.id, id, ending, { ...PLAIN_PHOTO, ...photo }),
    removePhoto: (photo) => releasePresence(state, photo.id, id, ending, null),
    changePhoto: (photoId, changes) => releaseFields(state, photoId, id, ending, changes),
  });
}

function releasePresence(
  state: ShownDraft,
  id: string,
  operationId: string,
  ending: Ending,
  after: Photo | null,
): void {
  const entry = own(state.presence, id);
  if (entry === undefined) return;
  const isBefore = (received?: Photo | null): boolean => (received === null) !== (after === null);
  const left = settlePending<Photo | null>(entry, operationId, ending, { isBefore, after });
  if ('waits' in left) {
    state.presence[id] = left.waits;
    return;
  }
  delete state.presence[id];
  if (left.shows === null) remove(state, id);
  else if (left.shows !== undefined) write(state, overlay(state, left.shows));
}

function releaseFields(
  state: ShownDraft,
  photoId: string,
  operationId: string,
  ending: Ending,
  changes: PhotoChanges,
): void {
  const unsent = own(state.unsent, photoId);
  if (unsent === undefined) return;
  const back: Partial<Record<PhotoEditField, Value>> = {};
  for (const field of PHOTO_EDIT_FIELDS) {
    const entry = unsent[field];
    const change = changes[field];
    if (entry === undefined) continue;
    const valueChange =
      change === undefined ? null : { isBefore: (value?: Value) => value === change.before, after: change.after };
    const left = settlePending<Value>(entry, operationId, ending, valueChange);
    if ('waits' in left) {
      unsent[field] = left.waits;
      continue;
    }
    if (left.shows !== undefined) back[field] = left.shows;
    delete unsent[field];
  }
  if (Object.keys(unsent).length === 0) delete state.unsent[photoId];
  const photo = storedPhoto(state, photoId);
  if (photo !== undefined) write(state, { ...photo, ...(back as Partial<Photo>) });
}
