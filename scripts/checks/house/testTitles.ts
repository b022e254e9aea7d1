import { isOldWord } from './oldWords';
import { isNode, type Node, walk } from './syntaxTree';

/** Words that leave open who does what: a sentence that needs one can name the actor or the thing. */
export const RIDDLES = /\b(whoever|of which|told|untold|hears?|heard|news|what there is|what is there)\b/gi;

const TESTS = new Set(['test', 'it', 'describe']);

/** The function at the bottom of `test`, `test.only`, `test.each(…)` and `test.each`…``. */
function calledAtBottom(callee: unknown): string | null {
  if (!isNode(callee)) return null;
  if (callee.type === 'Identifier') return callee['name'] as string;
  return calledAtBottom(callee['object'] ?? callee['callee'] ?? callee['tag']);
}

function wordsIn(title: unknown): string {
  if (!isNode(title)) return '';
  if (title.type === 'Literal') return String(title['value']);
  if (title.type !== 'TemplateLiteral') return '';
  return (title['quasis'] as Node[]).map(({ value }) => (value as { readonly cooked: string }).cooked).join(' ');
}

/** The offsets of titles of tests that have such words, or old words of the code. */
export function unclearTitles(program: unknown): number[] {
  if (!isNode(program)) return [];
  return [...walk(program)]
    .filter((node) => node.type === 'CallExpression' && TESTS.has(calledAtBottom(node['callee']) ?? ''))
    .flatMap((node) => (node['arguments'] as Node[]).slice(0, 1))
    .filter((title) => {
      const words = wordsIn(title);
      return words.match(RIDDLES) !== null || words.split(/[^A-Za-z]+/).some((word) => word !== '' && isOldWord(word));
    })
    .map(({ start }) => start);
}
