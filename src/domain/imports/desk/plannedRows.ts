import type { ImportLot, PlannedRow } from '../plan/planImport';
import type { PicturedRow } from '../plan/planPictures';
import type { CheckView, RowFilter, WriteAct } from './views';

/** Which rows a filter shows. */
export const SHOWS: Readonly<Record<RowFilter, (planned: PlannedRow) => boolean>> = {
  all: () => true,
  problems: ({ row, act }) => row.problems.length > 0 || act.kind === 'refused',
  create: ({ act }) => act.kind === 'create',
  update: ({ act }) => act.kind === 'update',
  left: ({ act }) => act.kind === 'skip' || act.kind === 'unchanged',
};

/** Of a lot that a row changes only the changes matter: what else a colleague did to it is not overwritten. */
export function isSameAct({ act, pictures }: PicturedRow, before: PicturedRow | undefined): boolean {
  if (pictures.come.join() !== before?.pictures.come.join()) return false;
  return act === before.act || said(act) === said(before.act);
}

const said = (act: PlannedRow['act']): string =>
  JSON.stringify(act, (key, value: unknown) => (key === 'lot' ? (value as ImportLot | null)?.id : value));

/** What becomes of the pictures of a bundle, of which there are so many. */
export function countPictures(rows: readonly PicturedRow[], all: number): CheckView['pictures'] {
  const sum = (kind: PicturedRow['act']['kind']): number =>
    rows.reduce((count, { act, pictures }) => count + (act.kind === kind ? pictures.come.length : 0), 0);
  const there = rows.reduce((count, { pictures }) => count + pictures.there, 0);
  const [come, added] = [sum('create'), sum('update')];
  return { come, added, there, left: all - come - added - there };
}

/** What is written for a row; null for one that is left out. */
export function writeAct({ act, pictures: { come: pictures } }: PicturedRow): WriteAct | null {
  if (act.kind === 'create') {
    const { kind, number, fields, privateFields, carried } = act;
    return { kind, number, fields, privateFields, carried, pictures };
  }
  if (act.kind !== 'update') return null;
  const { lot, number, changes, result } = act;
  return { kind: 'update', lotId: lot.id, number, changes, result, pictures };
}
