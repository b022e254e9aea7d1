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
export type ImportTarget = ImportField | ExtraField | (typeof OTHER_TARGETS)[number];

/** In the order of the registry. */
export const IMPORT_FIELDS = (Object.keys(LOT_FIELDS) as LotFieldName[]).filter(
  (name): name is ImportField => name !== 'coverPhotoId',
);

/** Those that every sale has; extras come with its platforms and its house. */
export const IMPORT_TARGETS: readonly ImportTarget[] = [...OTHER_TARGETS, ...IMPORT_FIELDS];

export const isPrivateTarget = (field: ImportField | ExtraField): field is PrivateLotField =>
  !isExtraField(field) && LOT_FIELDS[field].reads === 'editors';
