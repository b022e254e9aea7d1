import { joinOperations, type Operation } from '../../domain/operations/operations';
import type { KeptAct, KeptStacks } from './KeptActs';

/** Goes up when an older build could misread what this one writes. */
export const ACTS_VERSION = 1;

/** Of each stack. */
const MOST_ACTS = 200;
/** Half of what the strictest browser gives a tab: 5 MB, of two bytes a character. */
const MOST_CHARACTERS = 1_250_000;

/** Whose they are, and in which tab they were done. */
export interface ActsHead {
  readonly tab: string;
  readonly uid: string;
}

/** Makes the text that is kept. An act becomes text once: what was done before is not gone through again. */
export function createActsWriter(): (head: ActsHead, stacks: KeptStacks) => string {
  const texts = new WeakMap<KeptAct, string>();
  const textOf = (act: KeptAct, uid: string): string => {
    const text = texts.get(act) ?? JSON.stringify(plainAct(act, uid));
    texts.set(act, text);
    return text;
  };
  return ({ tab, uid }, { done, undone, wentTo }) => {
    let room = MOST_CHARACTERS;
    /** From the latest to the first one that has no room: with older ones alone, undo would go round it. */
    const latest = (acts: readonly KeptAct[]): string => {
      const taken: string[] = [];
      for (const act of acts.slice(-MOST_ACTS).toReversed()) {
        const text = textOf(act, uid);
        if (text.length > room) break;
        room -= text.length;
        taken.unshift(text);
      }
      return `[${taken.join(',')}]`;
    };
    const head = JSON.stringify({ version: ACTS_VERSION, tab, uid, wentTo });
    return `${head.slice(0, -1)},"done":${latest(done)},"undone":${latest(undone)}}`;
  };
}

/** Without what all operations of the act share: an act of thousands of lots would say it thousands of times. */
function plainAct({ id, saleId, operations, importOf }: KeptAct, uid: string): object {
  const shared: Readonly<Record<string, string>> = { saleId, uid, ...(isOneGroup(operations, id) && { group: id }) };
  const rest = typedAtOnce(operations).map((operation) =>
    Object.fromEntries(Object.entries(operation).filter(([name, value]) => shared[name] !== value)),
  );
  return { id, shared, operations: rest, ...(importOf !== undefined && { importOf }) };
}

const isOneGroup = (operations: readonly Operation[], id: string): boolean =>
  operations.every(({ group }) => group === id);

/** Text that was saved at each pause of the typing is kept as one edit, or each pause would keep all of it once more. */
function typedAtOnce(operations: readonly Operation[]): readonly object[] {
  const [first, ...others] = operations;
  if (first === undefined || operations.some(({ group }) => group !== undefined)) return operations;
  let whole: ReturnType<typeof joinOperations> = first;
  for (const next of others) {
    whole = whole === null ? null : joinOperations(whole, next);
  }
  return whole === null ? operations : [whole];
}
