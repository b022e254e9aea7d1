/** Plain data as JSON has it. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** Where two pieces of plain data differ, and what each has there; undefined: nothing. */
export interface Difference {
  readonly path: string;
  readonly before: Plain | undefined;
  readonly after: Plain | undefined;
}

type Branch = { readonly [key: string]: Plain } | readonly Plain[];

export const toPlain = (value: unknown): Plain => JSON.parse(JSON.stringify(value)) as Plain;

/** Plain data of states that share their parts: what is the same object again is not read again. */
export function createPlainReader(): (value: unknown) => Plain {
  const known = new WeakMap<object, Plain>();
  const read = (value: unknown): Plain => {
    if (typeof value !== 'object' || value === null) return (value ?? null) as Plain;
    const made = known.get(value) ?? readParts(value);
    known.set(value, made);
    return made;
  };
  const readParts = (value: object): Plain => {
    if (Array.isArray(value)) return value.map(read);
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    return Object.fromEntries(entries.map(([key, each]) => [key, read(each)]));
  };
  return read;
}

const isBranch = (value: Plain | undefined): value is Branch => typeof value === 'object' && value !== null;
const isPair = (one: Branch, other: Branch): boolean => Array.isArray(one) === Array.isArray(other);

/** Keys are joined by `/`; one within a key is written `~1`, as JSON Pointer does. */
const nameOf = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
export const joinPath = (path: string, key: string): string => (path === '' ? nameOf(key) : `${path}/${nameOf(key)}`);
const keyOf = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~');

/**
 * The deepest places at which the two differ. Elements of lists are compared by their places. `same` remembers objects that
 * do not differ, for states that share their parts.
 */
export function differencesOf(
  before: Plain | undefined,
  after: Plain | undefined,
  same: WeakMap<object, object> = new WeakMap(),
  path = '',
): Difference[] {
  if (before === after) return [];
  if (!isBranch(before) || !isBranch(after) || !isPair(before, after)) return [{ path, before, after }];
  if (same.get(before) === after) return [];
  const [one, other] = [before, after] as Readonly<Record<string, Plain>>[];
  const differences = [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
    differencesOf(one?.[key], other?.[key], same, joinPath(path, key)),
  );
  if (differences.length === 0) same.set(before, after);
  return differences;
}

/** The same with another value at a path; undefined: without it. */
export function withValue(root: Plain | undefined, path: string, value: Plain | undefined): Plain | undefined {
  if (path === '') return value;
  const [first = '', ...rest] = path.split('/');
  const key = keyOf(first);
  const known = isBranch(root) ? root : {};
  const inner = withValue((known as Readonly<Record<string, Plain>>)[key], rest.join('/'), value);
  if (Array.isArray(known)) {
    const [list, at]: [readonly Plain[], number] = [known, Number(key)];
    return list.toSpliced(at, 1, ...(inner === undefined ? [] : [inner]));
  }
  const { [key]: _old, ...others } = known as Readonly<Record<string, Plain>>;
  return inner === undefined ? others : { ...known, [key]: inner };
}

const isOf = (name: string | undefined, of: string | undefined): boolean => of === '*' || of === name;

/** Whether a path is at a place or below it. `*` in the place stands for any key. */
export function isWithin(path: string, place: string): boolean {
  const [names, of] = [path.split('/'), place.split('/')];
  return of.length <= names.length && of.every((name, at) => isOf(names[at], name));
}

/** Whether a place is below a path. */
export function leadsTo(path: string, place: string): boolean {
  const [names, of] = [path === '' ? [] : path.split('/'), place.split('/')];
  return names.length < of.length && names.every((name, at) => isOf(name, of[at]));
}
