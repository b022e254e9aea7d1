/** A match block with its allow statements, read out of the text of a rules file. */
export interface MatchBlock {
  /** Whole path from the root of the documents or files: `/sales/{saleId}/lots/{lotId}`. */
  readonly path: string;
  readonly allows: readonly { readonly methods: readonly string[]; readonly condition: string }[];
}

export interface RulesFunction {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly body: string;
}

export interface RulesSource {
  readonly blocks: readonly MatchBlock[];
  readonly functions: ReadonlyMap<string, RulesFunction>;
}

/** Index just after the bracket that closes the one at `open`. */
function closing(text: string, open: number): number {
  const pairs: Record<string, string> = { '{': '}', '(': ')', '[': ']' };
  const opener = text[open] ?? '';
  let depth = 0;
  for (let i = open; i < text.length; i += 1) {
    if (text[i] === "'") i = text.indexOf("'", i + 1);
    else if (text[i] === opener) depth += 1;
    else if (text[i] === pairs[opener]) depth -= 1;
    if (depth === 0) return i + 1;
  }
  throw new Error(`Unclosed ${opener} at ${open}`);
}

/** Splits at commas that stand outside brackets and quotes. */
export function splitArguments(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i] ?? '';
    if (character === "'") i = text.indexOf("'", i + 1);
    else if ('([{'.includes(character)) i = closing(text, i) - 1;
    else if (character === ',') {
      parts.push(text.slice(start, i).trim());
      start = i + 1;
    }
  }
  const last = text.slice(start).trim();
  return last === '' ? parts : [...parts, last];
}

/** Reads match paths, allow statements and functions; names of functions must be unique in the file. */
export function readRules(source: string): RulesSource {
  const text = source.replace(/\/\/[^\n]*/g, '');
  const functions = new Map<string, RulesFunction>();
  const blocks: MatchBlock[] = [];
  readBlock(text, text.indexOf('{', text.indexOf('service')) + 1, '');
  return { blocks, functions };

  function readBlock(body: string, from: number, path: string): void {
    const end = closing(body, from - 1) - 1;
    const allows: { methods: string[]; condition: string }[] = [];
    let at = from;
    while (at < end) {
      const rest = body.slice(at, end);
      const next = /\b(match|function|allow)\b/.exec(rest);
      if (next === null) break;
      const start = at + next.index;
      if (next[1] === 'allow') {
        const stop = body.indexOf(';', start);
        const [methods = '', ...condition] = body.slice(start + 'allow'.length, stop).split(/:\s*if\b/);
        allows.push({
          methods: methods.split(',').map((method) => method.trim()),
          condition: condition.join('').trim(),
        });
        at = stop + 1;
      } else if (next[1] === 'function') {
        at = readFunction(body, start);
      } else {
        const head = /^match\s+(\S+)\s*\{/.exec(body.slice(start));
        if (head === null) throw new Error(`Unreadable match: ${body.slice(start, start + 60)}`);
        const inner = start + head[0].length;
        readBlock(body, inner, `${path}${head[1] ?? ''}`);
        at = closing(body, inner - 1);
      }
    }
    if (allows.length > 0) blocks.push({ path: path.replace(/^.*?\/(documents|o)(?=\/)/, ''), allows });
  }

  function readFunction(body: string, start: number): number {
    const head = /^function\s+(\w+)\s*\(([^)]*)\)\s*/.exec(body.slice(start));
    if (head === null) throw new Error(`Unreadable function: ${body.slice(start, start + 60)}`);
    const open = start + head[0].length;
    const end = closing(body, open);
    const name = head[1] ?? '';
    if (functions.has(name)) throw new Error(`Two functions are called ${name}.`);
    functions.set(name, { name, parameters: splitArguments(head[2] ?? ''), body: body.slice(open + 1, end - 1) });
    return end;
  }
}

const LOOKUP = /^(?:firestore\.)?(?:get|exists|getAfter|existsAfter)$/;

/**
 * Every document that the evaluation of `condition` can look up, as the text of its path with the arguments put in:
 * two texts that are equal are one document. Branches are not weighed: all of them count.
 */
export function lookups(rules: RulesSource, condition: string, depth = 0): Set<string> {
  if (depth > 20) throw new Error('Calls are nested too deep, or recursive.');
  const found = new Set<string>();
  const call = /(?<![\w.$])((?:firestore\.)?\w+)\s*\(/g;
  for (let match = call.exec(condition); match !== null; match = call.exec(condition)) {
    const open = match.index + match[0].length - 1;
    const inner = condition.slice(open + 1, closing(condition, open) - 1);
    const called = rules.functions.get(match[1] ?? '');
    if (LOOKUP.test(match[1] ?? '')) {
      found.add(expandPath(rules, inner.trim()));
    } else if (called !== undefined) {
      const given = splitArguments(inner);
      const body = called.parameters.reduce(
        (text, parameter, i) => text.replaceAll(new RegExp(`(?<![\\w.'])${parameter}(?![\\w'])`, 'g'), given[i] ?? ''),
        called.body,
      );
      for (const path of lookups(rules, body, depth + 1)) found.add(path);
    }
  }
  return found;
}

/** A path given by a function (`lotPath(id)`) as the path itself. */
function expandPath(rules: RulesSource, path: string): string {
  const call = /^(\w+)\((.*)\)$/.exec(path);
  const called = call === null ? undefined : rules.functions.get(call[1] ?? '');
  if (call === null || called === undefined) return path;
  const given = splitArguments(call[2] ?? '');
  return called.parameters.reduce(
    (text, parameter, i) => text.replaceAll(`$(${parameter})`, `$(${given[i] ?? ''})`),
    called.body.replace(/^\s*return\s*|;\s*$/g, ''),
  );
}
