import { useTexts } from '../../shared/messages/useTexts';
import { Banner } from '../../shared/ui/Banner';
import { Button } from '../../shared/ui/Button';
import { RestingButton } from '../../shared/ui/RestingButton';
import { StepFrame } from '../../shared/ui/StepFrame';
import { useRest } from './useRest';
import styles from './ways.module.css';
import { waysTexts } from './waysTexts';

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
