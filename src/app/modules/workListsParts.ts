import workListSlice from '../../features/platforms/model/workListSlice';
import { workListsSaga } from '../../sagas/platforms/workListsSaga';
import type { ModuleParts } from '../../store/appModule';

/** State and sagas of work lists. They need the workspace's module. */
export const workListsParts = {
  name: 'workLists',
  slices: [workListSlice],
  saga: workListsSaga,
} as const satisfies ModuleParts;
