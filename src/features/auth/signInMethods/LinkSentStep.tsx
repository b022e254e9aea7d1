import { useTexts } from '../../../shared/messages/useTexts';
import { Banner } from '../../../shared/ui/messages/Banner';
import { Button } from '../../../shared/ui/buttons/Button';
import { CooldownButton } from '../../../shared/ui/buttons/CooldownButton';
import { StepFrame } from '../../../shared/ui/steps/StepFrame';
import { useCooldown } from '../shared/useCooldown';
import styles from './signInMethods.module.css';
import { signInMethodsTexts } from '../texts/signInMethodsTexts';

interface LinkSentStepProps {
  readonly email: string;
  /** Another one is being sent. */
  readonly busy: boolean;
  readonly onResend?: () => void;
  readonly onOther?: () => void;
  readonly onLeave?: () => void;
}

/** The link is on its way. */
export function LinkSentStep({ email, busy, onResend, onOther, onLeave }: LinkSentStepProps) {
  const texts = useTexts(signInMethodsTexts);
  const rest = useCooldown('mail');
  return (
    <StepFrame title={texts.sentTitle} onLeave={onLeave} focusTitle>
      <Banner tone="good" role="status">
        {texts.sent(email)}
      </Banner>
      <div className={styles['others']}>
        <CooldownButton kind="quiet" busy={busy} rest={rest} onClick={onResend}>
          {texts.resendLink}
        </CooldownButton>
        <Button kind="quiet" onClick={onOther}>
          {texts.otherAddress}
        </Button>
        <Button kind="quiet" onClick={onLeave}>
          {texts.back}
        </Button>
      </div>
    </StepFrame>
  );
}
