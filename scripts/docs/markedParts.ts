const MARK = /^( *)(\/\/ |<!-- )(made of [a-z ]+, (.+?); do not edit)( -->)?$/;

/** Puts what is made of a list in the code between its marks, indented as they are. Throws where a part has no place. */
export function withParts(text: string, parts: Readonly<Record<string, string>>): string {
  const left = new Set(Object.keys(parts));
  const lines: string[] = [];
  let inside: string | null = null;
  for (const line of text.split('\n')) {
    if (inside !== null) {
      if (line.trim() !== inside) continue;
      inside = null;
      lines.push(line);
      continue;
    }
    lines.push(line);
    const [, indent = '', open = '', , name = '', close = ''] = MARK.exec(line) ?? [];
    if (name === '') continue;
    const part = parts[name];
    if (part === undefined) throw new Error(`Nothing is made for the part "${name}".`);
    left.delete(name);
    lines.push(...part.split('\n').map((each) => (each === '' ? '' : `${indent}${each}`)));
    inside = `${open}end of what is made${close}`;
  }
  if (inside !== null) throw new Error(`A part does not end: "${inside}" is missing.`);
  if (left.size > 0) throw new Error(`There is no place for ${[...left].join(', ')}.`);
  return lines.join('\n');
}
