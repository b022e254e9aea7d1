import { type SubmitEvent, useRef, useState } from 'react';
import type { AuthCode } from '../../../services/auth/authCodes';
import { isProviderId, type ProviderId } from '../../../services/auth/signInMethods';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { InlineMessage } from '../../../shared/ui/messages/InlineMessage';
import { PasswordField } from '../../../shared/ui/fields/PasswordField';
import { CooldownButton } from '../../../shared/ui/buttons/CooldownButton';
import { useAppDispatch } from '../../../store/hooks';
import { useAuthMessage } from '../../auth/shared/useAuthMessage';
import { useConsidered } from '../../auth/signInMethods/useConsidered';
import { useCooldown } from '../../auth/shared/useCooldown';
import styles from '../shared/account.module.css';
import {
  reauthElsewhereDone,
  reauthWithPassword,
  reauthWithProvider,
  type ReauthState,
  sendReauthCode,
  sendReauthLink,
} from '../model/reauthSlice';
import { reauthTexts } from '../texts/reauthTexts';
import { useFocusOnError } from '../shared/useFocusOnError';
import { useMethodName } from '../shared/useMethodName';

/** The account is known here, so that these can only be about its password. */
const WRONG_PASSWORD: ReadonlySet<AuthCode> = new Set(['invalid-credential', 'wrong-password']);

interface ReauthMethodsProps {
  readonly reauth: Extract<ReauthState, { readonly status: 'asked' | 'working' }>;
}

/** The ways that this account has to sign in: the password first, because it needs nothing else. */
export function ReauthMethods({ reauth }: ReauthMethodsProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(reauthTexts);
  const message = useAuthMessage();
  const rest = useCooldown('account');
  const { methods, email, linkSent } = reauth;
  const working = reauth.status === 'working' ? reauth.method : null;
  const refusal = reauth.status === 'asked' ? reauth.refusal : null;
  const isPasswordWrong = refusal !== null && WRONG_PASSWORD.has(refusal);
  const hasPassword = methods.includes('password');
  return (
    <>
      <p>{email === null ? texts.whyNameless : texts.why(email)}</p>
      {refusal !== null && !isPasswordWrong && (
        <InlineMessage tone="danger" role="alert">
          {message(refusal)}
        </InlineMessage>
      )}
      {hasPassword && (
        <PasswordForm
          email={email ?? ''}
          busy={working === 'password'}
          error={isPasswordWrong ? texts.passwordWrong : undefined}
        />
      )}
      {hasPassword && methods.length > 1 && <p className={styles['quiet']}>{texts.or}</p>}
      <div className={styles['stack']}>
        {methods.filter(isProviderId).map((providerId) => (
          // Not "busy": a popup that was closed is noticed late, and another press takes its place.
          <ProviderButton key={providerId} providerId={providerId} />
        ))}
        {methods.includes('phone') && (
          <CooldownButton wide rest={rest} busy={working === 'phone'} onClick={() => dispatch(sendReauthCode())}>
            {texts.withPhone}
          </CooldownButton>
        )}
        {methods.includes('link') && (
          <>
            <CooldownButton wide rest={rest} busy={working === 'link'} onClick={() => dispatch(sendReauthLink())}>
              {texts.withLink}
            </CooldownButton>
            <div role="status">{linkSent && <p>{texts.linkSent(email ?? '')}</p>}</div>
            {linkSent && <Button onClick={() => dispatch(reauthElsewhereDone())}>{texts.elsewhere}</Button>}
          </>
        )}
      </div>
    </>
  );
}

function ProviderButton({ providerId }: { readonly providerId: ProviderId }) {
  const dispatch = useAppDispatch();
  const texts = useTexts(reauthTexts);
  const name = useMethodName()(providerId);
  return (
    <Button wide {...useConsidered(providerId)} onClick={() => dispatch(reauthWithProvider({ providerId }))}>
      {texts.withProvider(name)}
    </Button>
  );
}

interface PasswordFormProps {
  readonly email: string;
  readonly busy: boolean;
  readonly error: string | undefined;
}

function PasswordForm({ email, busy, error }: PasswordFormProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(reauthTexts);
  const rest = useCooldown('account');
  const field = useRef<HTMLInputElement>(null);
  const [missing, setMissing] = useState(false);
  useFocusOnError(field, error);

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
        error={missing ? texts.passwordMissing : error}
      />
      <CooldownButton type="submit" kind="primary" wide busy={busy} rest={rest}>
        {texts.withPassword}
      </CooldownButton>
    </form>
  );
}
