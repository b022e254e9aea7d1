import { type SubmitEvent, useRef, useState } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import { CodeField, codeOf } from '../../../shared/ui/fields/CodeField';
import { TextField } from '../../../shared/ui/fields/TextField';
import { FormActions } from '../shared/FormActions';
import styles from '../shared/account.module.css';
import { accountTexts } from '../texts/accountTexts';
import { useFocusOnError } from '../shared/useFocusOnError';

interface EnrolmentCodeFormProps {
  readonly codeLabel: string;
  readonly codeHint?: string;
  readonly defaultName: string;
  readonly busy: boolean;
  /** Why the last code was not taken, as a sentence. */
  readonly error: string | undefined;
  readonly onSubmit: (given: { code: string; name: string }) => void;
  readonly onCancel: () => void;
}

/** The code that proves a new second step, and what the step shall be called. */
export function EnrolmentCodeForm(props: EnrolmentCodeFormProps) {
  const { codeLabel, codeHint, defaultName, busy, error, onSubmit, onCancel } = props;
  const { enrolment: texts } = useTexts(accountTexts);
  const code = useRef<HTMLInputElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  useFocusOnError(code, error);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const typed = codeOf(code.current?.value ?? '');
    setMissing(typed === '');
    if (typed === '') code.current?.focus();
    else onSubmit({ code: typed, name: name.current?.value.trim() ?? '' });
  };

  return (
    <form noValidate className={styles['form']} onSubmit={submit}>
      <CodeField
        ref={code}
        label={codeLabel}
        {...(codeHint !== undefined && { hint: codeHint })}
        error={missing ? texts.codeMissing : error}
      />
      <TextField
        ref={name}
        label={texts.name}
        name="factorName"
        autoComplete="off"
        maxLength={80}
        defaultValue={defaultName}
        hint={texts.nameHint}
      />
      <FormActions label={texts.finish} busy={busy} onCancel={onCancel} />
    </form>
  );
}
