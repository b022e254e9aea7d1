/** A text, as the code has it. */
const TEXTS = new Set(['StringLiteral', 'TemplateLiteral']);
/** Who takes the name of a worker or of the place of a failure, which developers read in the console. */
const TAKES_NAME = new Set(['safely', 'report', 'reportFailure']);

/**
 * Why a text is not changed by `npm run mutate`; undefined where it is. Nobody who uses the application meets the words of the
 * console, and a test of each would only repeat it. `path` is Babel's: a node, its parent, and where it stands in it.
 */
export function whyIgnored({ node, parent, listKey, key }) {
  if (!TEXTS.has(node.type) || parent?.type !== 'CallExpression' || listKey !== 'arguments') return undefined;
  const { callee, arguments: given } = parent;
  if (callee.type === 'MemberExpression' && callee.object.name === 'console') return 'Words for the console.';
  // `yield* call(report, 'name', error)` is `report('name', error)`, run as an effect.
  const isEffect = callee.name === 'call' && TAKES_NAME.has(given[0]?.name);
  const isName = isEffect ? key === 1 : TAKES_NAME.has(callee.name) && key === 0;
  return isName ? 'A name for the console.' : undefined;
}
