import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { EmailField } from '../../../shared/ui/fields/EmailField';
import { CooldownButton } from '../../../shared/ui/buttons/CooldownButton';
import { StepFrame } from '../../../shared/ui/steps/StepFrame';
import { VisuallyHidden } from '../../../shared/ui/style/VisuallyHidden';
import { selectAttempt, selectRefusal } from '../model/attemptSlice';
import { signInFlowTexts } from '../texts/signInFlowTexts';
import { useAuthMessage } from '../shared/useAuthMessage';
import { useCooldown } from '../shared/useCooldown';
import styles from './signInMethods.module.css';
import { useSignInMethodsSelector } from '../shared/signInMethodsHooks';
import { signInMethodsTexts } from '../texts/signInMethodsTexts';

interface LinkStepProps {
  /** What stands in the field at first. */
  readonly email: string;
  readonly onSend: (email: string) => void;
  readonly onLeave: () => void;
}

/** Asks where the link goes. What it answers is the same for an address without an account. */
export function LinkStep({ email, onSend, onLeave }: LinkStepProps) {
  const texts = useTexts(signInMethodsTexts);
  const { missingEmail } = useTexts(signInFlowTexts);
  const messageOf = useAuthMessage();
  const attempt = useSignInMethodsSelector(selectAttempt);
  const refusal = useSignInMethodsSelector((state) => selectRefusal(state, 'link'));
  const rest = useCooldown('mail');
  const field = useRef<HTMLInputElement>(null);
  const [isMissing, setMissing] = useState(false);
  const busy = attempt.status === 'working' && attempt.method === 'link';
  const refused = refusal === null ? undefined : messageOf(refusal);

  useEffect(() => field.current?.focus(), [refusal]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy || rest > 0) return;
    const typed = field.current?.value.trim() ?? '';
    setMissing(typed === '');
    if (typed === '') field.current?.focus();
    else onSend(typed);
  };

  return (
    <StepFrame title={texts.linkTitle} onLeave={onLeave}>
      <p>{texts.linkIntro}</p>
      <form noValidate className={styles['step']} onSubmit={onSubmit}>
        <EmailField ref={field} defaultValue={email} error={isMissing ? missingEmail : refused} />
        <VisuallyHidden role="alert">{refused}</VisuallyHidden>
        <CooldownButton type="submit" kind="primary" size="large" wide busy={busy} rest={rest}>
          {texts.sendLink}
        </CooldownButton>
      </form>
      <div className={styles['others']}>
        <Button kind="quiet" onClick={onLeave}>
          {texts.back}
        </Button>
      </div>
    </StepFrame>
  );
}
