type Work = (...args: unknown[]) => Promise<unknown>;

/** Puts `value` in the place of a property until the returned function is called. */
export function replaceProperty(target: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  return () => {
    if (before === undefined) Reflect.deleteProperty(target, name);
    else Object.defineProperty(target, name, before);
  };
}

/**
 * What the machine itself does in other threads, encryption and reading of blobs, goes through `pass` until the returned
 * function is called. The event loop does not know of it before it is done.
 */
export function passElsewhere(pass: (work: () => Promise<unknown>) => Promise<unknown>): () => void {
  const undo = (['importKey', 'digest', 'encrypt', 'decrypt'] as const).map((name) => {
    const real = crypto.subtle[name].bind(crypto.subtle) as Work;
    return replaceProperty(crypto.subtle, name, (...args: unknown[]) => pass(() => real(...args)));
  });
  const read = Blob.prototype.arrayBuffer as Blob['arrayBuffer'] | undefined;
  // Not every environment of tests has it.
  if (read !== undefined) {
    const passRead = function arrayBuffer(this: Blob) {
      return pass(() => read.call(this));
    };
    undo.push(replaceProperty(Blob.prototype, 'arrayBuffer', passRead));
  }
  return () => undo.reverse().forEach((each) => each());
}

let underWay = 0;

/** How much other threads work on now, as far as it is counted. */
export const workElsewhere = (): number => underWay;

/** Counts it until the returned function is called. */
export function countElsewhere(): () => void {
  return passElsewhere(async (work) => {
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  });
}
