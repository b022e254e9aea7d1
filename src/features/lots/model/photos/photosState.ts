import { compareOrder } from '../../../../domain/values/order';
import type { Photo } from '../../../../domain/photos/photo';
import { effectsOf, type Operation } from '../../../../domain/operations/operations';
import { type Buckets, emptyBuckets, readEntity } from '../../../../shared/buckets/buckets';
import { openBuckets, openRecord } from '../../../../shared/buckets/openBuckets';
import { bypassImmer } from '../pending/bypassImmer';
import { noEntities, openEntities, type OpenEntities, type OptimisticEntities } from '../pending/optimisticEntities';
import type { Ending } from '../pending/pendingValue';
import { type IntakePhoto, isWaiting } from './intakePhoto';

export interface PhotosState {
  readonly photos: OptimisticEntities<Photo>;
  /** Photo ids of each lot, in order, stored and on their way alike. */
  readonly byLot: Buckets<readonly string[]>;
  /** The chosen files on their way to be photos. */
  readonly intake: Record<string, IntakePhoto>;
}

export const NO_PHOTOS: PhotosState = { photos: noEntities(), byLot: emptyBuckets(), intake: {} };

/** The photos while one action changes them. */
export interface OpenPhotos {
  readonly photos: OpenEntities<Photo>;
  readonly intake: {
    read(id: string): IntakePhoto | undefined;
    all(): readonly IntakePhoto[];
    write(photo: IntakePhoto): void;
    remove(id: string): void;
  };
  /** Whether a lot has photos at this moment. */
  hasPhotos(lotId: string): boolean;
  close(): PhotosState;
}

export function openPhotos(state: PhotosState): OpenPhotos {
  // A photo that the server had already and does not show was removed since.
  const photos = openEntities(state.photos, { unseen: null });
  const intake = openRecord(state.intake);
  const chosen = new Set<string>();
  const touched = (): readonly string[] => [...photos.touched, ...chosen];
  const open: OpenPhotos = {
    photos,
    intake: {
      read: intake.read,
      all: () => Object.values(intake.now()),
      write(photo) {
        chosen.add(photo.id);
        intake.write(photo.id, photo);
      },
      remove(id) {
        chosen.add(id);
        intake.remove(id);
      },
    },
    hasPhotos: (lotId) => [...idsOf(state, lotId), ...touched()].some((id) => placeOf(open, id)?.lotId === lotId),
    close() {
      const byLot = placePhotos(state, open, touched());
      const next = { photos: photos.close(), byLot, intake: intake.close() };
      const isOther = next.photos !== state.photos || byLot !== state.byLot || next.intake !== state.intake;
      return isOther ? next : state;
    },
  };
  return open;
}

/** A reducer that changes photos; the state stays the very same when none of them becomes another. */
export const changePhotos = <Payload>(work: (open: OpenPhotos, payload: Payload) => void) =>
  bypassImmer((state: PhotosState, { payload }: { readonly payload: Payload }): PhotosState => {
    const open = openPhotos(state);
    work(open, payload);
    return open.close();
  });

export const idsOf = ({ byLot }: PhotosState, lotId: string): readonly string[] => readEntity(byLot, lotId) ?? [];

/** Where a photo is: stored, or chosen and not stored yet; null: nowhere. One that is stored is there as long as the server has it. */
function placeOf({ photos, intake }: OpenPhotos, id: string): Pick<Photo, 'id' | 'lotId' | 'order'> | null {
  if (photos.presenceOf(id) === null) return null;
  const chosen = intake.read(id);
  return photos.read(id) ?? (chosen !== undefined && isWaiting(chosen) ? chosen : null);
}

/** The photos of each lot, in order, after those of `touched` have come, moved or gone. */
export function placePhotos(before: PhotosState, open: OpenPhotos, touched: readonly string[]): PhotosState['byLot'] {
  const was = openPhotos(before);
  /** The ids that come to each lot with a change. */
  const come = new Map<string, string[]>();
  for (const id of touched) {
    const [from, to] = [placeOf(was, id), placeOf(open, id)];
    if (from?.lotId === to?.lotId && from?.order === to?.order) continue;
    for (const lotId of [from?.lotId, to?.lotId]) if (lotId !== undefined && !come.has(lotId)) come.set(lotId, []);
    if (to !== null) come.get(to.lotId)?.push(id);
  }
  const byLot = openBuckets(before.byLot);
  for (const [lotId, ids] of come) {
    const here = [...new Set([...idsOf(before, lotId), ...ids])]
      .map((id) => placeOf(open, id))
      .filter((photo) => photo?.lotId === lotId)
      .filter((photo) => photo !== null)
      .sort(compareOrder);
    if (here.length === 0) byLot.remove(lotId);
    else
      byLot.write(
        lotId,
        here.map(({ id }) => id),
      );
  }
  return byLot.close();
}

/** Shows an operation before the server has it. */
export const applyOptimistic = ({ photos }: OpenPhotos, operation: Operation): void =>
  effectsOf(operation).photos.forEach((effect) => photos.apply(effect, operation.id));

/** The operation is with the server, or will never be: then the screen shows what the server said. */
export const acknowledge = ({ photos }: OpenPhotos, operation: Operation, ending: Ending): void =>
  effectsOf(operation).photos.forEach((effect) => photos.acknowledge(effect, operation.id, ending));
