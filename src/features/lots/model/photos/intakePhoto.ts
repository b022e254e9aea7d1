import { type Photo, PLAIN_PHOTO, type PhotoRefusal } from '../../../../domain/photos/photo';
import type { UploadCode } from '../../../../services/failure';
import type { PhotoChanges } from '../../../../domain/operations/changes';
import type { PreparedPhoto } from '../../../../services/photos/PhotoPreparer';
import type { PhotoStatus } from './photoMachine';

export type UploadFailure = UploadCode;

/** A chosen file on its way to a stored photo. The file itself stays outside the store, under the same id. */
export interface IntakePhoto {
  readonly id: string;
  readonly lotId: string;
  readonly saleId: string;
  readonly fileName: string;
  readonly order: string;
  /** The lot had no photo before it: it becomes the cover. */
  readonly first: boolean;
  readonly status: PhotoStatus;
  /** The three sizes exist: where resuming and retrying begin. */
  readonly ready: boolean;
  /** The device's own database has it with its bytes. Only then may the screen say so. */
  readonly kept: boolean;
  /** What was said of it last is about to be written there. */
  readonly writing: boolean;
  /** 0 to 1 of the bytes of all three sizes. */
  readonly progress: number;
  readonly refusal: PhotoRefusal | null;
  readonly failure: UploadFailure | null;
  /** What was said of it since it was chosen: it is added like that, and nothing of it is sent before. */
  readonly changes: PhotoChanges;
  /** True: somebody has made it the cover; false: another one; null: nobody has said anything. */
  readonly cover: boolean | null;
  /** The server may have some of its files. */
  readonly begun: boolean;
  /** SHA-256 of the chosen file, hex; '' when nobody knows. */
  readonly source: string;
  /** Its lot begins with it: both are written on this device together, and it is not written before. */
  readonly coming: boolean;
  /** Under which id it is added, when that is not its own: it was removed and put back. */
  readonly addId: string | null;
}

/** What is known of a photo that nobody has touched since it was chosen. */
export const UNTOUCHED = {
  changes: {},
  cover: null,
  begun: false,
  addId: null,
  source: '',
  coming: false,
  writing: false,
} as const satisfies Partial<IntakePhoto>;

/** What a screen shows of a photo, whether the server has it or not. */
export type ShownPhoto = Pick<Photo, 'id' | 'lotId' | 'order' | 'caption' | 'rotation'>;

/** It has no document yet and will get one, unless it is removed before or never accepted. */
export const isWaiting = ({ status }: IntakePhoto): boolean =>
  status !== 'stored' && status !== 'refused' && status !== 'removed';

/** As it is with what was said of it. */
export function shownOf({ id, lotId, order, changes }: IntakePhoto): ShownPhoto {
  const caption = changes.caption?.after ?? PLAIN_PHOTO.caption;
  return { id, lotId, order, caption, rotation: changes.rotation?.after ?? PLAIN_PHOTO.rotation };
}

/** The photo as it would be added now; all its measures are 0 as long as its sizes do not exist. */
export function photoOf(intake: IntakePhoto, prepared: PreparedPhoto | undefined): Photo {
  const path = `sales/${intake.saleId}/photos/${intake.id}`;
  const { width, height, hash, files } = prepared ?? { width: 0, height: 0, hash: '', files: undefined };
  return { ...shownOf(intake), path, width, height, bytes: files?.full.size ?? 0, hash, source: intake.source };
}
