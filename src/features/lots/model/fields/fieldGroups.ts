import { fieldsWith, type LotFieldGroup } from '../../../../domain/lots/lotFields';
import type { GridField } from './gridColumns';

/** The folded parts of a lot's form, in their order. */
export const FIELD_GROUPS = [
  'number',
  'making',
  'prices',
  'platforms',
  'private',
  'whole',
] as const satisfies readonly (LotFieldGroup | 'platforms' | 'whole')[];
export type FieldGroup = (typeof FIELD_GROUPS)[number];

export const isFieldGroup = (name: unknown): name is FieldGroup =>
  typeof name === 'string' && (FIELD_GROUPS as readonly string[]).includes(name);

/** What each group holds: by the registry, and the number, which is no field. `platforms` depends on the sale. */
export const FIELDS_OF_GROUP: Readonly<Record<FieldGroup, readonly (GridField | 'number')[]>> = {
  number: ['number', ...fieldsWith({ group: ['number'] })],
  making: fieldsWith({ group: ['making'] }),
  prices: fieldsWith({ group: ['prices'] }),
  platforms: [],
  private: fieldsWith({ group: ['private'] }),
  whole: [],
};
