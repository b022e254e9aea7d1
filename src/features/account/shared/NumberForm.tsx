import { type SubmitEvent, useRef, useState } from 'react';
import { toE164 } from '../../../domain/identity/phoneNumber';
import { useTexts } from '../../../shared/messages/useTexts';
import { PhoneField } from '../../../shared/ui/fields/PhoneField';
import { FormActions } from './FormActions';
import styles from './account.module.css';
import { accountTexts } from '../texts/accountTexts';
import { useFocusOnError } from './useFocusOnError';

interface NumberFormProps {
  readonly busy: boolean;
  /** Why no code was sent, as a sentence. */
  readonly error: string | undefined;
  /** A number that was tried before, in E.164. */
  readonly defaultValue?: string;
  /** In E.164. */
  readonly onNumber: (phoneNumber: string) => void;
  readonly onCancel: () => void;
}

/** A phone number to which a code is sent. */
export function NumberForm({ busy, error, defaultValue, onNumber, onCancel }: NumberFormProps) {
  const { phone: texts } = useTexts(accountTexts);
  const field = useRef<HTMLInputElement>(null);
  const [invalid, setInvalid] = useState(false);
  useFocusOnError(field, error);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const country = new FormData(event.currentTarget).get('country');
    const phoneNumber = toE164(field.current?.value ?? '', typeof country === 'string' ? country : '');
    setInvalid(phoneNumber === null);
    if (phoneNumber === null) field.current?.focus();
    else onNumber(phoneNumber);
  };

  return (
    <form noValidate className={styles['form']} onSubmit={onSubmit}>
      <PhoneField
        ref={field}
        error={invalid ? texts.invalid : error}
        {...(defaultValue !== undefined && { defaultValue })}
      />
      <p className={styles['quiet']}>{texts.cost}</p>
      <FormActions label={texts.send} busy={busy} onCancel={onCancel} />
    </form>
  );
}
