import { calledName, isNode, nameOf, walk, type Node } from './syntaxTree';

const TIMERS = new Set(['setTimeout', 'setImmediate']);

const all = (value: unknown): Node[] => (isNode(value) ? [...walk(value)] : []);
const argumentsOf = (call: Node): readonly unknown[] => call['arguments'] as readonly unknown[];

function isNumber(value: unknown, least = 0): boolean {
  const number = isNode(value) && value.type === 'Literal' ? value['value'] : null;
  return typeof number === 'number' && number >= least;
}

/** `new Promise((resolve) => setTimeout(resolve, 20))`: some ms, and then whatever is there. */
function isPause(node: Node): boolean {
  return (
    node.type === 'NewExpression' &&
    nameOf(node['callee']) === 'Promise' &&
    all(argumentsOf(node)[0]).some(
      (call) => calledName(call) === 'setTimeout' && isNumber(argumentsOf(call)[1], 1) && nameOf(argumentsOf(call)[0]),
    )
  );
}

/** `await Promise.resolve()`, or a promise for the next turn of the event loop. */
function waitsForNothing(node: Node): boolean {
  if (node.type !== 'AwaitExpression' || !isNode(node['argument'])) return false;
  const awaited = node['argument'];
  if (awaited.type === 'NewExpression') return all(awaited).some((call) => TIMERS.has(calledName(call) ?? ''));
  const callee = awaited.type === 'CallExpression' ? awaited['callee'] : null;
  return (
    isNode(callee) &&
    nameOf(callee['object']) === 'Promise' &&
    nameOf(callee['property']) === 'resolve' &&
    argumentsOf(awaited).length === 0
  );
}

/** `for (let round = 0; round < 50; round += 1) await Promise.resolve();` */
const isCountedLoop = (node: Node): boolean =>
  node.type === 'ForStatement' && isNode(node['update']) && all(node['body']).some(waitsForNothing);

/** `settle(40)`: so many rounds. */
const isCountedSettle = (node: Node): boolean => calledName(node) === 'settle' && argumentsOf(node).some(isNumber);

/** Where a test waits for a number of rounds or of ms, and not until something is the case. */
export function countedWaits(program: unknown): number[] {
  return all(program)
    .filter((node) => isPause(node) || isCountedLoop(node) || isCountedSettle(node))
    .map((node) => node.start);
}
