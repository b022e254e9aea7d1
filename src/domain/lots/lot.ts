import { type ExtraField, type ExtraFields, extraFieldsIn } from './extras';
import { fieldsWith, initialOf, type LotFieldValues } from './lotFields';

export { LOT_TYPES, type LotType } from './lotFields';

/** An auction lot: one or more things sold together under one number. Shapes follow docs/data-model.md. */
export const LOT_STATUSES = ['draft', 'ready', 'published', 'sold', 'passed', 'withdrawn'] as const;
export type LotStatus = (typeof LOT_STATUSES)[number];

const SHARED = { reads: ['everyone', 'members'] } as const;

export const EDITABLE_LOT_FIELDS = fieldsWith(SHARED);
export type EditableLotField = (typeof EDITABLE_LOT_FIELDS)[number];
/** One that the registry has, or an extra. */
export type SharedLotField = EditableLotField | ExtraField;
/** What a cataloguer says of a lot and every member may read. */
export type EditableLotFields = Pick<LotFieldValues, EditableLotField> & ExtraFields;

/** All fields that every member reads: those of the registry, and the extras that any of these lots or changes has. */
export const sharedFieldsIn = (...from: readonly (object | undefined)[]): readonly SharedLotField[] => {
  const extras = extraFieldsIn(...from);
  return extras.length === 0 ? EDITABLE_LOT_FIELDS : [...EDITABLE_LOT_FIELDS, ...extras];
};

/** The texts that every member reads, in the order in which they are written. */
export const LOT_TEXT_FIELDS = fieldsWith({ ...SHARED, kind: ['text', 'longText'] });
export type LotTextField = (typeof LOT_TEXT_FIELDS)[number];

/** The amounts that a cataloguer gives, in the sale's currency. */
export const SHARED_PRICE_FIELDS = fieldsWith({ ...SHARED, kind: ['money'] });
export const PRIVATE_PRICE_FIELDS = fieldsWith({ reads: ['editors'], kind: ['money'] });

/** What the words of a search are looked for in. */
export const SEARCHED_FIELDS = fieldsWith({ ...SHARED, searched: [true] });
export const SEARCHED_PRIVATE_FIELDS = fieldsWith({ reads: ['editors'], searched: [true] });

export interface Lot extends EditableLotFields {
  readonly id: string;
  /** Null while no number has been claimed. A lot in the trash keeps the number it had, and no longer holds it. */
  readonly number: number | null;
  /** At most one capital letter: the A of 12A; '' without. */
  readonly suffix: string;
  /**
   * What stands in place of a number that is still to come: the place of the lot among those of this device that wait for
   * theirs, or the number that it asks for. Only on the screen, never in a document.
   */
  readonly mark?: number | string;
  /** Fractional key: the place in the sale, independent of the number. Ties are broken by id. */
  readonly order: string;
  readonly status: LotStatus;
  /** The hammer price of a lot that is sold, as it was called; null while it is not known, and in every other state. */
  readonly hammer: number | null;
  /** When it went into the trash, milliseconds since 1970 by the server's clock; null outside of it. */
  readonly deletedAt: number | null;
}

export const PRIVATE_LOT_FIELDS = fieldsWith({ reads: ['editors'] });
export type PrivateLotField = (typeof PRIVATE_LOT_FIELDS)[number];
/** What only owners and editors may read; a document of its own under the lot's id. */
export type PrivateLotFields = Pick<LotFieldValues, PrivateLotField>;

export interface LotPrivate extends PrivateLotFields {
  /** The lot's id. */
  readonly id: string;
}

/** What is known of a lot that nobody has said anything private about. */
export const NO_PRIVATE_FIELDS: PrivateLotFields = initialOf(PRIVATE_LOT_FIELDS);

/** Only what is private of an object that may hold more. */
export const privateFieldsOf = (from: PrivateLotFields): PrivateLotFields =>
  Object.fromEntries(PRIVATE_LOT_FIELDS.map((field) => [field, from[field]])) as unknown as PrivateLotFields;

/** What a cataloguer has not said yet. */
export const NEW_LOT_FIELDS: EditableLotFields = initialOf(EDITABLE_LOT_FIELDS);

/** What a lot begins with: nothing is known of it but its photos. */
export const NEW_LOT = {
  ...NEW_LOT_FIELDS,
  status: 'draft',
  hammer: null,
  deletedAt: null,
} as const satisfies Omit<Lot, 'id' | 'number' | 'suffix' | 'order'>;
