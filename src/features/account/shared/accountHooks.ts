import { useAppSelector } from '../../../store/hooks';
import type { AppState, WithSlices } from '../../../store/rootReducer';
import type { ACCOUNT_SLICES } from '../model/accountSlices';

/** The selector hook of this lazy feature: the state with its own slices. */
export const useAccountSelector = useAppSelector.withTypes<AppState & WithSlices<typeof ACCOUNT_SLICES>>();
