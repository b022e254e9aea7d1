import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useAppSelector } from '../../store/hooks';
import { type AttemptKind, selectAttempt, selectRefusal } from './attemptSlice';
import {
  type AuthField,
  errorsOf,
  errorsOfRefusal,
  fieldToFocus,
  type FormErrors,
  type PasswordCheck,
  type Typed,
} from './formErrors';
import { preloadAuthTexts, useAuthTexts } from './useAuthTexts';

export interface AuthForm {
  readonly errors: FormErrors;
  readonly busy: boolean;
  readonly emailRef: React.RefObject<HTMLInputElement | null>;
  readonly passwordRef: React.RefObject<HTMLInputElement | null>;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** For the fields: whoever begins to type will soon need the texts for what the service says. */
  readonly onFocus: () => void;
}

/**
 * What the two forms share. The fields keep what is typed themselves, so a refusal loses nothing; `send` is called only on
 * a submit without errors. The first error gets the focus, also when it comes back from the service.
 */
export function useAuthForm(
  kind: AttemptKind,
  send: (typed: Typed, form: FormData) => void,
  check?: PasswordCheck,
): AuthForm {
  const [found, setFound] = useState<FormErrors>({});
  const refusal = useAppSelector((state) => selectRefusal(state, kind));
  const texts = useAuthTexts(refusal);
  const attempt = useAppSelector(selectAttempt);
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const busy = attempt.status === 'working' && attempt.kind === kind;

  const focus = (field: AuthField | null): void => {
    const input = field === 'email' ? emailRef.current : field === 'password' ? passwordRef.current : null;
    input?.focus();
  };

  useEffect(() => {
    if (texts !== null) focus(fieldToFocus(errorsOfRefusal(refusal, texts), refusal));
  }, [refusal, texts]);

  return {
    errors: Object.keys(found).length > 0 ? found : errorsOfRefusal(refusal, texts),
    busy,
    emailRef,
    passwordRef,
    onFocus: preloadAuthTexts,
    onSubmit: (event) => {
      event.preventDefault();
      if (busy) return;
      preloadAuthTexts();
      const form = new FormData(event.currentTarget);
      const typed = { email: textOf(form, 'email').trim(), password: textOf(form, 'password') };
      const errors = errorsOf(typed, check);
      setFound(errors);
      const first = fieldToFocus(errors);
      if (first === null) send(typed, form);
      else focus(first);
    },
  };
}

/** The text of a field; '' when it is absent. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
