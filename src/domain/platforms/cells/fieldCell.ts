import { ruleOf, type LotFieldName } from '../../lots/lotFields';
import { own } from '../../values/own';
import type { PlatformSale } from '../platformLot';
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
  const names = field === 'category' ? (own(sale.categories, profile.id) ?? {}) : {};
  return (lot, _, report) => {
    const text = (lot[field] as string | null) ?? '';
    return text === '' ? whenEmpty : write.one(own(names, text.trim()) ?? text, place, report);
  };
}

interface DescriptionSource {
  readonly with: readonly LotFieldName[];
  readonly titleFirst?: boolean;
}

/** The fields of a description in their order, and what stands before each of them, such as “Provenance: ”. */
export function leadsOf(
  { with: others, titleFirst = false }: DescriptionSource,
  { fieldNames }: Pick<PlatformSale, 'fieldNames'>,
): readonly { readonly field: LotFieldName; readonly lead: string }[] {
  const isNamed = (field: LotFieldName): boolean => field !== 'title' && field !== 'description';
  const leadOf = (field: LotFieldName): string => {
    const name = isNamed(field) ? fieldNames[field] : undefined;
    return name === undefined ? '' : `${name}: `;
  };
  const fields: readonly LotFieldName[] = [...(titleFirst ? ['title' as const] : []), 'description', ...others];
  return fields.map((field) => ({ field, lead: leadOf(field) }));
}

/** Writes the description, and behind it what the platform has no columns for. */
export function descriptionCell(context: ColumnContext, source: DescriptionSource): WriteCell {
  const write = textWriter(context);
  const places = leadsOf(source, context.sale).map(({ field, lead }) => ({ field, lead, place: { field } }));
  return (lot, _, report) => {
    const parts: TextPart[] = [];
    for (const { field, lead, place } of places) {
      const text = lot[field];
      if (typeof text !== 'string' || text === '') continue;
      parts.push({ text, place, lead });
    }
    return write.many(parts, report);
  };
}
