import { call, select, type SagaGenerator } from 'typed-redux-saga';
import * as v from 'valibot';
import { IMPORT_TARGETS, type ImportTarget } from '../../domain/imports/cells/targets';
import { isExtraField } from '../../domain/lots/extras';
import type { Matching } from '../../domain/imports/columns/matchColumns';
import { selectUid } from '../../features/auth/model/authSlice';
import { gateway } from '../base/effects';

/** Of so many header rows, the latest ones. */
const MOST = 40;

const schema = v.object({
  uid: v.string(),
  matchings: v.array(v.object({ key: v.string(), targets: v.array(v.nullable(v.string())) })),
});

/** What this person has matched on this device before, by header row, the latest last. */
export function* rememberedMatchings(): SagaGenerator<Readonly<Record<string, Matching>>> {
  const memory = yield* gateway('memory');
  const kept = yield* call(() => memory.read('importMatchings'));
  if (kept === null) return {};
  try {
    const { uid, matchings } = v.parse(schema, JSON.parse(kept));
    if (uid !== (yield* select(selectUid))) return {};
    return Object.fromEntries(matchings.map(({ key, targets }) => [key, targets.map(knownTarget)]));
  } catch (error) {
    console.warn('What this device remembers of imports is not as expected.', error);
    return {};
  }
}

/** A field of another build is none of this one's. */
const knownTarget = (name: string | null): ImportTarget | null =>
  name !== null && isExtraField(name) ? name : (IMPORT_TARGETS.find((target) => target === name) ?? null);

export function* rememberMatching(key: string, matching: Matching): SagaGenerator<void> {
  const { [key]: _before, ...others } = yield* call(rememberedMatchings);
  const all = [...Object.entries(others), [key, matching] as const].slice(-MOST);
  const uid = (yield* select(selectUid)) ?? '';
  const memory = yield* gateway('memory');
  const kept = JSON.stringify({ uid, matchings: all.map(([name, targets]) => ({ key: name, targets })) });
  yield* call(() => memory.write('importMatchings', kept));
}
