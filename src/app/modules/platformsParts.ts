import exportChecksSlice from '../../features/lots/model/checks/exportChecksSlice';
import categoriesSlice from '../../features/platforms/model/categoriesSlice';
import exportSlice from '../../features/platforms/model/exportSlice';
import templateSlice from '../../features/platforms/model/own/templateSlice';
import sentSlice from '../../features/platforms/model/sent/sentSlice';
import { platformsSaga } from '../../sagas/platforms/platformsSaga';
import type { ModuleParts } from '../../store/appModule';

/** State and sagas of exports. They need the workspace's module. */
export const platformsParts = {
  name: 'platforms',
  slices: [exportSlice, exportChecksSlice, sentSlice, categoriesSlice, templateSlice],
  saga: platformsSaga,
} as const satisfies ModuleParts;
