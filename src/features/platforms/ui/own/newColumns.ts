import { kindOfOwn } from '../../../../domain/platforms/house/ownColumns';
import type { OwnPlatform } from '../../../../domain/platforms/house/ownPlatform';
import { extraOf } from '../../../../domain/platforms/profiles/ownSource';
import { LONGEST_COLUMN_NAME, type SaleMaps } from '../../../../domain/sales/saleMaps';
import { own } from '../../../../domain/values/own';

/** Columns of the house that a platform asks for and a sale does not have, with the names that they get. */
export function newColumnsOf(
  { columns }: OwnPlatform,
  { extraColumns = {} }: SaleMaps,
): readonly (readonly [id: string, name: string])[] {
  const taken = new Set(Object.values(extraColumns).map((name) => name.toLowerCase()));
  const found = new Map<string, string>();
  for (const { header, from } of columns) {
    const id = extraOf(from);
    if (id === null || kindOfOwn(id) === null || own(extraColumns, id) !== undefined || found.has(id)) continue;
    const name = freeName(header.replace(/\s+/g, ' ').trim(), taken);
    taken.add(name.toLowerCase());
    found.set(id, name);
  }
  return [...found];
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  const room = LONGEST_COLUMN_NAME - 4;
  const base = wanted.slice(0, LONGEST_COLUMN_NAME);
  if (!taken.has(base.toLowerCase())) return base;
  let count = 2;
  while (taken.has(`${base.slice(0, room)} ${count}`.toLowerCase())) count += 1;
  return `${base.slice(0, room)} ${count}`;
}
