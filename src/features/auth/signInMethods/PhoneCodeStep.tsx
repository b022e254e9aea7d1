import { useTexts } from '../../../shared/messages/useTexts';
import { CodeStep } from '../../../shared/ui/steps/CodeStep';
import { useAppDispatch } from '../../../store/hooks';
import { confirmPhoneCode, sendPhoneCode } from '../model/attemptCommands';
import type { AttemptState } from '../model/attemptMachine';
import { signInFlowTexts } from '../texts/signInFlowTexts';
import { useAuthMessage } from '../shared/useAuthMessage';
import { useCooldown } from '../shared/useCooldown';
import { signInMethodsTexts } from '../texts/signInMethodsTexts';

interface PhoneCodeStepProps {
  readonly attempt: AttemptState & { readonly status: 'needsCode' };
  readonly onOther: () => void;
  readonly onLeave: () => void;
}

/** The code that was sent to a phone. */
export function PhoneCodeStep({ attempt, onOther, onLeave }: PhoneCodeStepProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(signInMethodsTexts);
  const { signIn } = useTexts(signInFlowTexts);
  const messageOf = useAuthMessage();
  const rest = useCooldown('code');
  const sendRest = useCooldown('phone');
  const { phoneNumber, checking, refusal } = attempt;
  return (
    <CodeStep
      title={texts.codeTitle}
      intro={texts.codeIntro(phoneNumber)}
      busy={checking}
      error={refusal === null ? undefined : messageOf(refusal)}
      submitLabel={signIn}
      rest={rest}
      onSubmit={(code) => dispatch(confirmPhoneCode({ code }))}
      resend={{ rest: sendRest, onPress: () => dispatch(sendPhoneCode({ phoneNumber })) }}
      other={{ label: texts.otherNumber, onPress: onOther }}
      onLeave={onLeave}
    />
  );
}
