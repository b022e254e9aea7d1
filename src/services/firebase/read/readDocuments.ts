import * as v from 'valibot';
import {
  EDITABLE_LOT_FIELDS,
  LOT_STATUSES,
  type Lot,
  type LotPrivate,
  NEW_LOT,
  PRIVATE_LOT_FIELDS,
} from '../../../domain/lots/lot';
import { type Photo, PHOTO_ROTATIONS, PLAIN_PHOTO } from '../../../domain/photos/photo';
import { AWAY_KINDS, ROLES, SALE_STATUSES, type Sale } from '../../../domain/sales/sale';
import { extraEntries } from './extraFields';
import { documentEntries, price } from '../../lotFieldSchemas';

/**
 * Documents as the application wants them. Data outlives builds: an older build wrote documents without the fields of
 * today, so a missing field gets its default; a newer build writes fields that are not known here, which stay in the
 * document, because only changed fields are ever written. A value that cannot be understood makes the whole document
 * unreadable (null, and logged once): it is never shown as something else, and never taken for removed.
 */
/** A time of the server as milliseconds since 1970: the SDK gives an object, the HTTP interface ISO text. */
const moment = v.nullable(
  v.pipe(
    v.union(
      [
        v.pipe(
          v.custom<{ toMillis(): number }>(
            (value) => typeof value === 'object' && value !== null && 'toMillis' in value,
          ),
          v.transform((time) => time.toMillis()),
        ),
        v.pipe(v.string(), v.transform(Date.parse)),
      ],
      'This is no time.',
    ),
    v.number('This is no time.'),
  ),
);

/** Each field may be missing: the document begins with the first thing that is said. */
const lotPrivateSchema = v.object(documentEntries(PRIVATE_LOT_FIELDS));

const namesOf = (map: Readonly<Record<string, unknown>>): string[] => Object.keys(map).sort();

/** A map of a sale: an entry of a form that this build does not know is left alone, and the sale can be read all the same. */
const entriesOf = <Value>(isKnown: (value: unknown) => value is Value) =>
  v.exactOptional(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform(
        (all) => Object.fromEntries(Object.entries(all).filter(([, value]) => isKnown(value))) as Record<string, Value>,
      ),
    ),
  );
const texts = entriesOf((value): value is string => typeof value === 'string');

/** A way of being away that a newer build knows is none here: the sale is shown as one in use. */
const away = v.fallback(v.nullable(v.object({ kind: v.picklist(AWAY_KINDS), at: moment })), null);

const saleSchema = v.object({
  title: v.string(),
  date: v.optional(v.string(), ''),
  place: v.optional(v.nullable(v.string()), null),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  status: v.picklist(SALE_STATUSES),
  slug: v.optional(v.nullable(v.string()), null),
  roles: v.record(v.string(), v.picklist(ROLES)),
  platforms: v.pipe(v.optional(v.record(v.string(), v.unknown()), {}), v.transform(namesOf)),
  extraColumns: texts,
  extraChoices: texts,
  hiddenExtras: entriesOf((value): value is true => value === true),
  categoryNames: texts,
  ownPlatforms: texts,
  exportSettings: texts,
  createdBy: v.optional(v.string(), ''),
  away: v.exactOptional(away),
});

/** Only the place and the state have no default: without them a lot is nowhere, or would be shown as what it is not. */
const lotSchema = v.object({
  number: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
  suffix: v.optional(v.string(), ''),
  order: v.string(),
  ...documentEntries(EDITABLE_LOT_FIELDS),
  status: v.picklist(LOT_STATUSES),
  hammer: v.optional(price, NEW_LOT.hammer),
  deletedAt: v.optional(moment, NEW_LOT.deletedAt),
});

const photoSchema = v.object({
  lotId: v.string(),
  order: v.string(),
  path: v.string(),
  width: v.number(),
  height: v.number(),
  bytes: v.optional(v.number(), 0),
  hash: v.optional(v.string(), ''),
  source: v.optional(v.string(), PLAIN_PHOTO.source),
  caption: v.optional(v.string(), PLAIN_PHOTO.caption),
  rotation: v.optional(v.picklist(PHOTO_ROTATIONS), PLAIN_PHOTO.rotation),
});

/** Documents that were reported already: a listener tells of the same one again and again. */
const reported = new Set<string>();

function read<Schema extends v.GenericSchema>(schema: Schema, id: string, data: unknown): v.InferOutput<Schema> | null {
  const result = v.safeParse(schema, data);
  if (result.success) {
    reported.delete(id);
    return result.output;
  }
  if (!reported.has(id)) {
    const reasons = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'it'}: ${issue.message}`).join(' ');
    console.warn(`Document ${id} cannot be read by this build: ${reasons}`);
  }
  reported.add(id);
  return null;
}

const labelSchema = v.object({
  number: v.nullable(v.pipe(v.number(), v.integer())),
  suffix: v.optional(v.string(), ''),
});

/** The number of a lot whose document cannot be read otherwise, as it is printed: 12A. Null: not even that. */
export function numberOfUnreadable(data: unknown): string | null {
  const { success, output } = v.safeParse(labelSchema, data);
  return success && output.number !== null ? `${output.number}${output.suffix}` : null;
}

export function readSale(id: string, data: unknown): Sale | null {
  const fields = read(saleSchema, id, data);
  return fields === null ? null : { id, ...fields };
}

/** What says who is in a sale: enough to come out of one that this build cannot read otherwise. */
export type Membership = Required<Pick<Sale, 'id' | 'title' | 'roles' | 'slug'>>;

const membershipSchema = v.object({
  title: v.fallback(v.string(), ''),
  slug: v.fallback(v.nullable(v.string()), null),
  roles: v.record(v.string(), v.string()),
});

/** With roles as they are, also those that only a newer build knows. */
export function readMembership(id: string, data: unknown): Membership | null {
  const { success, output } = v.safeParse(membershipSchema, data);
  return success ? { id, ...output, roles: output.roles as Sale['roles'] } : null;
}

/** The title of a sale whose document cannot be read otherwise; null: not even that. */
export function titleOfUnreadable(data: unknown): string | null {
  const { success, output } = v.safeParse(v.object({ title: v.string() }), data);
  return success ? output.title : null;
}

export function readLot(id: string, data: unknown): Lot | null {
  const fields = read(lotSchema, id, data);
  return fields === null ? null : { id, ...fields, ...extraEntries(data as object) };
}

export function readLotPrivate(id: string, data: unknown): LotPrivate | null {
  const fields = read(lotPrivateSchema, id, data);
  return fields === null ? null : { id, ...fields };
}

export function readPhoto(id: string, data: unknown): Photo | null {
  const fields = read(photoSchema, id, data);
  return fields === null ? null : { id, ...fields };
}
