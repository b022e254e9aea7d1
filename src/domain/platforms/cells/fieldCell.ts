import { ruleOf, type LotFieldName } from '../../lots/lotFields';
import type { ColumnContext, WriteCell } from './cell';
import { moneyWriter } from './moneyCell';
import { textWriter, type TextPart } from './textCell';

/** Writes a field of the registry. */
export function fieldCell(context: ColumnContext, field: LotFieldName, whenEmpty: string): WriteCell {
  const place = { field };
  if (ruleOf(field).kind === 'money') {
    const write = moneyWriter(context);
    return (lot, _, report) => write(lot[field] as number | null, place, report) || whenEmpty;
  }
  if (field === 'quantity') return ({ quantity }) => String(quantity);
  const write = textWriter(context);
  const { profile, sale } = context;
  const isNamed = field === 'category';
  const named = sale.categories[profile.id] ?? {};
  return (lot, _, report) => {
    const text = (lot[field] as string | null) ?? '';
    if (text === '') return whenEmpty;
    return write.one(isNamed && Object.hasOwn(named, text) ? (named[text] ?? '') : text, place, report);
  };
}

/** Writes the description, and behind it what the platform has no columns for. */
export function descriptionCell(
  context: ColumnContext,
  { with: others, titleFirst = false }: { readonly with: readonly LotFieldName[]; readonly titleFirst?: boolean },
): WriteCell {
  const write = textWriter(context);
  const names = context.sale.fieldNames;
  const fields: readonly LotFieldName[] = [...(titleFirst ? ['title' as const] : []), 'description', ...others];
  const isNamed = (field: LotFieldName): boolean => field !== 'title' && field !== 'description';
  const leads = fields.map((field) => (isNamed(field) && names[field] !== undefined ? `${names[field]}: ` : ''));
  const places = fields.map((field) => ({ field }));
  return (lot, _, report) => {
    const parts: TextPart[] = [];
    for (const [index, field] of fields.entries()) {
      const text = lot[field];
      if (typeof text !== 'string' || text === '') continue;
      parts.push({ text, place: places[index] ?? null, lead: leads[index] ?? '' });
    }
    return write.many(parts, report);
  };
}
