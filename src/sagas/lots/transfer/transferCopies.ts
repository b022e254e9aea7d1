import {
  type EditableLotFields,
  NO_PRIVATE_FIELDS,
  PRIVATE_PRICE_FIELDS,
  SHARED_PRICE_FIELDS,
  sharedFieldsIn,
} from '../../../domain/lots/lot';
import { initialOf } from '../../../domain/lots/lotFields';
import { missingForReady } from '../../../domain/lots/readiness';
import { type Photo, PLAIN_PHOTO } from '../../../domain/photos/photo';
import { draftPrivateEdit } from '../../../features/lots/model/operations/drafts';
import { cleanDrafts, type Operation, type OperationDraft } from '../../../domain/operations/operations';
import type { PhotoChanges } from '../../../domain/operations/changes';
import type { LotRecord } from '../../../services/lots/SaleReader';
import { derivedId } from '../../../shared/derivedId';
import type { PlannedLot, Transfer } from './transferMemory';

/** To whom copies go: the transfer or the import, the person, and the sale. */
export type CopyPlan = Pick<Transfer, 'id' | 'uid' | 'to'>;

/** What comes to a copy after its fields. */
export interface CopiedLot {
  readonly lot: Pick<LotRecord['lot'], 'coverPhotoId' | 'status'>;
  readonly photos: LotRecord['photos'];
}

/** The id that the copy of a photo has in the copy of its lot. */
export function copyOfPhoto(photoId: string, copyId: string): Promise<string> {
  return derivedId('copy of photo', photoId, copyId);
}

/** What the copy of a lot says; its cover comes with the photo. */
export function carriedFields({ lot }: LotRecord, withPrices: boolean): Partial<EditableLotFields> {
  const said = sharedFieldsIn(lot).filter(
    (field) => field !== 'coverPhotoId' && (withPrices || !(SHARED_PRICE_FIELDS as readonly string[]).includes(field)),
  );
  return Object.fromEntries(said.map((field) => [field, lot[field]])) as Partial<EditableLotFields>;
}

function carriedPrivate({ privately }: LotRecord, withPrices: boolean): LotRecord['privately'] {
  return withPrices ? privately : { ...privately, ...initialOf(PRIVATE_PRICE_FIELDS) };
}

/** Gives drafts the id that follows from what they are for: made once more, each is the same operation. */
async function asOperations(
  drafts: readonly OperationDraft[],
  purpose: string,
  about: string,
  { uid }: Pick<Transfer, 'uid'>,
  group: string,
): Promise<readonly Operation[]> {
  const id = await derivedId(purpose, about);
  return cleanDrafts(drafts).map((draft) => ({ ...draft, id, uid, group }));
}

/** The act that all copies of a transfer are part of. */
export const groupOfCopies = ({ id }: CopyPlan): Promise<string> => derivedId('there', id);

/** What makes a copy in the other sale; nothing of it when it is there. */
export async function draftCopy(
  transfer: Transfer,
  { copyId, order, number }: PlannedLot,
  source: LotRecord,
  copy: LotRecord | undefined,
): Promise<readonly Operation[]> {
  const { to: saleId, withPrices } = transfer;
  const group = await groupOfCopies(transfer);
  const fields = carriedFields(source, withPrices);
  const create: OperationDraft = { saleId, lotId: copyId, kind: 'createLot', number, suffix: '', order, fields };
  const isSaid = Object.values(copy?.privately ?? NO_PRIVATE_FIELDS).some((value) => value !== null && value !== '');
  const privately = isSaid
    ? []
    : draftPrivateEdit(saleId, copyId, NO_PRIVATE_FIELDS, carriedPrivate(source, withPrices));
  return [
    ...(await asOperations(copy === undefined ? [create] : [], 'create copy', copyId, transfer, group)),
    ...(await asOperations(privately, 'private copy', copyId, transfer, group)),
  ];
}

