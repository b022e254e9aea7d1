import { useAppSelector } from '../../../store/hooks';
import type { AppState, WithSlices } from '../../../store/rootReducer';
import type { MEMBER_SLICES } from '../model/memberSlices';

/** The selector hook of this lazy feature: the state with its own slices. */
export const useMembersSelector = useAppSelector.withTypes<AppState & WithSlices<typeof MEMBER_SLICES>>();
