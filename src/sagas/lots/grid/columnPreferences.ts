import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { readPlan } from '../../../features/lots/model/fields/gridColumns';
import {
  columnsPlanned,
  densityChosen,
  layoutChosen,
  columnPreferencesRestored,
  selectGrid,
} from '../../../features/lots/model/view/gridSlice';
import { gateway } from '../../base/effects';

/** Keeps columns, density and the choice of view on this device until the person signs out. */
export function* rememberColumnPreferences(): SagaGenerator<void> {
  const memory = yield* gateway('memory');
  const kept = yield* call(() => memory.read('gridLooks'));
  if (kept !== null) yield* put(columnPreferencesRestored(parse(kept)));
  yield* takeEvery([columnsPlanned, densityChosen, layoutChosen], keep);
}

function* keep(): SagaGenerator<void> {
  const memory = yield* gateway('memory');
  const { plan, density, layout } = yield* select(selectGrid);
  yield* call(() => memory.write('gridLooks', JSON.stringify({ ...plan, density, layout })));
}

function parse(kept: string): Parameters<typeof columnPreferencesRestored>[0] {
  let value: unknown = null;
  try {
    value = JSON.parse(kept);
  } catch {
    // Written by something else: the first looks are as good.
  }
  const looks = value as { density?: unknown; layout?: unknown } | null;
  return {
    plan: readPlan(value),
    density: looks?.density === 'compact' ? 'compact' : 'comfortable',
    layout: looks?.layout === 'gallery' ? 'gallery' : 'table',
  };
}
