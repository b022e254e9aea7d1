import { type ExtraField, type ExtraFields, extraFieldsIn, isExtraField } from '../../lots/extras';
import type { Template } from '../../lots/template';
import { kindOfExtra } from './knownExtras';

const isAmount = (field: ExtraField): boolean => kindOfExtra(field) === 'money';

/** Whether an extra of a lot or a template is an amount, which means something else in another currency. */
export const hasAmount = (fields: ExtraFields): boolean =>
  extraFieldsIn(fields).some((field) => isAmount(field) && typeof fields[field] === 'number');

/** The template for a sale in another currency. */
export function withoutAmounts(template: Template): Template {
  if (template.kind !== 'lot') return template;
  const fields = Object.entries(template.fields).filter(([field]) => !isExtraField(field) || !isAmount(field));
  return { ...template, fields: Object.fromEntries(fields) };
}
