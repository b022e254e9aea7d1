import { OPERATION_KINDS } from '../../../src/domain/operations/operations';
import { isNode, nameOf, walk, type Node } from './syntaxTree';

const HOME = 'src/domain/operations/';

const KINDS: ReadonlySet<unknown> = new Set(OPERATION_KINDS);

/** What a value is, without what TypeScript says of it. */
function bare(value: unknown): unknown {
  return isNode(value) && /^TS(As|Satisfies|NonNull)Expression$/.test(value.type) ? bare(value['expression']) : value;
}

function isKind(value: unknown): boolean {
  const node = bare(value);
  return isNode(node) && node.type === 'Literal' && KINDS.has(node['value']);
}

/** `['editLot', 'moveLot']`, which something is looked up in. */
function isListOfKinds(value: unknown): boolean {
  const node = bare(value);
  const all = isNode(node) && node.type === 'ArrayExpression' ? (node['elements'] as readonly unknown[]) : [];
  return all.length > 0 && all.every(isKind);
}

/** `new Set(['editLot'])`, `Map` alike. */
const isSetOfKinds = (node: Node): boolean =>
  node.type === 'NewExpression' && (node['arguments'] as readonly unknown[]).some(isListOfKinds);

const LOOKUPS: ReadonlySet<unknown> = new Set(['includes', 'indexOf', 'has', 'startsWith', 'endsWith']);

/** `kinds.includes('editLot')`, `['editLot'].includes(kind)`, `where('kind', '==', 'editLot')`. */
function looksKindUp(node: Node): boolean {
  if (node.type !== 'CallExpression') return false;
  const [callee, args] = [node['callee'], node['arguments'] as readonly unknown[]];
  if (nameOf(callee) === 'where') return args.some((arg) => isKind(arg) || isListOfKinds(arg));
  if (!isNode(callee) || !LOOKUPS.has(nameOf(callee['property']))) return false;
  return isListOfKinds(callee['object']) || args.some(isKind);
}

function comparesKinds(node: Node): boolean {
  if (node.type === 'SwitchCase') return isKind(node['test']);
  if (node.type === 'VariableDeclarator') return isListOfKinds(node['init']);
  if (isSetOfKinds(node) || looksKindUp(node)) return true;
  const isComparison = node.type === 'BinaryExpression' && /^([!=]==?|in)$/.test(String(node['operator']));
  return isComparison && (isKind(node['left']) || isKind(node['right']));
}

/** Where a file compares the kind of an operation, which only the kinds themselves should know. */
export function kindComparisons(file: string, program: unknown): number[] {
  const isOutside = /^src\/(?!testing\/)/.test(file) && !file.startsWith(HOME);
  return isOutside && isNode(program) ? [...walk(program)].filter(comparesKinds).map(({ start }) => start) : [];
}
