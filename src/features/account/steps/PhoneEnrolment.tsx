import { useTexts } from '../../../shared/messages/useTexts';
import { useAppDispatch } from '../../../store/hooks';
import { finishEnrolment, startEnrolment } from '../model/accountCommands';
import styles from '../shared/account.module.css';
import { useAccountSelector } from '../shared/accountHooks';
import { accountTexts } from '../texts/accountTexts';
import { EnrolmentCodeForm } from './EnrolmentCodeForm';
import { selectEnrolment } from '../model/enrolmentSlice';
import { NumberForm } from '../shared/NumberForm';
import { useAccountMessage } from '../shared/useAccountMessage';

/** A number that gets a code at each sign-in: the number, then its first code. */
export function PhoneEnrolment({ onClose }: { readonly onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { enrolment: texts } = useTexts(accountTexts);
  const message = useAccountMessage();
  const enrolment = useAccountSelector(selectEnrolment);

  if ((enrolment.status === 'needsCode' || enrolment.status === 'checking') && enrolment.kind === 'phone') {
    const refusal = enrolment.status === 'needsCode' ? enrolment.refusal : null;
    return (
      <div className={styles['stack']}>
        <p role="status">{texts.sentTo(enrolment.phoneNumber)}</p>
        <EnrolmentCodeForm
          codeLabel={texts.phoneCode}
          defaultName={texts.phoneName}
          busy={enrolment.status === 'checking'}
          error={refusal === null ? undefined : message(refusal)}
          onSubmit={(given) => dispatch(finishEnrolment(given))}
          onCancel={onClose}
        />
      </div>
    );
  }
  return (
    <NumberForm
      busy={enrolment.status === 'starting'}
      error={enrolment.status === 'refused' ? message(enrolment.code) : undefined}
      onNumber={(phoneNumber) => dispatch(startEnrolment({ kind: 'phone', phoneNumber }))}
      onCancel={onClose}
    />
  );
}
