/** An auction lot: one or more things sold together under one number. Shapes follow docs/data-model.md. */
export const LOT_STATUSES = ['draft', 'ready', 'published', 'sold', 'passed', 'withdrawn'] as const;
export type LotStatus = (typeof LOT_STATUSES)[number];

export const LOT_TYPES = ['single', 'asOneLot', 'timesTheMoney', 'choice'] as const;
export type LotType = (typeof LOT_TYPES)[number];

/** The fields a cataloguer edits in this version's editor. Money: whole minor units, null when not given. */
export interface EditableLotFields {
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly condition: string;
  readonly estimateLow: number | null;
  readonly estimateHigh: number | null;
}

export interface Lot extends EditableLotFields {
  readonly id: string;
  /** Null while no number has been claimed. */
  readonly number: number | null;
  /** At most one capital letter: the A of 12A; '' without. */
  readonly suffix: string;
  /** Fractional key: the place in the sale, independent of the number. Ties are broken by id. */
  readonly order: string;
  readonly status: LotStatus;
  readonly coverPhotoId: string | null;
}

export type EditableLotField = keyof EditableLotFields;

export const EDITABLE_LOT_FIELDS = [
  'title',
  'description',
  'category',
  'condition',
  'estimateLow',
  'estimateHigh',
] as const satisfies readonly EditableLotField[];

/** What a lot begins with: nothing is known of it but its photos. */
export const NEW_LOT = {
  title: '',
  description: '',
  category: '',
  condition: '',
  estimateLow: null,
  estimateHigh: null,
  status: 'draft',
  coverPhotoId: null,
} as const satisfies Omit<Lot, 'id' | 'number' | 'suffix' | 'order'>;
