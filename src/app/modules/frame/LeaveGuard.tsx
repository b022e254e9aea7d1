import { useLotsSelector } from '../../../features/lots/ui/shared/lotsHooks';
import { useAskBeforeLeaving } from '../../../shared/ui/layout/useAskBeforeLeaving';
import { selectUnsentWork } from '../signOutFlow/unsentWork';

/**
 * The browser asks before the page goes away with photos or changes that not even the device has. What comes and goes with
 * each save stands in a component of its own: the frame would render as often.
 */
export function LeaveGuard() {
  useAskBeforeLeaving(
    useLotsSelector((state) => {
      const { photos, changes } = selectUnsentWork(state).onlyHere;
      return photos + changes > 0;
    }),
  );
  return null;
}
