/** A piece of a text; `differs` where the other text has other words in its place. One of the two may be empty there. */
export interface MarkedPart {
  readonly text: string;
  readonly differs: boolean;
}

type Marked = readonly MarkedPart[];

interface Step {
  readonly one: string;
  readonly other: string;
  readonly differs: boolean;
}

/** Texts of more pairs of words than this are compared from their beginning and their end only. */
const MOST_PAIRS = 400_000;

const wordsOf = (text: string): readonly string[] => text.match(/\s+|\S+/g) ?? [];

/** Where two texts differ, word by word: what is alike stands in both, in the same order. */
export function markDifference(one: string, other: string): readonly [Marked, Marked] {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const alike = (words: readonly string[]): Step[] => words.map((word) => ({ one: word, other: word, differs: false }));
  const steps = joined([
    ...alike(a.slice(0, start)),
    ...compared(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...alike(a.slice(a.length - end)),
  ]);
  const side = (which: 'one' | 'other'): Marked => steps.map((step) => ({ text: step[which], differs: step.differs }));
  return [side('one'), side('other')];
}

/** The longest row of words that both have, and what stands between them. */
function compared(a: readonly string[], b: readonly string[]): Step[] {
  if (a.length * b.length > MOST_PAIRS) return [{ one: a.join(''), other: b.join(''), differs: true }];
  const wide = b.length + 1;
  // How many words both have from these two places on.
  const common = new Uint16Array((a.length + 1) * wide);
  const commonAt = (i: number, j: number): number => common[i * wide + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      common[i * wide + j] =
        a[i] === b[j] ? commonAt(i + 1, j + 1) + 1 : Math.max(commonAt(i + 1, j), commonAt(i, j + 1));
    }
  }
  const steps: Step[] = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const [one, other] = [a[i] ?? '', b[j] ?? ''];
    if (one === other) {
      steps.push({ one, other, differs: false });
      i += 1;
      j += 1;
    } else if (j === b.length || (i < a.length && commonAt(i + 1, j) >= commonAt(i, j + 1))) {
      steps.push({ one, other: '', differs: true });
      i += 1;
    } else {
      steps.push({ one: '', other, differs: true });
      j += 1;
    }
  }
  return steps;
}

/** Neighbours of one kind are one. A space alone between two differences is no word that both have. */
function joined(steps: readonly Step[]): readonly Step[] {
  const differs = ({ one, differs: itself }: Step, at: number): boolean =>
    itself || (one.trim() === '' && steps[at - 1]?.differs === true && steps[at + 1]?.differs === true);
  const all: Step[] = [];
  for (const [at, step] of steps.entries()) {
    const last = all.at(-1);
    const isDifferent = differs(step, at);
    if (last === undefined || last.differs !== isDifferent) all.push({ ...step, differs: isDifferent });
    else all.splice(-1, 1, { one: last.one + step.one, other: last.other + step.other, differs: isDifferent });
  }
  return all;
}

/** Leaves out, between whole words, what is alike farther than so many characters from a difference. */
export function shortened(parts: Marked, context: number): Marked {
  if (parts.length < 2) return parts;
  const last = parts.length - 1;
  return parts.map(({ text, differs }, at) => {
    const isLong = text.length > (at === 0 || at === last ? context + 20 : 2 * context + 20);
    if (differs || !isLong) return { text, differs };
    const first = at === 0 ? '' : text.slice(0, context).replace(/\S+$/, '');
    const end = at === last ? '' : text.slice(-context).replace(/^\S+/, '');
    return { text: `${first}…${end}`, differs };
  });
}
