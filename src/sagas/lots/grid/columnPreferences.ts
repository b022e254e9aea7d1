import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { isFieldGroup } from '../../../features/lots/model/fields/fieldGroups';
import { readPlan } from '../../../features/lots/model/fields/gridColumns';
import {
  columnsPlanned,
  densityChosen,
  groupFolded,
  layoutChosen,
  columnPreferencesRestored,
  selectGrid,
} from '../../../features/lots/model/view/gridSlice';
import { parsedJson } from '../../../shared/parsedJson';
import { gateway } from '../../base/effects';

/** Keeps columns, density, the choice of view and the unfolded groups of fields on this device until the person signs out. */
export function* rememberColumnPreferences(): SagaGenerator<void> {
  const memory = yield* gateway('memory');
  const kept = yield* call(() => memory.read('gridLooks'));
  if (kept !== null) yield* put(columnPreferencesRestored(parse(kept)));
  yield* takeEvery([columnsPlanned, densityChosen, layoutChosen, groupFolded], keep);
}

function* keep(): SagaGenerator<void> {
  const memory = yield* gateway('memory');
  const { plan, density, layout, openGroups } = yield* select(selectGrid);
  yield* call(() => memory.write('gridLooks', JSON.stringify({ ...plan, density, layout, openGroups })));
}

function parse(kept: string): Parameters<typeof columnPreferencesRestored>[0] {
  const value = parsedJson(kept);
  const looks = value as { density?: unknown; layout?: unknown; openGroups?: unknown } | null;
  return {
    plan: readPlan(value),
    density: looks?.density === 'compact' ? 'compact' : 'comfortable',
    layout: looks?.layout === 'gallery' ? 'gallery' : 'table',
    openGroups: Array.isArray(looks?.openGroups) ? looks.openGroups.filter(isFieldGroup) : [],
  };
}
