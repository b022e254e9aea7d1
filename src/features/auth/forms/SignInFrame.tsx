import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import { Banner } from '../../../shared/ui/messages/Banner';
import { FormLayout } from '../../../shared/ui/layout/FormLayout';
import { useKeptFocus } from '../../../shared/ui/layout/useKeptFocus';
import { useAppDispatch } from '../../../store/hooks';
import styles from './AuthForm.module.css';
import { selectAttempt, selectConflict, selectTurnedTo, methodTurnedTo } from '../model/attemptSlice';
import { useSignInFlowSelector } from '../shared/signInFlowHooks';
import { signInFlowTexts } from '../texts/signInFlowTexts';
import { selectSignInMethods } from '../model/settingsSlice';
import { useInvited } from '../shared/useInvited';
import { useOnline } from '../shared/useOnline';
import type { SignInMethodsParts } from '../signInMethods/signInMethodsParts';

interface SignInFrameProps {
  readonly title: string;
  readonly other: ReactNode;
  readonly signInMethods: SignInMethodsParts;
  readonly typedEmail: () => string;
  /** The page's own form. */
  readonly children: ReactNode;
}

/** These stand in place of the page's own form. */
const STEPS = new Set(['needsCode', 'needsLink', 'needsSecondFactor']);

/**
 * What the pages of sign-in and sign-up share: the invitation that brought the person, the form, and the other methods
 * or the step that one of them has come to. The form stays behind a step, so that nothing typed is lost.
 */
export function SignInFrame({
  title,
  other,
  signInMethods: { Invitation, Notice, Section },
  typedEmail,
  children,
}: SignInFrameProps) {
  const texts = useTexts(signInFlowTexts);
  const dispatch = useAppDispatch();
  const online = useOnline();
  const attempt = useSignInFlowSelector(selectAttempt);
  const conflict = useSignInFlowSelector(selectConflict);
  const others = useSignInFlowSelector(selectSignInMethods).filter((method) => method !== 'password');
  const turnedTo = useSignInFlowSelector(selectTurnedTo);
  const asked = turnedTo === 'phone' || turnedTo === 'link' ? turnedTo : null;
  const invited = useInvited();
  const kept = useKeptFocus();
  const inStep = asked !== null || STEPS.has(attempt.status);
  const isElsewhere = 'method' in attempt && attempt.method !== 'password' && attempt.method !== 'signUp';
  return (
    <FormLayout title={title} other={other}>
      {invited !== null && (
        <Invitation needed claim={invited.claim} fallback={invited.claim && <div className={styles['invitation']} />} />
      )}
      <div {...kept} className={styles['kept']}>
        <div role="status" className={styles['notice']}>
          {!online && <Banner tone="warn">{texts.offline}</Banner>}
        </div>
        {conflict !== null && <Notice needed fallback={null} />}
        <div hidden={inStep} className={styles['form']}>
          {children}
          {others.length > 0 && <p className={styles['or']}>{texts.or}</p>}
        </div>
        {(others.length > 0 || inStep) && (
          <Section
            needed={inStep || isElsewhere}
            fallback={
              <div className={styles['signInMethods']} aria-hidden="true">
                {others.map((method) => (
                  <div key={method} className={styles['slot']} />
                ))}
              </div>
            }
            asked={asked}
            onAsk={(step) => dispatch(methodTurnedTo(step))}
            typedEmail={typedEmail}
          />
        )}
      </div>
    </FormLayout>
  );
}
