import { isNode, walk, type Node } from './syntaxTree';

/** Files whose disabled element says the reason otherwise. */
const SAYS_IT_OTHERWISE: Readonly<Record<string, string>> = {
  'src/features/lots/ui/palette/PaletteLine.tsx': 'the reason is among the words of the option',
};

const SWITCHES_OFF = new Set(['disabled', 'readOnly', 'aria-disabled']);
const SAYS_WHY = ['aria-describedby', 'aria-description'];

function attributesOf(element: Node): ReadonlyMap<string, Node> {
  const named = (element['attributes'] as readonly Node[]).flatMap((attribute) => {
    const { name } = attribute;
    return isNode(name) && name.type === 'JSXIdentifier' ? ([[name['name'] as string, attribute]] as const) : [];
  });
  return new Map(named);
}

const isWord = (attribute: Node | undefined, word: string): boolean =>
  isNode(attribute?.['value']) && attribute['value']['value'] === word;

/**
 * The offsets at which a native element is switched off without a description. Controls of the kit need no rule: their types
 * take a reason only. React wants `readOnly` of a checkbox that is pressed by what stands round it.
 */
export function silentlyDisabled(file: string, program: unknown): number[] {
  if (!isNode(program) || SAYS_IT_OTHERWISE[file] !== undefined) return [];
  return [...walk(program)]
    .filter((node) => node.type === 'JSXOpeningElement' && isNode(node['name']))
    .filter((node) => /^[a-z]/.test(String((node['name'] as Node)['name'])))
    .flatMap((element) => {
      const attributes = attributesOf(element);
      const isOnlyShown = attributes.has('hidden') || isWord(attributes.get('type'), 'checkbox');
      if (isOnlyShown || SAYS_WHY.some((name) => attributes.has(name))) return [];
      return [...attributes].filter(([name]) => SWITCHES_OFF.has(name)).map(([, attribute]) => attribute.start);
    });
}
