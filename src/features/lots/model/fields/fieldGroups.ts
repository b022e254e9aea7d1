import type { GridField } from './gridColumns';

/** The folded parts of a lot's form, in their order. */
export const FIELD_GROUPS = ['number', 'making', 'prices', 'platforms', 'private', 'whole'] as const;
export type FieldGroup = (typeof FIELD_GROUPS)[number];

export const isFieldGroup = (name: unknown): name is FieldGroup =>
  typeof name === 'string' && (FIELD_GROUPS as readonly string[]).includes(name);

/** What each group holds. `platforms` depends on the sale, and `whole` has no fields. */
export const FIELDS_OF_GROUP = {
  number: ['number', 'quantity', 'lotType'],
  making: ['creator', 'period', 'materials', 'dimensions', 'weight', 'provenance'],
  prices: ['startPrice', 'buyNow'],
  platforms: [],
  private: ['reserve', 'consignor', 'notes'],
  whole: [],
} as const satisfies Record<FieldGroup, readonly (GridField | 'number')[]>;
