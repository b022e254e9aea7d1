import { type ExtraField, isExtraField } from '../../lots/extras';
import type { PrivateLotField } from '../../lots/lot';
import { LOT_FIELDS, type LotFieldName } from '../../lots/lotFields';

/** A field of a lot that a file can give: a cover is chosen among photos. */
export type ImportField = Exclude<LotFieldName, 'coverPhotoId'>;

/**
 * What a column can be besides a field of a lot. `id`: the lot's own id, as our files have it. `letter`: the A of 12A in a
 * column of its own. `estimate`: both ends in one cell. `photos`: names of pictures. `hammer`: what came of the lot.
 */
export const OTHER_TARGETS = ['id', 'number', 'letter', 'estimate', 'photos', 'hammer'] as const;
/**
 * What only our own files have. `status`: whether the lot was ready. `order`: its place in its sale. `cover`: the id of its
 * cover photo. `allExtras`: every extra of the lot, and `photoRecords` every photo with what is known of it, both as JSON.
 */
export const OWN_TARGETS = ['status', 'order', 'cover', 'allExtras', 'photoRecords'] as const;
export type OwnTarget = (typeof OWN_TARGETS)[number];
export type ImportTarget = ImportField | ExtraField | (typeof OTHER_TARGETS)[number] | OwnTarget;

export const isOwnTarget = (target: ImportTarget): target is OwnTarget =>
  (OWN_TARGETS as readonly string[]).includes(target);

/** One that is no field of a lot. */
export const isOtherTarget = (target: ImportTarget): target is (typeof OTHER_TARGETS)[number] | OwnTarget =>
  isOwnTarget(target) || (OTHER_TARGETS as readonly string[]).includes(target);

/** Of these a person can read the cells: they are columns of the check. The others are for the program. */
export const isShownTarget = (target: ImportTarget): boolean => target === 'status' || !isOwnTarget(target);

/** In the order of the registry. */
export const IMPORT_FIELDS = (Object.keys(LOT_FIELDS) as LotFieldName[]).filter(
  (name): name is ImportField => name !== 'coverPhotoId',
);

/** Those that every sale has; extras come with its platforms and its house. */
export const IMPORT_TARGETS: readonly ImportTarget[] = [...OTHER_TARGETS, ...IMPORT_FIELDS];

export const isPrivateTarget = (field: ImportField | ExtraField): field is PrivateLotField =>
  !isExtraField(field) && LOT_FIELDS[field].reads === 'editors';
