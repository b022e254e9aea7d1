import { extraId, type ExtraField } from '../../../../domain/lots/extras';
import { fieldsWithoutColumn, type TemplateFields } from '../../../../domain/lots/template';
import { own } from '../../../../domain/values/own';
import type { Translated } from '../../../../shared/messages/texts';
import type { extraTexts } from '../texts/extraTexts';
import type { templateTexts } from '../texts/templateTexts';

interface Words {
  readonly locale: string;
  readonly templates: Translated<(typeof templateTexts)['texts']>;
  readonly extras: Translated<(typeof extraTexts)['texts']>;
}

/** Says for which values of a template the sale has no column, so that they reach no lot; null when it has all. */
export function missingColumns(
  fields: TemplateFields,
  columns: readonly ExtraField[],
  { locale, templates, extras }: Words,
): string | null {
  const missing = fieldsWithoutColumn(fields, columns);
  if (missing.length === 0) return null;
  const names = missing.flatMap((field) => own<string>(extras.names, extraId(field)) ?? []);
  // Columns of another sale's house have names there only.
  const nameless = missing.length - names.length;
  const list = nameless === 0 ? names : [...names, templates.nameless(nameless)];
  return templates.missingColumns(new Intl.ListFormat(locale, { type: 'conjunction' }).format(list));
}
