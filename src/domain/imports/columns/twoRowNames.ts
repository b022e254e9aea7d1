import { isBlank, textOfCell } from '../cells/readCell';
import type { Cell } from '../read/importTable';
import { LONGEST_NAME, type NamedTargets, targetByName } from './names';

type Row = readonly Cell[] | undefined;

const isName = (cell: Cell): boolean =>
  typeof cell === 'string' && cell.length <= LONGEST_NAME && /\p{L}|#/u.test(cell);

const areNames = (row: readonly Cell[]): boolean => row.filter((cell) => !isBlank(cell)).every(isName);

/**
 * The names of columns that stand in two rows, as with `Estimate` over `from` and `to`: in the upper one cells are merged, and
 * their word counts for the columns without one to the right. Null where more is known of one of the rows by itself: then the
 * other one is a title, or a lot.
 */
export function namesOfTwoRows(upper: Row, lower: Row, width: number, targets: NamedTargets): readonly string[] | null {
  if (upper === undefined || lower === undefined || !areNames(upper) || !areNames(lower)) return null;
  const textsOf = (row: readonly Cell[]): string[] =>
    Array.from({ length: width }, (_, column) => textOfCell(row[column]).trim());
  const [above, below] = [textsOf(upper), textsOf(lower)];
  const known = (names: readonly string[]): number => names.filter((name) => isKnown(name, targets)).length;
  const joined = below.map((name, column) => {
    const over = above.slice(0, column + 1).findLast((each) => each !== '') ?? '';
    if (name === '') return above[column] ?? '';
    const both = `${over} ${name}`.trim();
    return !isKnown(both, targets) && isKnown(name, targets) ? name : both;
  });
  return known(joined) > Math.max(known(above), known(below)) ? joined : null;
}

const isKnown = (name: string, targets: NamedTargets): boolean => targetByName(name, targets) !== null;
