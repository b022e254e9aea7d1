import { useEffect, useState } from 'react';
import { isProviderId, type ProviderId, type SignInMethod } from '../../services/auth/signInMethods';
import { useTexts } from '../../shared/messages/useTexts';
import { Button } from '../../shared/ui/Button';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import { useAppDispatch } from '../../store/hooks';
import { lookAround, signInWithProvider } from './attemptCommands';
import { selectAttempt, selectConflict, selectLastMethod } from './attemptSlice';
import { LastUsed } from './LastUsed';
import { PROVIDER_NAMES } from './providerNames';
import { selectSignInMethods } from './settingsSlice';
import { useAuthMessage } from './useAuthMessage';
import { WayButton } from './WayButton';
import styles from './ways.module.css';
import { useWaysSelector } from './waysHooks';
import type { AskedStep } from './waysParts';
import { waysTexts } from './waysTexts';

type Way = Exclude<SignInMethod, 'password'>;

/**
 * One button a way, in the order of the settings. None rests while a provider's window is open: whoever closed it goes on
 * at once, here or by another way.
 */
export function WaysList({ onAsk }: { readonly onAsk: (step: AskedStep) => void }) {
  const dispatch = useAppDispatch();
  const texts = useTexts(waysTexts);
  const messageOf = useAuthMessage();
  const attempt = useWaysSelector(selectAttempt);
  const methods = useWaysSelector(selectSignInMethods);
  const conflict = useWaysSelector(selectConflict);
  const lastMethod = useWaysSelector(selectLastMethod);
  const [opened, setOpened] = useState<ProviderId | null>(null);
  // The service notices a closed window only after seconds; the person who is back here has long gone on.
  const [isBack, setBack] = useState(false);

  useEffect(() => {
    const onFocus = () => setBack(true);
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);

  const press = (way: Way): void => {
    if (isProviderId(way)) {
      setOpened(way);
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
  // The one that is in conflict is added later: it would only meet the same notice.
  const ways = methods.filter((method): method is Way => method !== 'password' && method !== conflict?.providerId);

  return (
    <ul className={styles['list']} aria-label={texts.title}>
      {ways.map((way) => (
        <li key={way}>
          <LastUsed marked={lastMethod === way}>
            {(describedBy) => (
              <WayButton
                way={way}
                working={isAtWork(way)}
                describedBy={describedBy}
                onPress={() => press(way)}
                label={labelOf(way)}
              />
            )}
          </LastUsed>
          {way === opened && isProviderId(way) && attempt.status !== 'redirecting' && (
            <div className={styles['under']}>
              <Button kind="quiet" onClick={() => dispatch(signInWithProvider({ providerId: way, way: 'redirect' }))}>
                {texts.sameWindow}
              </Button>
            </div>
          )}
          {attempt.status === 'refused' && attempt.method === way && (
            <InlineMessage tone="danger" role="alert">
              {messageOf(attempt.code)}
            </InlineMessage>
          )}
        </li>
      ))}
    </ul>
  );
}
