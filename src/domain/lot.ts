/** An auction lot: one or more things sold together under one number. Shapes follow docs/data-model.md. */
export const LOT_STATUSES = ['draft', 'ready', 'published', 'sold', 'passed', 'withdrawn'] as const;
export type LotStatus = (typeof LOT_STATUSES)[number];

export const LOT_TYPES = ['single', 'asOneLot', 'timesTheMoney', 'choice'] as const;
export type LotType = (typeof LOT_TYPES)[number];

/** What a cataloguer says of a lot and every member may read. Money: whole minor units, null when not given. */
export interface EditableLotFields {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly creator: string;
  readonly period: string;
  readonly materials: string;
  readonly dimensions: string;
  readonly weight: string;
  readonly condition: string;
  readonly provenance: string;
  /** How many things, 1 to 100,000. */
  readonly quantity: number;
  readonly lotType: LotType;
  readonly estimateLow: number | null;
  readonly estimateHigh: number | null;
  readonly startPrice: number | null;
  readonly buyNow: number | null;
  readonly coverPhotoId: string | null;
}

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

export type EditableLotField = keyof EditableLotFields;

/** The texts that every member reads, in the order in which they are written. */
export const LOT_TEXT_FIELDS = [
  'title',
  'description',
  'category',
  'creator',
  'period',
  'materials',
  'dimensions',
  'weight',
  'condition',
  'provenance',
] as const satisfies readonly EditableLotField[];
export type LotTextField = (typeof LOT_TEXT_FIELDS)[number];

export const EDITABLE_LOT_FIELDS = [
  ...LOT_TEXT_FIELDS,
  'quantity',
  'lotType',
  'estimateLow',
  'estimateHigh',
  'startPrice',
  'buyNow',
  'coverPhotoId',
] as const satisfies readonly EditableLotField[];

/** What only owners and editors may read; a document of its own under the lot's id. Money: whole minor units. */
export interface PrivateLotFields {
  /** The least price at which it is sold; null when there is none. */
  readonly reserve: number | null;
  readonly consignor: string;
  readonly notes: string;
}

export interface LotPrivate extends PrivateLotFields {
  /** The lot's id. */
  readonly id: string;
}

export type PrivateLotField = keyof PrivateLotFields;

export const PRIVATE_LOT_FIELDS = ['reserve', 'consignor', 'notes'] as const satisfies readonly PrivateLotField[];

/** What is known of a lot that nobody has said anything private about. */
export const NO_PRIVATE_FIELDS: PrivateLotFields = { reserve: null, consignor: '', notes: '' };

/** What a lot begins with: nothing is known of it but its photos. */
export const NEW_LOT = {
  title: '',
  description: '',
  category: '',
  creator: '',
  period: '',
  materials: '',
  dimensions: '',
  weight: '',
  condition: '',
  provenance: '',
  quantity: 1,
  lotType: 'single',
  estimateLow: null,
  estimateHigh: null,
  startPrice: null,
  buyNow: null,
  status: 'draft',
  hammer: null,
  coverPhotoId: null,
  deletedAt: null,
} as const satisfies Omit<Lot, 'id' | 'number' | 'suffix' | 'order'>;
