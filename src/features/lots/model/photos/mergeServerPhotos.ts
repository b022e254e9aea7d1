import { original } from '@reduxjs/toolkit';
import { type Photo, PHOTO_EDIT_FIELDS, PLAIN_PHOTO } from '../../../../domain/photos/photo';
import { readEntity, writeEntities } from '../../../../shared/buckets';
import { own } from '../../../../domain/values/own';
import { inOrder, overlay, type ShownDraft, storedPhoto } from './optimisticPhotos';
import { currentOf } from '../pending/currentOf';

/** Notes what the server tells of a photo beside what this device has said of it; null: it has none. */
function note(state: ShownDraft, id: string, received: Photo | null): void {
  const presence = own(state.presence, id);
  if (presence !== undefined) {
    const echoed = presence.echoed || (received === null) === (presence.value === null);
    state.presence[id] = { ...presence, server: received, seenFromServer: true, echoed };
  }
  const unsent = own(state.unsent, id);
  if (unsent === undefined || received === null) return;
  for (const field of PHOTO_EDIT_FIELDS) {
    const entry = unsent[field];
    if (entry === undefined) continue;
    const echoed = entry.echoed || received[field] === entry.value;
    unsent[field] = { ...entry, server: received[field], seenFromServer: true, echoed };
  }
}

/** Takes over what the server tells, but for what this device has changed since. */
export function receive(state: ShownDraft, changed: readonly Photo[], removed: readonly string[]): void {
  // Looking through thousands of photos asks no draft.
  const base = original(state) ?? state;
  const isOurs = (id: string): boolean => Object.hasOwn(base.presence, id) || Object.hasOwn(base.unsent, id);
  const update = new Map<string, Photo | null>();
  const stored = (id: string): Photo | undefined => {
    const received = update.get(id);
    return received === undefined ? storedPhoto(base, id) : (received ?? undefined);
  };
  /** The ids that come to each lot of which something has changed. */
  const touched = new Map<string, string[]>();
  const touch = (lotId: string, ...ids: string[]): void => {
    const come = touched.get(lotId) ?? [];
    come.push(...ids);
    touched.set(lotId, come);
  };

  for (const id of removed) {
    if (isOurs(id)) note(state, id, null);
    if (own(base.presence, id) !== undefined) continue;
    const lotId = storedPhoto(base, id)?.lotId;
    update.set(id, null);
    if (lotId !== undefined) touch(lotId);
  }
  for (const found of changed) {
    // A copy on this device may be from before there were captions.
    const received = { ...PLAIN_PHOTO, ...found };
    if (isOurs(received.id)) note(state, received.id, received);
    if (own(base.presence, received.id)?.value === null) continue;
    const photo = isOurs(received.id) ? overlay(state, received) : received;
    const before = stored(photo.id)?.lotId;
    if (before !== undefined && before !== photo.lotId) touch(before);
    update.set(photo.id, photo);
    touch(photo.lotId, photo.id);
  }
  const lists = [...touched].map(([lotId, added]) => {
    const known: readonly string[] = readEntity(base.byLot, lotId) ?? [];
    return [lotId, inOrder(base, lotId, [...known, ...added], stored)] as const;
  });
  writeEntities<Photo>(state.stored, update, currentOf);
  writeEntities<readonly string[]>(
    state.byLot,
    lists.map(([lotId, ids]) => [lotId, ids.length === 0 ? null : ids]),
    currentOf,
  );
}
