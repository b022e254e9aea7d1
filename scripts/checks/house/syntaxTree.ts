/** A node of the ESTree that Vite's parser gives; only what the house rules look at. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly [key: string]: unknown;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** Every node below and including `node`, parents first. */
export function* walk(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) if (isNode(child)) yield* walk(child);
  }
}

/** The name of an identifier, else null. */
export function nameOf(value: unknown): string | null {
  return isNode(value) && value.type === 'Identifier' ? (value['name'] as string) : null;
}

/** The name of the function that a call calls when it is a plain identifier, else null. */
export function calledName(value: unknown): string | null {
  return isNode(value) && value.type === 'CallExpression' ? nameOf(value['callee']) : null;
}
