import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { readPlan } from '../../features/lots/grid/gridColumns';
import { columnsPlanned, densityChosen, looksRestored, selectGrid } from '../../features/lots/gridSlice';
import { gateway } from '../effects';

/** Keeps columns and density on this device until the person signs out. */
export function* rememberLooks(): SagaGenerator<void> {
  const memory = yield* gateway('memory');
  const kept = yield* call(() => memory.read('gridLooks'));
  if (kept !== null) yield* put(looksRestored(parse(kept)));
  yield* takeEvery([columnsPlanned, densityChosen], keep);
}

function* keep(): SagaGenerator<void> {
  const memory = yield* gateway('memory');
  const { plan, density } = yield* select(selectGrid);
  yield* call(() => memory.write('gridLooks', JSON.stringify({ ...plan, density })));
}

function parse(kept: string): Parameters<typeof looksRestored>[0] {
  let value: unknown = null;
  try {
    value = JSON.parse(kept);
  } catch {
    // Written by something else: the first looks are as good.
  }
  const density = (value as { density?: unknown } | null)?.density;
  return { plan: readPlan(value), density: density === 'compact' ? 'compact' : 'comfortable' };
}
