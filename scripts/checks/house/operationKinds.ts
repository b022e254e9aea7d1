import { OPERATION_KINDS } from '../../../src/domain/operations/operations';
import { isNode, walk, type Node } from './syntaxTree';

const HOME = 'src/domain/operations/';

/** Files in which what is done differs by kind for a reason that is not the operation's own, each with that reason. */
const DECIDERS: Readonly<Record<string, string>> = {
  'src/features/lots/model/history/planUndo.ts': 'what a colleague may have changed since, kind by kind',
  'src/features/lots/model/history/planNumberUndo.ts': 'numbers that were exchanged are taken back together',
  'src/features/lots/model/history/planPhotoUndo.ts': 'a photo may be elsewhere by now, or gone',
  'src/features/lots/model/history/undoSlice.ts': 'joins what was typed in one go, keeps what waits for a number true',
  'src/features/lots/model/history/offeredAct.ts': 'what the status of the sale lets a person take back',
  'src/features/lots/model/history/describeAct.ts': 'words',
  'src/features/lots/model/operations/describeOperation.ts': 'words',
  'src/features/lots/ui/history/HistoryEntry.tsx': 'words',
  'src/sagas/lots/commands/undoActs.ts': 'a lot comes back without a number that may be taken',
  'src/sagas/lots/shared/partsOf.ts': 'which acts can be taken back in parts',
};

const KINDS: ReadonlySet<unknown> = new Set(OPERATION_KINDS);
const isKind = (value: unknown): boolean => isNode(value) && value.type === 'Literal' && KINDS.has(value['value']);

function comparesKinds(node: Node): boolean {
  if (node.type === 'SwitchCase') return isKind(node['test']);
  const isComparison = node.type === 'BinaryExpression' && /^[!=]==?$/.test(String(node['operator']));
  return isComparison && (isKind(node['left']) || isKind(node['right']));
}

/** Where a file compares the kind of an operation, which only the kinds themselves should know. */
export function kindComparisons(file: string, program: unknown): number[] {
  const isOutside = /^src\/(?!testing\/)/.test(file) && !file.startsWith(HOME) && DECIDERS[file] === undefined;
  return isOutside && isNode(program) ? [...walk(program)].filter(comparesKinds).map(({ start }) => start) : [];
}
