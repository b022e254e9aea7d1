import { useTexts } from '../../../shared/messages/useTexts';
import { Banner } from '../../../shared/ui/messages/Banner';
import { Button } from '../../../shared/ui/buttons/Button';
import { useAppDispatch } from '../../../store/hooks';
import { giveUp } from '../model/attemptCommands';
import { selectConflict } from '../model/attemptSlice';
import { PROVIDER_NAMES } from '../model/providerNames';
import { selectSignInMethods } from '../model/settingsSlice';
import { useSignInMethodsSelector } from '../shared/signInMethodsHooks';
import { signInMethodsTexts } from '../texts/signInMethodsTexts';

/** Over the page: the address belongs to an account with other sign-in methods. The person must use one of those first. */
export function SignInMethodsNotice() {
  const dispatch = useAppDispatch();
  const texts = useTexts(signInMethodsTexts);
  const conflict = useSignInMethodsSelector(selectConflict);
  const hasLink = useSignInMethodsSelector(selectSignInMethods).includes('link');
  if (conflict === null) return null;
  const provider = PROVIDER_NAMES[conflict.providerId];
  return (
    <Banner
      tone="info"
      role="alert"
      action={
        <Button kind="quiet" onClick={() => dispatch(giveUp())}>
          {texts.cancel}
        </Button>
      }
    >
      {texts.conflict(conflict.email, provider)}
      {hasLink && ` ${texts.conflictLink(provider)}`}
    </Banner>
  );
}
