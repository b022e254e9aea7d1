import publicationSlice from '../../features/catalogue/publicationSlice';
import { MEMBER_SLICES } from '../../features/members/model/memberSlices';
import panelsSlice from '../../features/navigation/model/panelsSlice';
import saleSettingsSlice from '../../features/sales/saleSettingsSlice';
import { membersSaga } from '../../sagas/members/membersSaga';
import type { ModuleParts } from '../../store/appModule';

/** State and sagas of the people of sales. Apart from their module, whose adapters no test can load. */
export const membersParts = {
  name: 'members',
  slices: [...MEMBER_SLICES, saleSettingsSlice, publicationSlice, panelsSlice],
  saga: membersSaga,
} as const satisfies ModuleParts;
