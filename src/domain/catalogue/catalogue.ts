import type { Lot, LotStatus } from '../lots/lot';
import { fieldsWith } from '../lots/lotFields';
import { missingForReady } from '../lots/readiness';
import { compareLots } from '../numbering/lotOrder';
import { compareOrder } from '../values/order';
import type { Photo, PhotoRotation } from '../photos/photo';
import type { Sale } from '../sales/sale';
import { sameValue } from '../values/sameValue';

/** What is said of a lot and everybody may read: only what the registry marks so. */
export const PUBLISHED_FIELDS = fieldsWith({ reads: ['everyone'] });

/** What of a lot is published, and nothing else: what only editors read is in another document. */
const PUBLIC_LOT_FIELDS = ['id', 'suffix', 'order', ...PUBLISHED_FIELDS] as const satisfies readonly (keyof Lot)[];

/** The states in which a lot stands in the catalogue. */
export const CATALOGUE_STATUSES = ['published', 'sold', 'passed', 'withdrawn'] as const satisfies readonly LotStatus[];
export type CatalogueStatus = (typeof CATALOGUE_STATUSES)[number];

/** A photo as visitors get it, turned already. Its files: `catalogues/{slug}/{id}/{size}.jpg`. */
export interface PublishedPhoto {
  readonly id: string;
  /** Pixels of the full size, as it is seen. */
  readonly width: number;
  readonly height: number;
  readonly caption: string;
  /** By how much its files were turned when they were copied: tells whether they must be copied again. */
  readonly turn: PhotoRotation;
}

export interface PublishedLot extends Pick<Lot, (typeof PUBLIC_LOT_FIELDS)[number]> {
  readonly number: number;
  readonly status: CatalogueStatus;
  /** In their order, the cover first. */
  readonly photos: readonly PublishedPhoto[];
}

/** What of the sale itself stands in its catalogue. */
export type CatalogueDetails = Pick<Sale, 'title' | 'date' | 'place' | 'currency'>;

/** How a published catalogue differs from what it would be now: how many lots, and whether the sale's own words do. */
export interface CatalogueChanges {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly details: boolean;
}

export function catalogueDetails({ title, date, place, currency }: Sale): CatalogueDetails {
  return { title, date, place, currency };
}

/** The lots that stand in the catalogue, in the order of the sale. Photos of other lots among `photos` are passed over. */
export function buildCatalogue(lots: readonly Lot[], photos: readonly Photo[]): PublishedLot[] {
  const byLot = new Map<string, Photo[]>();
  for (const photo of [...photos].sort(compareOrder)) {
    byLot.set(photo.lotId, [...(byLot.get(photo.lotId) ?? []), photo]);
  }
  return [...lots].sort(compareLots).flatMap((lot) => publicLot(lot, byLot.get(lot.id) ?? []) ?? []);
}

/** Whether a lot can become public: a person said that it is ready, and nothing is missing. */
export const isReadyToPublish = (lot: Lot): boolean => lot.status === 'ready' && missingForReady(lot).length === 0;

/** The lots that publishing makes public. A closed sale takes no more in. */
export function lotsToPublish({ status }: Pick<Sale, 'status'>, lots: readonly Lot[]): readonly Lot[] {
  return status === 'closed' ? [] : lots.filter(isReadyToPublish);
}

/** The lots of the catalogue as publishing would make it now. */
export function catalogueToCome(
  sale: Pick<Sale, 'status'>,
  lots: readonly Lot[],
  photos: readonly Photo[],
): PublishedLot[] {
  const coming = new Set(lotsToPublish(sale, lots));
  return buildCatalogue(
    lots.map((lot) => (coming.has(lot) ? { ...lot, status: 'published' } : lot)),
    photos,
  );
}

/** Null for a lot that is not published. */
function publicLot(lot: Lot, photos: readonly Photo[]): PublishedLot | null {
  const status = CATALOGUE_STATUSES.find((each) => each === lot.status);
  const { number, coverPhotoId } = lot;
  if (status === undefined || number === null || lot.deletedAt !== null) return null;
  const fields = Object.fromEntries(PUBLIC_LOT_FIELDS.map((field) => [field, lot[field]]));
  const covers = photos.filter(({ id }) => id === coverPhotoId);
  const others = photos.filter(({ id }) => id !== coverPhotoId);
  return {
    ...(fields as Pick<Lot, (typeof PUBLIC_LOT_FIELDS)[number]>),
    number,
    status,
    photos: [...covers, ...others].map(publicPhoto),
  };
}

function publicPhoto({ id, width, height, caption, rotation }: Photo): PublishedPhoto {
  const isUpright = rotation === 0 || rotation === 180;
  return {
    id,
    width: isUpright ? width : height,
    height: isUpright ? height : width,
    caption,
    turn: rotation,
  };
}

export function compareCatalogues(
  published: { readonly details: CatalogueDetails; readonly lots: readonly PublishedLot[] },
  wanted: { readonly details: CatalogueDetails; readonly lots: readonly PublishedLot[] },
): CatalogueChanges {
  const before = new Map(published.lots.map((lot) => [lot.id, lot]));
  const after = new Set(wanted.lots.map(({ id }) => id));
  const known = wanted.lots.filter(({ id }) => before.has(id));
  return {
    added: wanted.lots.length - known.length,
    changed: known.filter((lot) => !sameValue(lot, before.get(lot.id))).length,
    removed: published.lots.filter(({ id }) => !after.has(id)).length,
    details: !sameValue(published.details, wanted.details),
  };
}
