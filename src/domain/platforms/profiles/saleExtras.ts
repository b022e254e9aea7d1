import { type ExtraField, extraField, extraId, type ExtraKind, LONGEST_EXTRA } from '../../lots/extras';
import { kindOfOwn, type OwnColumn, ownColumns } from '../house/ownColumns';
import type { Sale } from '../../sales/sale';
import type { SaleMaps } from '../../sales/saleMaps';
import type { Extra } from '../profile';
import { PLATFORMS } from './platforms';

/** An extra as a sale has it: of the platforms that it goes to, or a column of its house. */
export interface ExtraColumn {
  readonly field: ExtraField;
  readonly kind: ExtraKind;
  /** Characters of a text. */
  readonly longest: number;
  /** What a choice may be; a platform that names none takes any text. */
  readonly choices: readonly string[];
  /** As its house calls it, or as the platform heads its column. */
  readonly name: string;
  readonly isOwn: boolean;
  /** A platform of the sale wants it of every lot. */
  readonly isRequired: boolean;
}

/** All extras that platforms ask for, by name: the same name is of the same kind everywhere. */
const KNOWN: ReadonlyMap<string, Extra> = new Map(
  PLATFORMS.flatMap(({ extras }) => extras.map((extra) => [extra.name, extra] as const)),
);
export const PLATFORM_EXTRAS: readonly string[] = [...KNOWN.keys()];

/** What an extra holds; one that nobody here knows is shown as text. */
export const kindOfExtra = (field: ExtraField): ExtraKind =>
  KNOWN.get(extraId(field))?.kind ?? kindOfOwn(extraId(field)) ?? 'text';

/** The extras of a sale, in the order of its platforms and their columns, and behind them the columns of its house. */
export function extraColumnsOf({
  platforms = [],
  ...maps
}: Pick<Sale, 'platforms'> & SaleMaps): readonly ExtraColumn[] {
  const columns = new Map<string, ExtraColumn>();
  for (const profile of PLATFORMS) {
    if (!platforms.includes(profile.id)) continue;
    for (const { header, from, required } of profile.columns) {
      const extra = from.kind === 'extra' ? profile.extras.find(({ name }) => name === from.name) : undefined;
      if (extra === undefined) continue;
      const before = columns.get(extra.name);
      columns.set(extra.name, {
        field: extraField(extra.name),
        kind: extra.kind,
        // What the strictest platform takes is taken by all.
        longest: Math.min(before?.longest ?? LONGEST_EXTRA, extra.longest ?? LONGEST_EXTRA),
        choices: [...new Set([...(before?.choices ?? []), ...(extra.choices ?? [])])],
        name: before?.name ?? header,
        isOwn: false,
        isRequired: before?.isRequired === true || required === true,
      });
    }
  }
  const own = ownColumns(maps).filter(({ isHidden }) => !isHidden);
  return [...columns.values(), ...own.map(columnOf)];
}

const columnOf = ({ id, kind, name, choices }: OwnColumn): ExtraColumn => ({
  field: extraField(id),
  kind,
  longest: LONGEST_EXTRA,
  choices,
  name,
  isOwn: true,
  isRequired: false,
});
