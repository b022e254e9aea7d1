/** A range that Shift makes larger and smaller again. */
export interface ChoiceRun {
  /** The lot at which it began. */
  readonly anchor: string;
  /** What was chosen before it began, and stays. */
  readonly base: readonly string[];
  /** How many lots were chosen when it was last changed. Another number: somebody has chosen otherwise since. */
  readonly made: number;
}

interface Choice {
  /** The lots of the view in its order. */
  readonly ids: readonly string[];
  readonly chosen: Readonly<Record<string, true>>;
  readonly active: string | null;
}

/** What is chosen when Shift leads to `head`: what was chosen before, and everything from the anchor to there. */
export function extendChoice(
  run: ChoiceRun | null,
  { ids, chosen, active }: Choice,
  head: string,
): { readonly run: ChoiceRun; readonly lotIds: readonly string[] } {
  const before = Object.keys(chosen);
  const goesOn = run !== null && run.made === before.length && ids.includes(run.anchor);
  const { anchor, base } = goesOn ? run : { anchor: active ?? head, base: before };
  const to = ids.indexOf(head);
  const found = ids.indexOf(anchor);
  const from = found < 0 ? to : found;
  const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
  const lotIds = [...new Set([...base, ...range])];
  return { run: { anchor, base, made: lotIds.length }, lotIds };
}

/** What is chosen when this lot is chosen, or let go; a range begins at it. */
export function toggleChoice(
  chosen: Choice['chosen'],
  lotId: string,
): { readonly run: ChoiceRun; readonly lotIds: readonly string[] } {
  const { [lotId]: was, ...others } = chosen;
  const lotIds = was === undefined ? [...Object.keys(others), lotId] : Object.keys(others);
  return { run: { anchor: lotId, base: lotIds, made: lotIds.length }, lotIds };
}
