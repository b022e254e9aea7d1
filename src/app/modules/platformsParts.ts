import exportSlice from '../../features/platforms/model/exportSlice';
import { supervise } from '../../sagas/base/supervise';
import { downloadBundles } from '../../sagas/platforms/downloadBundles';
import type { ModuleParts } from '../../store/appModule';

/** State and sagas of exports. They need the workspace's module. */
export const platformsParts = {
  name: 'platforms',
  slices: [exportSlice],
  saga: () => supervise('downloadBundles', downloadBundles),
} as const satisfies ModuleParts;
