import path from 'node:path';
import { calledName, isNode, nameOf, walk, type Node } from './syntaxTree';

interface Source {
  readonly file: string;
  readonly program: unknown;
}

/** A generator function, and which of the others it delegates to, by `file#name`. */
interface Generator {
  readonly key: string;
  readonly yieldsAtEnd: boolean;
  readonly delegations: readonly { readonly to: string; readonly start: number; readonly isLast: boolean }[];
}

const FUNCTIONS = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

/** What belongs to a function itself, without the functions within it. */
function* own(node: Node): Iterable<Node> {
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (!isNode(child) || FUNCTIONS.test(child.type)) continue;
      yield child;
      yield* own(child);
    }
  }
}

const isYield = (node: Node): boolean => node.type === 'YieldExpression';

/** The expressions after which a function has nothing left to do. */
function lastOf(statement: unknown): unknown[] {
  if (!isNode(statement)) return [];
  if (statement.type === 'BlockStatement') return lastOf((statement['body'] as unknown[]).at(-1));
  if (statement.type === 'ExpressionStatement') return [bare(statement['expression'])];
  if (statement.type === 'IfStatement') return [...lastOf(statement['consequent']), ...lastOf(statement['alternate'])];
  return [];
}

function returned(body: Node): unknown[] {
  return [...own(body)].filter(({ type }) => type === 'ReturnStatement').map((node) => bare(node['argument']));
}

/** An expression without what TypeScript alone sees of it. */
function bare(value: unknown): unknown {
  return isNode(value) && /^TS(As|Satisfies|NonNull)/.test(value.type) ? bare(value['expression']) : value;
}

/** The calls of which one is delegated to. */
function callsOf(value: unknown): unknown[] {
  const part = bare(value);
  if (!isNode(part)) return [];
  if (part.type === 'ConditionalExpression') return [...callsOf(part['consequent']), ...callsOf(part['alternate'])];
  if (part.type === 'LogicalExpression') return [...callsOf(part['left']), ...callsOf(part['right'])];
  return [part];
}

/** Names of the functions that stand in a variable: `const listen = function* () {…}`. */
function variableNames(program: Node): Map<unknown, string> {
  const declared = [...walk(program)].filter(({ type }) => type === 'VariableDeclarator');
  return new Map(declared.map((node) => [bare(node['init']), nameOf(node['id']) ?? '']));
}

/** Every name of the file that means a function of another one: `file#name`. */
function importsOf({ file, program }: Source): Map<string, string> {
  const found = new Map<string, string>();
  if (!isNode(program)) return found;
  for (const node of walk(program)) {
    const from = node.type === 'ImportDeclaration' && isNode(node['source']) ? node['source']['value'] : null;
    if (typeof from !== 'string' || !from.startsWith('.')) continue;
    for (const specifier of node['specifiers'] as Node[]) {
      const name = nameOf(specifier['imported']);
      const target = path.posix.join(path.posix.dirname(file), from);
      if (name !== null) found.set(nameOf(specifier['local']) ?? name, `${target}.ts#${name}`);
    }
  }
  return found;
}

function generatorsOf(source: Source): Generator[] {
  if (!isNode(source.program)) return [];
  const imports = importsOf(source);
  const variables = variableNames(source.program);
  return [...walk(source.program)]
    .filter((node) => FUNCTIONS.test(node.type) && node['generator'] === true)
    .map((node) => {
      const body = node['body'] as Node;
      const parts = [...own(body)];
      const given = new Set((node['params'] as unknown[]).map(nameOf));
      const last = new Set([...lastOf(body), ...returned(body)]);
      return {
        key: `${source.file}#${nameOf(node['id']) ?? variables.get(node) ?? node.start}`,
        yieldsAtEnd: parts.some(({ type, finalizer }) => {
          return type === 'TryStatement' && isNode(finalizer) && [...own(finalizer)].some(isYield);
        }),
        delegations: parts
          .filter((part) => isYield(part) && part['delegate'] === true)
          .flatMap((part) =>
            callsOf(part['argument']).flatMap((called) => {
              const name = calledName(called);
              // What is given as an argument is not followed: nobody knows here what it does at its end.
              if (name === null || given.has(name)) return [];
              const to = imports.get(name) ?? `${source.file}#${name}`;
              return [{ to, start: part.start, isLast: last.has(part) }];
            }),
          ),
      };
    });
}

/**
 * Where a saga delegates by `yield*` to one that yields in a `finally` block, and has something to do behind it: the
 * offsets by file. When such a saga is cancelled, the language ends the inner generator only: what it yields in `finally`
 * is a normal step for the outer one, which then goes on as if nothing had been cancelled.
 */
export function swallowedEnds(sources: readonly Source[]): Map<string, number[]> {
  const all = sources.filter(({ file }) => !/\.(test|services)\.tsx?$/.test(file)).flatMap(generatorsOf);
  const ends = new Set(all.filter(({ yieldsAtEnd }) => yieldsAtEnd).map(({ key }) => key));
  for (let before = -1; before !== ends.size;) {
    before = ends.size;
    for (const { key, delegations } of all) if (delegations.some(({ to }) => ends.has(to))) ends.add(key);
  }
  const found = new Map<string, number[]>();
  for (const { key, delegations } of all) {
    const file = key.slice(0, key.lastIndexOf('#'));
    const starts = delegations.filter(({ to, isLast }) => ends.has(to) && !isLast).map(({ start }) => start);
    if (starts.length > 0) found.set(file, [...(found.get(file) ?? []), ...starts]);
  }
  return found;
}
