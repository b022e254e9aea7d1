import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import type { AuthAdvice } from '../model/authAdvice';
import { selectAttempt, selectRefusal } from '../model/attemptSlice';
import { useSignInFlowSelector } from './signInFlowHooks';
import { signInFlowTexts } from '../texts/signInFlowTexts';
import {
  type AuthField,
  errorsOf,
  errorsOfAdvice,
  fieldToFocus,
  type FormErrors,
  type PasswordCheck,
  type Typed,
} from './formErrors';
import { preloadAuthAdvice, useAuthAdvice } from './useAuthAdvice';
import { useCooldown } from './useCooldown';

export interface AuthForm {
  readonly errors: FormErrors;
  /** What helps after a refusal that is about the form as a whole. */
  readonly next: AuthAdvice['next'];
  readonly busy: boolean;
  /** Seconds until the form may be sent again; 0: now. */
  readonly rest: number;
  readonly emailRef: React.RefObject<HTMLInputElement | null>;
  readonly passwordRef: React.RefObject<HTMLInputElement | null>;
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** For the fields: fetches the texts of refusals when the person begins to type, because they will soon be needed. */
  readonly onFocus: () => void;
}

/**
 * What the two forms share. The fields keep what is typed themselves, so a refusal loses nothing; `send` is called only on
 * a submit without errors. The first error gets the focus, also when it comes back from the service.
 */
export function useAuthForm(
  method: 'password' | 'signUp',
  send: (typed: Typed, form: FormData) => void,
  check?: PasswordCheck,
): AuthForm {
  const texts = useTexts(signInFlowTexts);
  const [found, setFound] = useState<FormErrors>({});
  const refusal = useSignInFlowSelector((state) => selectRefusal(state, method));
  const advice = useAuthAdvice(refusal);
  const attempt = useSignInFlowSelector(selectAttempt);
  const rest = useCooldown('password');
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const busy = attempt.status === 'working' && attempt.method === method;
  const refusedField = advice === null ? null : fieldToFocus(errorsOfAdvice(advice), advice.next);

  const focus = (field: AuthField | null): void => {
    const input = field === 'email' ? emailRef.current : field === 'password' ? passwordRef.current : null;
    input?.focus();
  };

  useEffect(() => focus(refusedField), [refusal, refusedField]);

  return {
    errors: Object.keys(found).length > 0 ? found : errorsOfAdvice(advice),
    next: advice?.next ?? 'none',
    busy,
    rest,
    emailRef,
    passwordRef,
    onFocus: preloadAuthAdvice,
    onSubmit: (event) => {
      event.preventDefault();
      if (busy || rest > 0) return;
      preloadAuthAdvice();
      const form = new FormData(event.currentTarget);
      const typed = { email: textOf(form, 'email').trim(), password: textOf(form, 'password') };
      const errors = errorsOf(typed, texts, check);
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
