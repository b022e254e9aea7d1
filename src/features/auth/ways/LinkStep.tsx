import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { EmailField } from '../../../shared/ui/fields/EmailField';
import { RestingButton } from '../../../shared/ui/buttons/RestingButton';
import { StepFrame } from '../../../shared/ui/steps/StepFrame';
import { VisuallyHidden } from '../../../shared/ui/style/VisuallyHidden';
import { selectAttempt, selectRefusal } from '../model/attemptSlice';
import { enteringTexts } from '../texts/enteringTexts';
import { useAuthMessage } from '../shared/useAuthMessage';
import { useRest } from '../shared/useRest';
import styles from './ways.module.css';
import { useWaysSelector } from '../shared/waysHooks';
import { waysTexts } from '../texts/waysTexts';

interface LinkStepProps {
  /** What stands in the field at first. */
  readonly email: string;
  readonly onSend: (email: string) => void;
  readonly onLeave: () => void;
}

/** Asks where the link goes. What it answers is the same for an address without an account. */
export function LinkStep({ email, onSend, onLeave }: LinkStepProps) {
  const texts = useTexts(waysTexts);
  const { missingEmail } = useTexts(enteringTexts);
  const messageOf = useAuthMessage();
  const attempt = useWaysSelector(selectAttempt);
  const refusal = useWaysSelector((state) => selectRefusal(state, 'link'));
  const rest = useRest('mail');
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
        <RestingButton type="submit" kind="primary" size="large" wide busy={busy} rest={rest}>
          {texts.sendLink}
        </RestingButton>
      </form>
      <div className={styles['others']}>
        <Button kind="quiet" onClick={onLeave}>
          {texts.back}
        </Button>
      </div>
    </StepFrame>
  );
}
