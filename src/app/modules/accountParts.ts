import { ACCOUNT_SLICES } from '../../features/account/model/accountSlices';
import panelsSlice from '../../features/navigation/model/panelsSlice';
import { accountSaga } from '../../sagas/account/changes/accountSaga';
import type { ModuleParts } from '../../store/appModule';

/** State and sagas of the account. Apart from their module, whose adapters no test can load. */
export const accountParts = {
  name: 'account',
  slices: [...ACCOUNT_SLICES, panelsSlice],
  saga: accountSaga,
} as const satisfies ModuleParts;
