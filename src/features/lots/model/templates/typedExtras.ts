import {
  type ExtraField,
  type ExtraFields,
  extraFieldsIn,
  extrasOf,
  MOST_EXTRAS,
} from '../../../../domain/lots/extras';
import type { TemplateFields } from '../../../../domain/lots/template';
import { type CellLanguage, withExtras } from '../fields/cellValues';
import { parseExtra, typedExtra } from '../fields/extraCells';

/** What stands in the fields of a form in which something was typed. Not each of it can be read yet. */
export type TypedExtras = Readonly<Partial<Record<ExtraField, string>>>;

/** An extra of a template as its field shows it. */
export const textOfExtra = (fields: TemplateFields, field: ExtraField, language: CellLanguage): string =>
  typedExtra(fields[field], field, withExtras(language));

/** Whether what was typed differs from what the template has. */
export const isTypedAnew = (fields: TemplateFields, typed: TypedExtras, language: CellLanguage): boolean =>
  extraFieldsIn(typed).some((field) => typed[field] !== textOfExtra(fields, field, language));

/** More than the rules of the database allow in a template or a lot. */
export const hasTooManyExtras = (fields: ExtraFields): boolean => Object.keys(extrasOf(fields)).length > MOST_EXTRAS;

/** The template with what was typed; null when some of it cannot be read. */
export function withTyped(fields: TemplateFields, typed: TypedExtras, language: CellLanguage): TemplateFields | null {
  const read = extraFieldsIn(typed).map((field) => {
    const extra = parseExtra(field, typed[field] ?? '', withExtras(language));
    return extra.ok ? ([field, extra.value] as const) : null;
  });
  const known = read.filter((each) => each !== null);
  return known.length < read.length ? null : { ...fields, ...Object.fromEntries(known) };
}
