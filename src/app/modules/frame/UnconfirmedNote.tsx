import { useConfirmationSelector } from '../../../features/auth/shared/confirmationHooks';
import { selectIsConfirmationAwaited } from '../../../features/auth/model/confirmationSlice';
import { useOnline } from '../../../features/auth/shared/useOnline';
import { useTexts } from '../../../shared/messages/useTexts';
import { Banner } from '../../../shared/ui/messages/Banner';
import { memberTexts } from '../../texts/memberTexts';

/** For who is signed in by what the browser has kept, because the service did not answer when the page was opened. */
export function UnconfirmedNote() {
  const texts = useTexts(memberTexts);
  const isAwaited = useConfirmationSelector(selectIsConfirmationAwaited);
  const online = useOnline();
  if (!isAwaited) return null;
  return (
    <Banner tone="warn" role="status" title={online ? texts.serviceAway : texts.offline}>
      {online ? texts.serviceAwayText : texts.offlineText}
    </Banner>
  );
}
