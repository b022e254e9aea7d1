import { extraField } from '../../lots/extras';
import { LOT_FIELDS, type LotFieldName } from '../../lots/lotFields';
import { leadsOf } from '../cells/fieldCell';
import type { PlatformSale } from '../platformLot';
import type { Column, LineBreaks, Profile } from '../profile';
import { joinParts } from '../text/lineBreaks';

/** How much of a field a platform takes, in characters. */
export interface FieldLimit {
  readonly most: number;
  /** Several fields stand in one cell: in this order, each with what is put before it, those that are not empty. */
  readonly shared?: { readonly parts: ReturnType<typeof leadsOf>; readonly lineBreaks: LineBreaks };
}

const TEXT_FIELDS = (Object.keys(LOT_FIELDS) as LotFieldName[]).filter((field) =>
  ['text', 'longText'].includes(LOT_FIELDS[field].kind),
);

/** The limits of a platform by the field, the number or the extra in which a person writes; of several columns the shortest one. */
export function limitsOf(profile: Profile, sale: PlatformSale): Readonly<Record<string, FieldLimit>> {
  const fields = TEXT_FIELDS.flatMap((field) => {
    const limits = profile.columns.flatMap((column) => limitIn(column, field, profile, sale) ?? []);
    const [shortest] = limits.sort((one, other) => one.most - other.most);
    return shortest === undefined ? [] : [[field as string, shortest] as const];
  });
  const extras = profile.extras.flatMap(({ name, longest }) =>
    longest === undefined ? [] : [[extraField(name) as string, { most: longest }] as const],
  );
  const { is: most } = profile.longestNumber;
  return Object.fromEntries([...(most === null ? [] : [['number', { most }] as const]), ...fields, ...extras]);
}

function limitIn(
  { from, limit }: Column,
  field: LotFieldName,
  profile: Profile,
  sale: PlatformSale,
): FieldLimit | null {
  if (limit === undefined) return null;
  const { most } = limit;
  if (from.kind === 'field') return from.field === field ? { most } : null;
  if (from.kind !== 'description' || field !== 'description') return null;
  return { most, shared: { parts: leadsOf(from, sale), lineBreaks: profile.file.lineBreaks.is } };
}

/** The characters of the cell when this text stands in the field. */
export function lengthIn(
  { shared }: FieldLimit,
  lot: Readonly<Partial<Record<LotFieldName, unknown>>>,
  field: string,
  text: string,
): number {
  if (shared === undefined) return text.length;
  const parts = shared.parts.flatMap(({ field: each, lead }) => {
    const value = each === field ? text : lot[each];
    return typeof value === 'string' && value !== '' ? [lead + value] : [];
  });
  return parts.length === 0 ? 0 : joinParts(parts, shared.lineBreaks).length;
}
