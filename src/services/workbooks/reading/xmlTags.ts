import { decodeEntities } from '../../../domain/imports/cells/htmlEntities';

export type Attributes = Readonly<Record<string, string>>;

const ATTRIBUTE = /\s([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * The attributes of every tag with a name, whatever its prefix. For the few short parts that say what is where in a
 * workbook. Each pattern looks at a character once only: a crafted part must not keep it busy.
 */
export function tagsOf(xml: string, name: string): Attributes[] {
  const tags = withoutComments(xml).matchAll(new RegExp(`<(?:[\\w.-]+:)?${name}(\\s[^<>]*)?>`, 'g'));
  return [...tags].map(([, attributes = '']) => attributesOf(attributes));
}

function attributesOf(text: string): Attributes {
  const found = [...text.matchAll(ATTRIBUTE)].map(
    ([, name = '', double, single = '']) => [name, decodeEntities(double ?? single)] as const,
  );
  return Object.fromEntries(found);
}

/** A name may have any prefix, such as `r:id`. */
export const byLocalName = (attributes: Attributes, name: string): string | undefined =>
  Object.entries(attributes).find(([each]) => each.endsWith(`:${name}`))?.[1];

function withoutComments(xml: string): string {
  const parts: string[] = [];
  let at = 0;
  for (;;) {
    const begin = xml.indexOf('<!--', at);
    if (begin < 0) return parts.join('') + xml.slice(at);
    parts.push(xml.slice(at, begin));
    const end = xml.indexOf('-->', begin);
    if (end < 0) return parts.join('');
    at = end + 3;
  }
}