/** What is still to be said of a copy once its photos are there: captions, turns, the cover, and that it is ready. */
export async function draftFinish(
  plan: CopyPlan,
  source: CopiedLot,
  copy: LotRecord,
  group: string,
): Promise<readonly Operation[]> {
  const { to: saleId } = plan;
  const lotId = copy.lot.id;
  const made: Operation[] = [];
  for (const photo of source.photos) {
    const photoId = await copyOfPhoto(photo.id, lotId);
    const there = copy.photos.find(({ id }) => id === photoId);
    const changes = there === undefined ? {} : aboutPhoto(there, photo);
    if (Object.keys(changes).length === 0) continue;
    const draft: OperationDraft = { saleId, lotId, kind: 'editPhoto', photoId, changes };
    made.push(...(await asOperations([draft], 'about photo', photoId, plan, group)));
  }
  const { coverPhotoId } = source.lot;
  const wanted = coverPhotoId === null ? null : await copyOfPhoto(coverPhotoId, lotId);
  // The first photo that came is the cover by itself. Another one somebody has chosen since.
  const ids = await Promise.all(source.photos.map(({ id }) => copyOfPhoto(id, lotId)));
  const byItself = ids.find((id) => copy.photos.some((photo) => photo.id === id)) ?? null;
  const isChosen = copy.lot.coverPhotoId !== null && copy.lot.coverPhotoId !== byItself;
  // A cover that could not be copied leaves the one that the copy has.
  const isThere = copy.photos.some(({ id }) => id === wanted);
  const cover = isThere && !isChosen ? wanted : copy.lot.coverPhotoId;
  if (cover !== copy.lot.coverPhotoId) {
    const changes = { coverPhotoId: { before: copy.lot.coverPhotoId, after: cover } };
    made.push(...(await asOperations([{ saleId, lotId, kind: 'editLot', changes }], 'cover', lotId, plan, group)));
  }
  const isReady = source.lot.status === 'ready' && copy.lot.status === 'draft';
  if (isReady && missingForReady({ ...copy.lot, coverPhotoId: cover }).length === 0) {
    const draft: OperationDraft = { saleId, lotId, kind: 'setLotStatus', before: 'draft', after: 'ready' };
    made.push(...(await asOperations([draft], 'ready', lotId, plan, group)));
  }
  return made;
}

/** What is said of it already, somebody has said since it came. */
function aboutPhoto(there: Photo, { caption, rotation }: Photo): PhotoChanges {
  const isPlain = { caption: there.caption === PLAIN_PHOTO.caption, rotation: there.rotation === PLAIN_PHOTO.rotation };
  return {
    ...(isPlain.caption && caption !== there.caption && { caption: { before: there.caption, after: caption } }),
    ...(isPlain.rotation && rotation !== there.rotation && { rotation: { before: there.rotation, after: rotation } }),
  };
}

/** Whether a copy has everything of its lot: only then may the lot go into the trash. */
export async function isCarried(source: LotRecord, copy: LotRecord, withPrices: boolean): Promise<boolean> {
  const fields = carriedFields(source, withPrices);
  const privately = carriedPrivate(source, withPrices);
  const photos = await Promise.all(source.photos.map(({ id }) => copyOfPhoto(id, copy.lot.id)));
  return (
    Object.entries(fields).every(([field, value]) => copy.lot[field as keyof EditableLotFields] === value) &&
    Object.entries(privately).every(([field, value]) => copy.privately[field as keyof typeof privately] === value) &&
    photos.every((id) => copy.photos.some((photo) => photo.id === id))
  );
}

/** What takes a lot out of its sale: the last step. */
export async function draftLeave(transfer: Transfer, { lot }: LotRecord, now: number): Promise<Operation> {
  const number = lot.number === null ? null : { number: lot.number, suffix: lot.suffix };
  const draft: OperationDraft = {
    saleId: transfer.from,
    lotId: lot.id,
    kind: 'trashLot',
    number,
    deletedAt: now,
  };
  return { ...draft, id: await derivedId('leave', transfer.id, lot.id), uid: transfer.uid, group: transfer.id };
}
