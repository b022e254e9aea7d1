import { supervise } from '../../sagas/base/supervise';
import { importLots } from '../../sagas/imports/importLots';
import type { ModuleParts } from '../../store/appModule';

/** What reads and checks files. The state is the workspace's, which goes on with an import after a reload. */
export const importsParts = {
  name: 'imports',
  slices: [],
  saga: () => supervise('importLots', importLots),
} as const satisfies ModuleParts;
