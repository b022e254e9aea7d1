import type { UnknownAction } from '@reduxjs/toolkit';
import type { FakeSale } from '../fakes/lots/fakeSale';
import type { KeptDocuments, KeptSession, KeptStep } from './keptSession';
import { differencesOf, type Plain, toPlain } from './plainPaths';
import { createReplayedStore } from './replaySession';

/** The steps of a session whose actions are known, and the state before and after them. `see` gets it after each one. */
export function stepsOf(
  actions: readonly UnknownAction[],
  preloaded: Plain,
  see: (state: Plain, after: number) => void = () => undefined,
) {
  const store = createReplayedStore(preloaded);
  const first = store.state();
  let before = first;
  const steps = actions.map((made, at): KeptStep => {
    const action = toPlain(made) as unknown as UnknownAction;
    store.take(action);
    const after = store.state();
    const differences = differencesOf(before, after);
    before = after;
    see(after, at + 1);
    const set = differences.flatMap(({ path, after: value }) => (value === undefined ? [] : [[path, value] as const]));
    const gone = differences.flatMap(({ path, after: value }) => (value === undefined ? [path] : []));
    return {
      action,
      ...(set.length > 0 && { set: Object.fromEntries(set) }),
      ...(gone.length > 0 && { gone }),
    };
  });
  return { first, steps, last: before };
}

const byId = <Document extends { readonly id: string }>(documents: Iterable<Document>): readonly Document[] =>
  [...documents].sort((one, other) => (one.id < other.id ? -1 : 1));

/** What a server has of a sale, in a steady order. */
export function documentsOf({ lots, privates, photos, numbers }: FakeSale): KeptDocuments {
  const sorted = [...numbers].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    lots: byId(lots.values()),
    privates: byId(privates.values()),
    photos: byId(photos.values()),
    numbers: Object.fromEntries(sorted),
  };
}

const LINE = ',\n';
const object = (lines: readonly string[]): string => `{\n${lines.join(LINE)}\n}`;

/** One step a line, so that a person can read what an action did. */
export const writeSession = ({ steps, ...rest }: KeptSession): string =>
  `${object([
    ...Object.entries(rest).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`),
    `"steps": [\n${steps.map((step) => JSON.stringify(step)).join(LINE)}\n]`,
  ])}\n`;
