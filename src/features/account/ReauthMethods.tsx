import { type SubmitEvent, useRef, useState } from 'react';
import { isProviderId } from '../../services/auth/signInMethods';
import { useTexts } from '../../shared/messages/useTexts';
import { Button } from '../../shared/ui/Button';
import { InlineMessage } from '../../shared/ui/InlineMessage';
import { PasswordField } from '../../shared/ui/PasswordField';
import { RestingButton } from '../../shared/ui/RestingButton';
import { useAppDispatch } from '../../store/hooks';
import { useAuthMessage } from '../auth/useAuthMessage';
import { useRest } from '../auth/useRest';
import styles from './account.module.css';
import {
  reauthElsewhereDone,
  reauthWithPassword,
  reauthWithProvider,
  type ReauthState,
  sendReauthCode,
  sendReauthLink,
} from './reauthSlice';
import { reauthTexts } from './reauthTexts';
import { useFocusOnError } from './useFocusOnError';
import { useMethodName } from './useMethodName';

interface ReauthMethodsProps {
  readonly reauth: Extract<ReauthState, { readonly status: 'asked' | 'working' }>;
}

/** The ways that this account has to sign in: the password first, because it needs nothing else. */
export function ReauthMethods({ reauth }: ReauthMethodsProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(reauthTexts);
  const nameOf = useMethodName();
  const message = useAuthMessage();
  const rest = useRest('account');
  const { methods, email, linkSent } = reauth;
  const working = reauth.status === 'working' ? reauth.method : null;
  const refusal = reauth.status === 'asked' && reauth.refusal !== null ? message(reauth.refusal) : undefined;
  const hasPassword = methods.includes('password');
  const isAloneWithPassword = methods.length === 1 && hasPassword;
  return (
    <>
      <p>{email === null ? texts.whyNameless : texts.why(email)}</p>
      {refusal !== undefined && !isAloneWithPassword && (
        <InlineMessage tone="danger" role="alert">
          {refusal}
        </InlineMessage>
      )}
      {hasPassword && (
        <PasswordForm
          email={email ?? ''}
          busy={working === 'password'}
          refusal={refusal}
          isSaidHere={isAloneWithPassword}
        />
      )}
      {hasPassword && methods.length > 1 && <p className={styles['quiet']}>{texts.or}</p>}
      <div className={styles['stack']}>
        {methods.filter(isProviderId).map((providerId) => (
          // Not "busy": a popup that was closed is noticed late, and another press takes its place.
          <Button key={providerId} wide onClick={() => dispatch(reauthWithProvider({ providerId }))}>
            {texts.withProvider(nameOf(providerId))}
          </Button>
        ))}
        {methods.includes('phone') && (
          <RestingButton wide rest={rest} busy={working === 'phone'} onClick={() => dispatch(sendReauthCode())}>
            {texts.withPhone}
          </RestingButton>
        )}
        {methods.includes('link') && (
          <>
            <RestingButton wide rest={rest} busy={working === 'link'} onClick={() => dispatch(sendReauthLink())}>
              {texts.withLink}
            </RestingButton>
            <div role="status">{linkSent && <p>{texts.linkSent(email ?? '')}</p>}</div>
            {linkSent && <Button onClick={() => dispatch(reauthElsewhereDone())}>{texts.elsewhere}</Button>}
          </>
        )}
      </div>
    </>
  );
}

interface PasswordFormProps {
  readonly email: string;
  readonly busy: boolean;
  readonly refusal: string | undefined;
  /** The refusal stands at the field; otherwise above all ways. */
  readonly isSaidHere: boolean;
}

function PasswordForm({ email, busy, refusal, isSaidHere }: PasswordFormProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(reauthTexts);
  const rest = useRest('account');
  const field = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  useFocusOnError(field, refusal);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy || rest > 0) return;
    const password = field.current?.value ?? '';
    setMissing(password === '');
    if (password === '') field.current?.focus();
    else dispatch(reauthWithPassword({ password }));
  };

  return (
    <form noValidate className={styles['form']} onSubmit={onSubmit}>
      <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
      <PasswordField
        ref={field}
        label={texts.password}
        name="password"
        autoComplete="current-password"
        required
        error={missing ? texts.passwordMissing : isSaidHere ? refusal : undefined}
      />
      <RestingButton type="submit" kind="primary" wide busy={busy} rest={rest}>
        {texts.withPassword}
      </RestingButton>
    </form>
  );
}
