import { numberOf } from '../../numbering/numbering';
import { textOfCell } from '../cells/readCell';
import { type ImportTarget, isShownTarget } from '../cells/targets';
import type { Matching } from '../columns/matchColumns';
import type { RowProblem } from '../plan/checkRow';
import type { PlaceProblem } from '../plan/decision';
import type { ImportLot, PlannedRow, RowAct } from '../plan/planImport';
import type { PicturedRow } from '../plan/planPictures';
import type { ActView, CellView, ChangeView, LeftRow, LotView, PlaceView, ProblemView, RowView } from './views';

/** The lines of the file, by row. */
type Lines = readonly number[];

/** Where a row stands, and how its columns were matched. */
interface RowPlace {
  readonly at: number;
  readonly matching: Matching;
  readonly lines: Lines;
}

const lineOf = (row: number, lines: Lines): number => lines[row] ?? row + 1;

/** A planned row as the table of the check shows it. */
export function rowView({ row, act, pictures }: PicturedRow, { at, matching, lines }: RowPlace): RowView {
  const columns = columnsOf(matching);
  const changes = changesByColumn(act, matching);
  const cells = columns.map((column): CellView => {
    const problem = row.problems.find((each) => each.column === column);
    return {
      text: textOfCell(row.cells[column]),
      problem: problem === undefined ? null : problemView(problem),
      note: row.notes.find((each) => each.column === column)?.note ?? null,
      changes: changes.get(column) ?? [],
    };
  });
  const elsewhere = row.problems.filter(({ column }) => !columns.includes(column));
  return {
    at,
    line: lineOf(row.row, lines),
    act: actView(act, lines),
    cells,
    problems: elsewhere.map(problemView),
    left: 'left' in act ? act.left : null,
    pictures: { come: pictures.come.length, there: pictures.there },
  };
}

/** The columns that are imported and shown. */
export const columnsOf = (matching: Matching): readonly number[] =>
  matching.flatMap((target, column) => (target === null || !isShownTarget(target) ? [] : [column]));

/** A row that is left out, with why; null for one that comes in. */
export function leftRow({ row, act }: PlannedRow, matching: Matching, lines: Lines): LeftRow | null {
  const view = actView(act, lines);
  if (view.kind !== 'skip' && view.kind !== 'refused') return null;
  const problems = row.problems.map((problem) => ({
    ...problemView(problem),
    target: matching[problem.column] ?? null,
  }));
  return { cells: row.cells.map(textOfCell), act: view, problems };
}

const problemView = ({ row: _row, value: _value, ...problem }: RowProblem): ProblemView => problem;

const lotView = (lot: ImportLot): LotView => ({ number: numberOf(lot), title: lot.title });

function actView(act: RowAct, lines: Lines): ActView {
  switch (act.kind) {
    case 'create':
      return { kind: 'create', number: act.number, instead: act.instead };
    case 'update':
      return { kind: 'update', by: act.by, lot: lotView(act.lot) };
    case 'unchanged':
      return { kind: 'unchanged', lot: lotView(act.lot) };
    case 'skip':
      return {
        kind: 'skip',
        lot: act.lot === null ? null : lotView(act.lot),
        line: act.other === null ? null : lineOf(act.other, lines),
      };
    case 'refused':
      return { kind: 'refused', place: act.place === null ? null : placeView(act.place, lines) };
  }
}

function placeView(place: PlaceProblem, lines: Lines): PlaceView {
  return 'other' in place ? { rule: place.rule, line: lineOf(place.other, lines) } : place;
}

/** Where each change is shown: in the column that gives the field. */
function changesByColumn(act: RowAct, matching: Matching): ReadonlyMap<number, readonly ChangeView[]> {
  const found = new Map<number, ChangeView[]>();
  if (act.kind !== 'update') return found;
  const show = (targets: readonly ImportTarget[], change: ChangeView): void => {
    const column = targets.map((target) => matching.indexOf(target)).find((at) => at >= 0) ?? columnsOf(matching)[0];
    if (column !== undefined) found.set(column, [...(found.get(column) ?? []), change]);
  };
  if (act.number !== null) show(['number'], { field: null, change: act.number });
  if (act.result !== null) show(['hammer'], { field: 'hammer', change: act.result });
  for (const [name, change] of Object.entries(act.changes)) {
    const field = name as Extract<ChangeView, { field: string }>['field'];
    const targets: readonly ImportTarget[] =
      field === 'estimateHigh' || field === 'estimateLow' ? [field, 'estimate', 'estimateLow'] : [field];
    if (change !== undefined) show(targets, { field, change } as ChangeView);
  }
  return found;
}
