import { type ExtraField, extraId } from '../../../../domain/lots/extras';
import { own } from '../../../../domain/values/own';
import type { Translated } from '../../../../shared/messages/texts';
import type { extraTexts } from '../texts/extraTexts';
import type { ExtrasByField } from './extrasSlice';

type ExtraTexts = Translated<(typeof extraTexts)['texts']>;

/** What an extra is called: a column of the house as it is called there, a platform's in the language of the reader. */
export function extraName(field: ExtraField, columns: ExtrasByField, { names, other }: ExtraTexts): string {
  const column = columns[field];
  if (column?.isOwn === true) return column.name;
  return own(names as Readonly<Record<string, string>>, extraId(field)) ?? column?.name ?? other;
}
