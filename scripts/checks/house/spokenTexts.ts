import { isNode, nameOf, walk, type Node } from './syntaxTree';

/** Files whose words stay where they are, each with its reason. */
const OWN_WORDS: Readonly<Record<string, string>> = {
  'src/app/start/ConfigurationPage.tsx': 'for whoever builds the site, together with the names of settings',
  'src/shared/ui/icon/Wordmark.tsx': 'the name of the product is the same in every language',
};

/** Attributes that are shown or read out. */
const SPOKEN = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'alt',
  'error',
  'heading',
  'hint',
  'intro',
  'label',
  'message',
  'navLabel',
  'placeholder',
  'title',
]);

/** Words other than the name of the product. */
const hasLetters = (text: unknown) => typeof text === 'string' && /\p{L}/u.test(text.replaceAll('Lotsmith', ''));

/** The literals with letters that an expression can come out as; what is inside a call or an index is not said. */
function literals(value: unknown): Node[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'Literal':
    case 'JSXText':
      return hasLetters(value['value']) ? [value] : [];
    case 'TemplateLiteral': {
      const parts = value['quasis'] as readonly (Node & { readonly value: { readonly raw: string } })[];
      return parts.some((part) => hasLetters(part.value.raw)) ? [value] : [];
    }
    case 'JSXExpressionContainer':
      return literals(value['expression']);
    case 'ConditionalExpression':
      return [...literals(value['consequent']), ...literals(value['alternate'])];
    case 'LogicalExpression':
    case 'BinaryExpression':
      return [...(value['operator'] === '&&' ? [] : literals(value['left'])), ...literals(value['right'])];
    default:
      return [];
  }
}

function attributeName(node: Node): string {
  const { name } = node;
  return isNode(name) && name.type === 'JSXIdentifier' ? (name['name'] as string) : '';
}

/** The offsets of words that a page, or a toast of a saga, says without an area of texts. */
export function spokenTexts(file: string, program: unknown): number[] {
  if (!isNode(program) || OWN_WORDS[file] !== undefined) return [];
  const all = [...walk(program)];
  if (file.startsWith('src/sagas/')) {
    return all
      .filter((node) => node.type === 'Property' && nameOf(node['key']) === 'message')
      .flatMap((node) => literals(node['value']))
      .map((node) => node.start);
  }
  if (!/^src\/(app|features|shared)\//.test(file)) return [];
  return all
    .flatMap((node) => {
      if (node.type === 'JSXElement' || node.type === 'JSXFragment')
        return (node['children'] as Node[]).flatMap(literals);
      if (node.type === 'JSXAttribute' && SPOKEN.has(attributeName(node))) return literals(node['value']);
      return [];
    })
    .map((node) => node.start);
}
