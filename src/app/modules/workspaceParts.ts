import importWorkSlice from '../../features/signOutFlow/importWorkSlice';
import importSlice from '../../features/imports/model/importSlice';
import signOutFlowSlice from '../../features/signOutFlow/signOutFlowSlice';
import salesSlice from '../../features/sales/salesSlice';
import updatesSlice from '../../features/updates/updatesSlice';
import panelsSlice from '../../features/navigation/model/panelsSlice';
import { LOT_SLICES } from '../../features/lots/model/lotSlices';
import { workspaceSaga } from '../../sagas/lots/sale/workspaceSaga';
import type { ModuleParts } from '../../store/appModule';

/** State and sagas of the workspace. Apart from its module, whose workers and database no test can load. */
export const workspaceParts = {
  name: 'workspace',
  slices: [...LOT_SLICES, salesSlice, signOutFlowSlice, importWorkSlice, importSlice, updatesSlice, panelsSlice],
  saga: workspaceSaga,
} as const satisfies ModuleParts;
