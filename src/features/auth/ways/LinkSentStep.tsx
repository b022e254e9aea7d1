import { useTexts } from '../../../shared/messages/useTexts';
import { Banner } from '../../../shared/ui/messages/Banner';
import { Button } from '../../../shared/ui/buttons/Button';
import { RestingButton } from '../../../shared/ui/buttons/RestingButton';
import { StepFrame } from '../../../shared/ui/steps/StepFrame';
import { useRest } from '../shared/useRest';
import styles from './ways.module.css';
import { waysTexts } from '../texts/waysTexts';

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
  const texts = useTexts(waysTexts);
  const rest = useRest('mail');
  return (
    <StepFrame title={texts.sentTitle} onLeave={onLeave} focusTitle>
      <Banner tone="good" role="status">
        {texts.sent(email)}
      </Banner>
      <div className={styles['others']}>
        <RestingButton kind="quiet" busy={busy} rest={rest} onClick={onResend}>
          {texts.resendLink}
        </RestingButton>
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
