import { OPERATION_KINDS } from '../../../src/domain/operations/operations';
import { isNode, walk, type Node } from './syntaxTree';

const HOME = 'src/domain/operations/';

const KINDS: ReadonlySet<unknown> = new Set(OPERATION_KINDS);
const isKind = (value: unknown): boolean => isNode(value) && value.type === 'Literal' && KINDS.has(value['value']);

function comparesKinds(node: Node): boolean {
  if (node.type === 'SwitchCase') return isKind(node['test']);
  const isComparison = node.type === 'BinaryExpression' && /^[!=]==?$/.test(String(node['operator']));
  return isComparison && (isKind(node['left']) || isKind(node['right']));
}

/** Where a file compares the kind of an operation, which only the kinds themselves should know. */
export function kindComparisons(file: string, program: unknown): number[] {
  const isOutside = /^src\/(?!testing\/)/.test(file) && !file.startsWith(HOME);
  return isOutside && isNode(program) ? [...walk(program)].filter(comparesKinds).map(({ start }) => start) : [];
}
