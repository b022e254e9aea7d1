import { useEffect, useState } from 'react';
import { isProviderId, type SignInMethod } from '../../../services/auth/signInMethods';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { InlineMessage } from '../../../shared/ui/messages/InlineMessage';
import { useAppDispatch } from '../../../store/hooks';
import { lookAround, signInWithProvider } from '../model/attemptCommands';
import type { Conflict } from '../model/attemptMachine';
import { selectAttempt, selectConflict, selectLastMethod, selectTurnedTo, methodTurnedTo } from '../model/attemptSlice';
import { LastUsed } from '../shared/LastUsed';
import { PROVIDER_NAMES } from '../model/providerNames';
import { selectSignInMethods } from '../model/settingsSlice';
import { useAuthMessage } from '../shared/useAuthMessage';
import { SignInMethodButton } from './SignInMethodButton';
import styles from './signInMethods.module.css';
import { useSignInMethodsSelector } from '../shared/signInMethodsHooks';
import type { AskedStep } from './signInMethodsParts';
import { signInMethodsTexts } from '../texts/signInMethodsTexts';

type Way = Exclude<SignInMethod, 'password'>;

/**
 * What came up with one way lives in this page only. The ways on which the page is left would lose it, the same way would
 * meet it again, and a passing account has no address to which it could belong.
 */
function isOffered(method: SignInMethod, conflict: Conflict | null): boolean {
  if (conflict === null) return true;
  return method !== conflict.providerId && method !== 'link' && method !== 'anonymous';
}

/**
 * One button a way, in the order of the settings. None is disabled while a provider's window is open: a person who closed it goes on
 * at once, here or by another way.
 */
export function SignInMethodList({ onAsk }: { readonly onAsk: (step: AskedStep) => void }) {
  const dispatch = useAppDispatch();
  const texts = useTexts(signInMethodsTexts);
  const messageOf = useAuthMessage();
  const attempt = useSignInMethodsSelector(selectAttempt);
  const methods = useSignInMethodsSelector(selectSignInMethods);
  const conflict = useSignInMethodsSelector(selectConflict);
  const lastMethod = useSignInMethodsSelector(selectLastMethod);
  const opened = useSignInMethodsSelector(selectTurnedTo);
  // The service notices a closed window only after seconds; the person who is back here has long gone on.
  const [isBack, setBack] = useState(false);

  useEffect(() => {
    const onFocus = () => setBack(true);
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);

  const press = (way: Way): void => {
    if (isProviderId(way)) {
      dispatch(methodTurnedTo(way));
      setBack(false);
      dispatch(signInWithProvider({ providerId: way, way: 'popup' }));
    } else if (way === 'anonymous') dispatch(lookAround());
    else onAsk(way);
  };
  const labelOf = (way: Way): string => {
    if (!isProviderId(way)) return texts[way];
    const isLeaving = attempt.status === 'redirecting' && attempt.method === way;
    return (isLeaving ? texts.goingTo : texts.continueWith)(PROVIDER_NAMES[way]);
  };
  const isAtWork = (way: Way): boolean => {
    if (attempt.status === 'redirecting') return attempt.method === way;
    return attempt.status === 'working' && attempt.method === way && !(isBack && way === opened);
  };
  const signInMethods = methods.filter((method): method is Way => method !== 'password' && isOffered(method, conflict));

  return (
    <ul className={styles['list']} aria-label={texts.title}>
      {signInMethods.map((way) => (
        <li key={way}>
          <LastUsed marked={lastMethod === way}>
            {(describedBy) => (
              <SignInMethodButton
                way={way}
                working={isAtWork(way)}
                describedBy={describedBy}
                onPress={() => press(way)}
                label={labelOf(way)}
              />
            )}
          </LastUsed>
          {way === opened && isProviderId(way) && conflict === null && attempt.status !== 'redirecting' && (
            <div className={styles['under']}>
              <Button kind="quiet" onClick={() => dispatch(signInWithProvider({ providerId: way, way: 'redirect' }))}>
                {texts.sameWindow}
              </Button>
            </div>
          )}
          {attempt.status === 'refused' && attempt.method === way && (
            <InlineMessage tone="danger" role="alert">
              {attempt.code === 'invalid-credential' && isProviderId(way)
                ? texts.notConfirmed(PROVIDER_NAMES[way])
                : messageOf(attempt.code)}
            </InlineMessage>
          )}
        </li>
      ))}
    </ul>
  );
}
