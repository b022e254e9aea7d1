import { LOT_TYPES } from '../../src/domain/lots/lot';
import { LOT_FIELDS, type LotFieldRule } from '../../src/domain/lots/lotFields';
import { idOrNull, money, oneOf, text, whole, type FieldRow } from './fieldKinds';
import type { Data } from './firestoreClient';

const RULES: readonly (readonly [string, LotFieldRule])[] = Object.entries(LOT_FIELDS);

/** What each kind of field takes and refuses. */
export function rowOf(field: string, { kind, longest = 0, most = 0 }: LotFieldRule): FieldRow {
  switch (kind) {
    case 'text':
    case 'longText':
      return text(field, longest);
    case 'money':
      return money(field);
    case 'count':
      return whole(field, 1, most);
    case 'choice':
      return oneOf(field, LOT_TYPES, ['pair']);
    case 'photo':
      return idOrNull(field);
  }
}

/** The fields of the registry that these may read; one that came later may be missing. */
export const rowsOfFields = (readers: readonly LotFieldRule['reads'][]): FieldRow[] =>
  RULES.filter(([, { reads }]) => readers.includes(reads)).map(([field, rule]) => ({
    ...rowOf(field, rule),
    ...(rule.since === 1 ? {} : { required: false as const }),
  }));

/** For each text of a template the longest one, and so many characters more. */
export const longestTexts = (more: number): Data[] =>
  RULES.filter(([, { inTemplates, longest }]) => inTemplates && longest !== undefined).map(
    ([field, { longest = 0 }]) => ({
      [field]: 'x'.repeat(longest + more),
    }),
  );
