import { type ExtraField, extraField, type ExtraKind, LONGEST_EXTRA } from '../../lots/extras';
import { type OwnColumn, ownColumns } from '../house/ownColumns';
import type { Sale } from '../../sales/sale';
import type { SaleMaps } from '../../sales/saleMaps';
import { chosenPlatforms } from './chosen';

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

/** The extras of a sale, in the order of its platforms and their columns, and behind them the columns of its house. */
export function extraColumnsOf(sale: Pick<Sale, 'platforms'> & SaleMaps): readonly ExtraColumn[] {
  const columns = new Map<string, ExtraColumn>();
  for (const profile of chosenPlatforms(sale)) {
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
  for (const own of ownColumns(sale)) {
    const wanted = columns.get(own.id);
    if (own.isHidden && wanted === undefined) continue;
    // A platform of the house may ask for it: then it stays in its place behind the others.
    columns.delete(own.id);
    columns.set(own.id, columnOf(own, wanted));
  }
  return [...columns.values()];
}

const columnOf = ({ id, kind, name, choices }: OwnColumn, wanted: ExtraColumn | undefined): ExtraColumn => ({
  field: extraField(id),
  kind,
  longest: wanted?.longest ?? LONGEST_EXTRA,
  choices,
  name,
  isOwn: true,
  isRequired: wanted?.isRequired ?? false,
});
