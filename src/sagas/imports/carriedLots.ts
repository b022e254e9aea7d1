import { select, type SagaGenerator } from 'typed-redux-saga';
import type { CreateAct, UpdateAct } from '../../domain/imports/desk/views';
import type { CarriedLot } from '../../domain/imports/own/carried';
import { type Photo, PLAIN_PHOTO } from '../../domain/photos/photo';
import { keysBetween } from '../../domain/values/order';
import { selectPhoto, selectPhotoIdsOfLot, type WithPhotos } from '../../features/lots/model/photos/photosSlice';
import { newId } from '../../shared/id';

/**
 * Null when nothing is still to come to the lot. A lot is ready only with a photo. Photos that a file of ours describes may lie
 * beside it as pictures; another file says nothing of its pictures but their order. `paths` takes those of the pictures.
 */
export function carriedToNew(lotId: string, { carried, pictures }: CreateAct, paths: string[]): CarriedLot | null {
  const { status, cover } = carried;
  const last = carried.photos.at(-1)?.order ?? null;
  const photos = [...carried.photos, ...photosBehind(last, pictures.length - carried.photos.length)];
  if (photos.length === 0) return null;
  return {
    lotId,
    wasThere: false,
    status,
    cover: carried.photos.length > 0 ? cover : (photos[0]?.id ?? null),
    photos,
    pictures: placesOf(photos, pictures, paths),
  };
}

/** The pictures of lots that are there come behind the photos that these have, and leave them their covers. */
export function* addedToLots(updates: readonly UpdateAct[], paths: string[]): SagaGenerator<readonly CarriedLot[]> {
  const state = yield* select((now: WithPhotos) => now);
  return updates
    .filter(({ pictures }) => pictures.length > 0)
    .map(({ lotId, pictures }) => {
      const last = selectPhoto(state, selectPhotoIdsOfLot(state, lotId).at(-1) ?? '')?.order ?? null;
      const photos = photosBehind(last, pictures.length);
      const places = placesOf(photos, pictures, paths);
      return { lotId, wasThere: true, status: 'draft', cover: null, photos, pictures: places };
    });
}

/** Which of the pictures is which photo; their paths are counted on in `paths`. */
function placesOf(
  photos: readonly Photo[],
  pictures: readonly string[],
  paths: string[],
): Readonly<Record<string, number>> {
  const places = photos.flatMap(({ id }, at): [string, number][] => {
    const path = pictures[at];
    return path === undefined ? [] : [[id, paths.push(path) - 1]];
  });
  return Object.fromEntries(places);
}

/** Photos of which there is nothing but the picture. `last`: the order of the one before them. */
function photosBehind(last: string | null, count: number): readonly Photo[] {
  const measures = { width: 0, height: 0, bytes: 0, hash: '' };
  const orders = keysBetween(last, null, Math.max(0, count));
  return orders.map((order) => ({ ...PLAIN_PHOTO, ...measures, id: newId(), lotId: '', path: '', order }));
}
