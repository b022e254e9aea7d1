import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../messages/useTexts';
import { Button } from '../buttons/Button';
import { CodeField, codeOf } from '../fields/CodeField';
import { CooldownButton } from '../buttons/CooldownButton';
import { VisuallyHidden } from '../style/VisuallyHidden';
import { StepFrame } from './StepFrame';
import styles from './steps.module.css';
import { stepTexts } from '../texts/stepTexts';

export interface CodeStepProps {
  /** A heading, when the step stands on a page; a dialog has its own. */
  readonly title?: string;
  /** Where the code comes from. */
  readonly intro: ReactNode;
  /** The code is being tried, or sent. */
  readonly busy: boolean;
  /** Why the last code was refused, as a sentence. */
  readonly error?: string | undefined;
  /** What the button that tries the code is called; "Confirm" by default. */
  readonly submitLabel?: string;
  /** Seconds until a code may be tried again; 0: now. */
  readonly rest?: number;
  readonly onSubmit: (code: string) => void;
  /** Sends another code, and how many seconds that has to wait. Absent where nothing is sent. */
  readonly resend?: { readonly rest: number; readonly onPress: () => void };
  /** A way round this step, such as "Another number". */
  readonly other?: { readonly label: string; readonly onPress: () => void };
  /** Leaves the step: its button, and Escape. Absent where Escape closes what is around it. */
  readonly onLeave?: () => void;
  readonly children?: ReactNode;
}

/** A code of digits. The field has the focus at first and after a refusal; what is typed stays. */
export function CodeStep({
  title,
  intro,
  busy,
  error,
  submitLabel,
  rest = 0,
  onSubmit,
  resend,
  other,
  onLeave,
  children,
}: CodeStepProps) {
  const texts = useTexts(stepTexts);
  const field = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);

  useEffect(() => field.current?.focus(), [error]);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy || rest > 0) return;
    const code = codeOf(field.current?.value ?? '');
    setMissing(code === '');
    if (code === '') field.current?.focus();
    else onSubmit(code);
  };

  return (
    <StepFrame title={title} onLeave={onLeave}>
      <p role="status">{intro}</p>
      <form noValidate className={styles['step']} onSubmit={submit}>
        <CodeField ref={field} label={texts.code} error={missing ? texts.missingCode : error} />
        <CooldownButton type="submit" kind="primary" size="large" wide busy={busy} rest={rest}>
          {submitLabel ?? texts.confirm}
        </CooldownButton>
      </form>
      {/* The focus is in the field already after Enter, and then nothing would be said. */}
      <VisuallyHidden role="alert">{error ?? ''}</VisuallyHidden>
      <div className={styles['others']}>
        {resend !== undefined && (
          <CooldownButton kind="quiet" rest={resend.rest} onClick={resend.onPress}>
            {texts.resend}
          </CooldownButton>
        )}
        {other !== undefined && (
          <Button kind="quiet" onClick={other.onPress}>
            {other.label}
          </Button>
        )}
        {onLeave !== undefined && (
          <Button kind="quiet" onClick={onLeave}>
            {texts.back}
          </Button>
        )}
      </div>
      {children}
    </StepFrame>
  );
}
