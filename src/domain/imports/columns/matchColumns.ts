import type { CellForm } from '../cells/readCell';
import { IMPORT_TARGETS, type ImportTarget } from '../cells/targets';
import type { ImportTable } from '../read/importTable';
import { targetsByContent } from './contents';
import { formatOf, type KnownFormat, targetInFormat } from './formats';
import { columnNames, findHeaderRow, headerKey } from './headerRow';
import { namedTargets, targetByName, type TargetNames } from './names';

/** What each column is; null: it is not imported. */
export type Matching = readonly (ImportTarget | null)[];

/** How a column was matched. `kept`: as the last file with this header row was. */
export type MatchReason = 'kept' | 'format' | 'name' | 'content';

export interface MatchedColumn {
  readonly name: string;
  readonly target: ImportTarget | null;
  readonly by: MatchReason | null;
}

export interface MatchedTable {
  /** The row with the names, counted from 0; null: there is none. */
  readonly header: number | null;
  /** Under this key the matching is kept; null without names. */
  readonly key: string | null;
  /** The id of the format that was recognised. */
  readonly format: string | null;
  /** It is a file that Lotsmith has written, with all that is known of the lots. */
  readonly isOurs: boolean;
  readonly columns: readonly MatchedColumn[];
}

export interface MatchingKnowledge {
  readonly form: CellForm;
  readonly formats: readonly KnownFormat[];
  /** The names of the fields on the screen, in every language that we have. */
  readonly names: readonly TargetNames[];
  /** What a person has matched before, by the key of the header row. */
  readonly kept: (key: string) => Matching | undefined;
}

/** Which column is what. `chosenHeader`: the row that a person has chosen; null for none. */
export function matchColumns(
  table: ImportTable,
  { form, formats, names: more, kept }: MatchingKnowledge,
  chosenHeader?: number | null,
): MatchedTable {
  const targets = namedTargets(...more);
  const header = chosenHeader === undefined ? findHeaderRow(table, targets, formats) : chosenHeader;
  const names = columnNames(table, header, targets);
  const key = header === null ? null : headerKey(names);
  const format = header === null ? null : formatOf(names, formats);
  const before = key === null ? undefined : kept(key);
  // A file of ours is known wholly: an older build may have remembered less of it.
  if (before?.length === table.width && format?.isOurs !== true) {
    const columns = names.map((name, column): MatchedColumn => ({ name, target: before[column] ?? null, by: 'kept' }));
    return { header, key, format: null, isOurs: false, columns };
  }
  const said =
    header === null
      ? []
      : once(names.map((name) => (format === null ? targetByName(name, targets) : targetInFormat(name, format))));
  const by: MatchReason = format === null ? 'name' : 'format';
  const guessed = format === null ? guess(table, header, said, form) : new Map<number, ImportTarget>();
  const columns = names.map((name, column): MatchedColumn => {
    const target = said[column] ?? guessed.get(column) ?? null;
    return { name, target, by: target === null ? null : (said[column] ?? null) === null ? 'content' : by };
  });
  return { header, key, format: format?.id ?? null, isOurs: format?.isOurs === true, columns };
}

/** Of two columns with the same target the first has it. Pictures may stand in many columns. */
function once(targets: readonly (ImportTarget | null)[]): readonly (ImportTarget | null)[] {
  return targets.map((target, column) => (target === 'photos' || targets.indexOf(target) === column ? target : null));
}

function guess(
  table: ImportTable,
  header: number | null,
  said: readonly (ImportTarget | null)[],
  form: CellForm,
): ReadonlyMap<number, ImportTarget> {
  const taken = new Set(said);
  const free = new Set(
    IMPORT_TARGETS.filter((target) => !taken.has(target) && !(target.startsWith('estimate') && taken.has('estimate'))),
  );
  const columns = Array.from({ length: table.width }, (_, column) => column).filter(
    (column) => (said[column] ?? null) === null,
  );
  return targetsByContent(table, { from: header === null ? 0 : header + 1, columns, free, form });
}
