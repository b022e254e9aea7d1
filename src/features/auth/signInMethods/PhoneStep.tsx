import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { toE164 } from '../../../domain/identity/phoneNumber';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { PhoneField } from '../../../shared/ui/fields/PhoneField';
import { CooldownButton } from '../../../shared/ui/buttons/CooldownButton';
import { StepFrame } from '../../../shared/ui/steps/StepFrame';
import { VisuallyHidden } from '../../../shared/ui/style/VisuallyHidden';
import { useAppDispatch } from '../../../store/hooks';
import { sendPhoneCode } from '../model/attemptCommands';
import { selectAttempt, selectRefusal } from '../model/attemptSlice';
import { textOf } from '../shared/useAuthForm';
import { useAuthMessage } from '../shared/useAuthMessage';
import { useCooldown } from '../shared/useCooldown';
import styles from './signInMethods.module.css';
import { useSignInMethodsSelector } from '../shared/signInMethodsHooks';
import { signInMethodsTexts } from '../texts/signInMethodsTexts';

interface PhoneStepProps {
  /** The number that was tried before, in E.164; '' when there is none. */
  readonly triedNumber: string;
  readonly onLeave: () => void;
}

/** Asks for the number to which a code is sent. What the service says about it stands beside it. */
export function PhoneStep({ triedNumber, onLeave }: PhoneStepProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(signInMethodsTexts);
  const messageOf = useAuthMessage();
  const attempt = useSignInMethodsSelector(selectAttempt);
  const refusal = useSignInMethodsSelector((state) => selectRefusal(state, 'phone'));
  const rest = useCooldown('phone');
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<string | null>(null);
  const busy = attempt.status === 'working' && attempt.method === 'phone';
  const refused = refusal === null ? undefined : messageOf(refusal);

  useEffect(() => field.current?.focus(), [refusal]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy || rest > 0) return;
    const form = new FormData(event.currentTarget);
    const typed = textOf(form, 'phone');
    const phoneNumber = toE164(typed, textOf(form, 'country'));
    setFound(phoneNumber === null ? (typed.trim() === '' ? texts.missingNumber : texts.badNumber) : null);
    if (phoneNumber === null) field.current?.focus();
    else dispatch(sendPhoneCode({ phoneNumber }));
  };

  return (
    <StepFrame title={texts.phoneTitle} onLeave={onLeave}>
      <p>{texts.phoneIntro}</p>
      <form noValidate className={styles['step']} onSubmit={onSubmit}>
        <PhoneField ref={field} defaultValue={triedNumber} error={found ?? refused} />
        <VisuallyHidden role="alert">{refused}</VisuallyHidden>
        <CooldownButton type="submit" kind="primary" size="large" wide busy={busy} rest={rest}>
          {texts.sendCode}
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
