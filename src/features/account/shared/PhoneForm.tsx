import { useTexts } from '../../../shared/messages/useTexts';
import { CodeStep } from '../../../shared/ui/steps/CodeStep';
import { useAppDispatch } from '../../../store/hooks';
import { useCooldown } from '../../auth/shared/useCooldown';
import { changePhone, confirmPhone, leavePhone } from '../model/accountCommands';
import { useAccountSelector } from './accountHooks';
import { accountTexts } from '../texts/accountTexts';
import { NumberForm } from './NumberForm';
import { selectPhone } from '../model/phoneSlice';
import { useAccountMessage } from './useAccountMessage';

/** A number, then the code that proves it. */
export function PhoneForm({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { phone: texts } = useTexts(accountTexts);
  const message = useAccountMessage();
  const phone = useAccountSelector(selectPhone);
  const rest = useCooldown('account');

  if (phone.status === 'needsCode' || phone.status === 'checking') {
    const refusal = phone.status === 'needsCode' ? phone.refusal : null;
    return (
      <CodeStep
        intro={texts.sentTo(phone.phoneNumber)}
        busy={phone.status === 'checking'}
        error={refusal === null ? undefined : message(refusal)}
        rest={rest}
        onSubmit={(code) => dispatch(confirmPhone({ code }))}
        resend={{
          rest,
          onPress: () => dispatch(changePhone({ phoneNumber: phone.phoneNumber })),
        }}
        other={{ label: texts.another, onPress: () => dispatch(leavePhone()) }}
        onLeave={onClose}
      />
    );
  }
  return (
    <NumberForm
      busy={phone.status === 'sending'}
      error={phone.status === 'refused' ? message(phone.code) : undefined}
      {...(phone.status === 'refused' && { defaultValue: phone.phoneNumber })}
      onNumber={(phoneNumber) => dispatch(changePhone({ phoneNumber }))}
      onCancel={onClose}
    />
  );
}
