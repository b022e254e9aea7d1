import type { Draft } from '@reduxjs/toolkit';
import { compareOrder } from '../../domain/order';
import { type Photo, PHOTO_EDIT_FIELDS, type PhotoEditField, PLAIN_PHOTO } from '../../domain/photo';
import type { Operation } from '../../services/lots/LotsGateway';

type Value = Photo[PhotoEditField];

/** What this device has said of a photo while the server may still have something else. */
interface UnsentValue {
  readonly operationId: string;
  readonly value: Value;
  /** What the server last said; undefined before it said anything. */
  readonly server: Value | undefined;
}

/** The photos as the screen shows them: what the server told, and over it what is still on its way there. */
export interface ShownPhotos {
  readonly stored: Record<string, Photo>;
  /** Photo ids of each lot, in order, stored and on their way alike. */
  readonly byLot: Record<string, string[]>;
  readonly unsent: Record<string, Partial<Record<PhotoEditField, UnsentValue>>>;
  /** Removed here while the server may still have them: as it last told them, to show them again. */
  readonly gone: Record<string, { readonly operationId: string; readonly photo: Photo }>;
  /** Put back or added here; the value is the operation, which the server may not have yet. */
  readonly added: Record<string, string>;
}

export const NO_PHOTOS: ShownPhotos = { stored: {}, byLot: {}, unsent: {}, gone: {}, added: {} };

type ShownDraft = Draft<ShownPhotos> & {
  readonly intake: Readonly<Record<string, Pick<Photo, 'id' | 'lotId' | 'order'> & { readonly status: string }>>;
};

/** A chosen photo until it is stored: then it is here as long as the server has it, and no longer. */
function onItsWay(state: ShownDraft, id: string): ShownDraft['intake'][string] | undefined {
  const photo = state.intake[id];
  return photo?.status === 'stored' ? undefined : photo;
}

/** Puts the photos of a lot in order; those that have left it go. */
export function arrange(state: ShownDraft, lotId: string): void {
  const photos = [...new Set(state.byLot[lotId] ?? [])]
    .map((id) => state.stored[id] ?? onItsWay(state, id))
    .filter((photo) => photo !== undefined)
    .filter((photo) => photo.lotId === lotId && state.gone[photo.id] === undefined)
    .sort(compareOrder);
  if (photos.length === 0) delete state.byLot[lotId];
  else state.byLot[lotId] = photos.map((photo) => photo.id);
}

export function place(state: Pick<ShownDraft, 'byLot'>, lotId: string, id: string): void {
  const ids = (state.byLot[lotId] ??= []);
  if (!ids.includes(id)) ids.push(id);
}

function write(state: ShownDraft, photo: Photo): void {
  const before = state.stored[photo.id]?.lotId;
  state.stored[photo.id] = photo;
  place(state, photo.lotId, photo.id);
  for (const lotId of new Set([before ?? photo.lotId, photo.lotId])) arrange(state, lotId);
}

/** Shows an operation before the server has it. */
export function foresee(state: ShownDraft, operation: Operation): void {
  switch (operation.kind) {
    case 'addPhoto': {
      const { photo, id } = operation;
      delete state.gone[photo.id];
      state.added[photo.id] = id;
      // Waiting on this device since before there were captions.
      write(state, state.stored[photo.id] ?? { ...PLAIN_PHOTO, ...photo });
      return;
    }
    case 'removePhoto': {
      const photo = state.stored[operation.photo.id] ?? operation.photo;
      state.gone[photo.id] = { operationId: operation.id, photo };
      delete state.stored[photo.id];
      arrange(state, photo.lotId);
      return;
    }
    case 'editPhoto': {
      const { photoId, changes, id: operationId } = operation;
      const photo = state.stored[photoId];
      const unsent = (state.unsent[photoId] ??= {});
      for (const field of PHOTO_EDIT_FIELDS) {
        const change = changes[field];
        if (change === undefined) continue;
        const known = unsent[field];
        const server = known === undefined ? photo?.[field] : known.server;
        unsent[field] = { operationId, value: change.after, server };
      }
      if (photo !== undefined) write(state, overlay(state, photo, false));
      return;
    }
    default:
      return;
  }
}

/** What the server tells of a photo, but for what this device has said of it since. */
function overlay(state: ShownDraft, told: Photo, isFromServer = true): Photo {
  const unsent = state.unsent[told.id];
  if (unsent === undefined) return told;
  const values: Partial<Record<PhotoEditField, Value>> = {};
  for (const field of PHOTO_EDIT_FIELDS) {
    const entry = unsent[field];
    if (entry === undefined) continue;
    if (isFromServer) unsent[field] = { ...entry, server: told[field] };
    values[field] = entry.value;
  }
  return { ...told, ...(values as Partial<Photo>) };
}

/** Takes over what the server tells, but for what this device has changed since. */
export function receive(state: ShownDraft, changed: readonly Photo[], removed: readonly string[]): void {
  const touched = new Set<string>();
  for (const id of removed) {
    if (state.added[id] !== undefined) continue;
    const lotId = state.stored[id]?.lotId;
    delete state.stored[id];
    if (lotId !== undefined) touched.add(lotId);
  }
  for (const found of changed) {
    // A copy on this device may be from before there were captions.
    const told = { ...PLAIN_PHOTO, ...found };
    const gone = state.gone[told.id];
    if (gone !== undefined) {
      state.gone[told.id] = { ...gone, photo: told };
      continue;
    }
    const photo = overlay(state, told);
    const before = state.stored[photo.id]?.lotId;
    if (before !== undefined && before !== photo.lotId) touched.add(before);
    state.stored[photo.id] = photo;
    place(state, photo.lotId, photo.id);
    touched.add(photo.lotId);
  }
  for (const lotId of touched) arrange(state, lotId);
}

/** The operation is with the server, or will never be (`goBack`): then the screen shows what the server said. */
export function release(state: ShownDraft, operation: Operation, goBack: boolean): void {
  switch (operation.kind) {
    case 'addPhoto': {
      const { photo, id } = operation;
      if (state.added[photo.id] !== id) return;
      delete state.added[photo.id];
      if (!goBack) return;
      delete state.stored[photo.id];
      arrange(state, photo.lotId);
      return;
    }
    case 'removePhoto': {
      const gone = state.gone[operation.photo.id];
      if (gone?.operationId !== operation.id) return;
      delete state.gone[operation.photo.id];
      if (goBack) write(state, gone.photo);
      return;
    }
    case 'editPhoto': {
      const unsent = state.unsent[operation.photoId];
      const photo = state.stored[operation.photoId];
      if (unsent === undefined) return;
      const back: Partial<Record<PhotoEditField, Value>> = {};
      for (const field of PHOTO_EDIT_FIELDS) {
        const entry = unsent[field];
        if (entry?.operationId !== operation.id) continue;
        if (entry.server !== undefined) back[field] = entry.server;
        delete unsent[field];
      }
      if (Object.keys(unsent).length === 0) delete state.unsent[operation.photoId];
      if (goBack && photo !== undefined) write(state, { ...photo, ...(back as Partial<Photo>) });
      return;
    }
    default:
      return;
  }
}
