import type { ShownPhoto } from '../../../features/lots/model/photos/intakePhoto';
import { selectPhoto } from '../../../features/lots/model/photos/photosSlice';
import type { Operation } from '../../../domain/operations/operations';
import type { Page } from '../world/page';

/** What people said of photos that were not added yet, and how each may look when it is. */
export interface WaitingWatch {
  /** Photos that a page has said to be on the device, as they are. */
  readonly kept: ReadonlySet<string>;
  /** About to be done to photos that wait. */
  change(page: Page, operations: readonly Operation[]): void;
  /** The device has the photo as it is now. */
  keep(page: Page, id: string): void;
  /** The person has removed it, or gives it up. */
  drop(id: string): void;
  /** What is wrong with the photo that is to be added; null: nothing. */
  judge(operation: Operation): string | null;
}

const lookOf = ({ lotId, order, caption, rotation }: ShownPhoto): string =>
  JSON.stringify([lotId, order, caption, rotation]);

export function createWaitingWatch(): WaitingWatch {
  const kept = new Set<string>();
  /** By photo: as the device was said to have it last, and as it was made since, which a dying page may forget. */
  const looks = new Map<string, string[]>();

  function edit(now: ShownPhoto | undefined, operation: Operation): ShownPhoto | undefined {
    if (operation.kind !== 'editPhoto' || now?.id !== operation.photoId) return now;
    const { order, lotId, caption, rotation } = operation.changes;
    return {
      id: now.id,
      order: order?.after ?? now.order,
      lotId: lotId?.after ?? now.lotId,
      caption: caption?.after ?? now.caption,
      rotation: rotation?.after ?? now.rotation,
    };
  }

  return {
    kept,
    change(page, operations) {
      const edited = new Set(operations.flatMap((each) => (each.kind === 'editPhoto' ? [each.photoId] : [])));
      for (const id of edited) {
        const before = page.read(selectPhoto, id);
        const after = operations.reduce(edit, before);
        if (before === undefined || after === undefined) continue;
        looks.set(id, [...(looks.get(id) ?? [lookOf(before)]), lookOf(after)]);
      }
      for (const each of operations) if (each.kind === 'removePhoto') kept.delete(each.photo.id);
    },
    keep(page, id) {
      const photo = page.read(selectPhoto, id);
      kept.add(id);
      if (photo !== undefined && looks.has(id)) looks.set(id, [lookOf(photo)]);
    },
    drop: (id) => void kept.delete(id),
    judge(operation) {
      if (operation.kind !== 'addPhoto') return null;
      const { photo } = operation;
      const allowed = looks.get(photo.id);
      if (allowed === undefined || allowed.includes(lookOf(photo))) return null;
      return `photo ${photo.id.slice(0, 4)} is added as ${lookOf(photo)} and was made ${allowed.join(' or ')}`;
    },
  };
}
