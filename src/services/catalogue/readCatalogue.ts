import * as v from 'valibot';
import { CATALOGUE_STATUSES, PUBLISHED_FIELDS } from '../../domain/catalogue/catalogue';
import { PHOTO_ROTATIONS } from '../../domain/photos/photo';
import { publishedEntries } from '../lotFieldSchemas';
import type { CatalogueChunk, CatalogueHeader } from './CatalogueReader';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const headerSchema = v.object({
  saleId: v.string(),
  title: v.string(),
  date: v.string(),
  place: v.nullable(v.string()),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  version: whole,
  chunkCount: whole,
});

const photoSchema = v.object({
  id: v.string(),
  width: whole,
  height: whole,
  caption: v.string(),
  turn: v.picklist(PHOTO_ROTATIONS),
});

const lotSchema = v.object({
  id: v.string(),
  number: whole,
  suffix: v.string(),
  order: v.string(),
  ...publishedEntries(PUBLISHED_FIELDS),
  status: v.picklist(CATALOGUE_STATUSES),
  photos: v.array(photoSchema),
});

const chunkSchema = v.object({ version: whole, lots: v.array(v.unknown()) });

/** A catalogue's document; null when it is not as it should be. */
export function readHeader(data: unknown): CatalogueHeader | null {
  const result = v.safeParse(headerSchema, data);
  if (!result.success) return null;
  const { saleId, version, chunkCount, ...details } = result.output;
  return { saleId, details, version, chunkCount };
}

/** One odd lot does not take the others with it. */
export function readChunk(data: unknown): CatalogueChunk | null {
  const result = v.safeParse(chunkSchema, data);
  if (!result.success) return null;
  const lots = result.output.lots.flatMap((each) => {
    const lot = v.safeParse(lotSchema, each);
    return lot.success ? [lot.output] : [];
  });
  return { version: result.output.version, lots };
}
