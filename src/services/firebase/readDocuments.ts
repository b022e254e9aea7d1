import * as v from 'valibot';
import { LOT_STATUSES, LOT_TYPES, type Lot, type LotPrivate, NO_PRIVATE_FIELDS } from '../../domain/lot';
import { type Photo, PHOTO_ROTATIONS, PLAIN_PHOTO } from '../../domain/photo';
import { ROLES, SALE_STATUSES, type Sale } from '../../domain/sale';

/**
 * Documents as the application wants them. What does not fit (an older version wrote it, somebody edited it by hand) is
 * left out and logged, so that one odd document never takes the whole sale down.
 */
const price = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** A time of the server as milliseconds since 1970. */
const moment = v.nullable(
  v.pipe(
    v.custom<{ toMillis(): number }>(
      (value) => typeof value === 'object' && value !== null && 'toMillis' in value,
      'This is no time.',
    ),
    v.transform((time) => time.toMillis()),
  ),
);

/** Each field may be missing: the document begins with the first thing that is said. */
const lotPrivateSchema = v.object({
  reserve: v.optional(price, NO_PRIVATE_FIELDS.reserve),
  consignor: v.optional(v.string(), NO_PRIVATE_FIELDS.consignor),
  notes: v.optional(v.string(), NO_PRIVATE_FIELDS.notes),
});

const saleSchema = v.object({
  title: v.string(),
  date: v.string(),
  place: v.nullable(v.string()),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  status: v.picklist(SALE_STATUSES),
  slug: v.optional(v.nullable(v.string()), null),
  roles: v.record(v.string(), v.picklist(ROLES)),
  createdBy: v.string(),
});

const lotSchema = v.object({
  number: v.nullable(v.pipe(v.number(), v.integer())),
  suffix: v.string(),
  order: v.string(),
  title: v.string(),
  description: v.string(),
  category: v.string(),
  creator: v.string(),
  period: v.string(),
  materials: v.string(),
  dimensions: v.string(),
  weight: v.string(),
  condition: v.string(),
  provenance: v.string(),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  lotType: v.picklist(LOT_TYPES),
  estimateLow: price,
  estimateHigh: price,
  startPrice: price,
  buyNow: price,
  status: v.picklist(LOT_STATUSES),
  coverPhotoId: v.nullable(v.string()),
  deletedAt: moment,
});

const photoSchema = v.object({
  lotId: v.string(),
  order: v.string(),
  path: v.string(),
  width: v.number(),
  height: v.number(),
  bytes: v.number(),
  hash: v.string(),
  caption: v.optional(v.string(), PLAIN_PHOTO.caption),
  rotation: v.optional(v.picklist(PHOTO_ROTATIONS), PLAIN_PHOTO.rotation),
});

function read<Schema extends v.GenericSchema>(schema: Schema, id: string, data: unknown): v.InferOutput<Schema> | null {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  console.warn(`Document ${id} is not as expected: ${result.issues.map((issue) => issue.message).join(' ')}`);
  return null;
}

export function readSale(id: string, data: unknown): Sale | null {
  const fields = read(saleSchema, id, data);
  return fields === null ? null : { id, ...fields };
}

export function readLot(id: string, data: unknown): Lot | null {
  const fields = read(lotSchema, id, data);
  return fields === null ? null : { id, ...fields };
}

export function readLotPrivate(id: string, data: unknown): LotPrivate | null {
  const fields = read(lotPrivateSchema, id, data);
  return fields === null ? null : { id, ...fields };
}

export function readPhoto(id: string, data: unknown): Photo | null {
  const fields = read(photoSchema, id, data);
  return fields === null ? null : { id, ...fields };
}
