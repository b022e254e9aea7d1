import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { Dialog } from '../../../shared/ui/dialogs/Dialog';
import { useAppDispatch } from '../../../store/hooks';
import styles from '../shared/account.module.css';
import { finishEnrolment, leaveEnrolment } from '../model/accountCommands';
import { useAccountSelector } from '../shared/accountHooks';
import { accountTexts } from '../texts/accountTexts';
import { EnrolmentCodeForm } from './EnrolmentCodeForm';
import { selectEnrolment } from '../model/enrolmentSlice';
import { useAccountMessage } from '../shared/useAccountMessage';

/** Its encoder comes with it. When it cannot be had, the secret can still be typed in. */
const QrCode = lazy(() =>
  import('../../../shared/ui/icon/QrCode').then(
    (loaded) => ({ default: loaded.QrCode }),
    () => ({ default: NoQrCode }),
  ),
);

function NoQrCode() {
  const { enrolment: texts } = useTexts(accountTexts);
  return <p>{texts.noQr}</p>;
}

/** The secret for an authenticator app, as a picture and as letters, and the first code that proves its arrival. */
export function AppEnrolmentDialog() {
  const dispatch = useAppDispatch();
  const { enrolment: texts } = useTexts(accountTexts);
  const message = useAccountMessage();
  const enrolment = useAccountSelector(selectEnrolment);
  const shown =
    (enrolment.status === 'showingSecret' || enrolment.status === 'checking') && enrolment.kind === 'totp'
      ? enrolment
      : null;
  const refusal = enrolment.status === 'showingSecret' ? enrolment.refusal : null;
  const leave = (): void => void dispatch(leaveEnrolment());
  return (
    <Dialog open={shown !== null} title={texts.appTitle} onClose={leave}>
      {shown !== null && (
        <>
          <p>{texts.scan}</p>
          <div className={styles['qr']}>
            <Suspense fallback={null}>
              <QrCode value={shown.uri} label={texts.qr} />
            </Suspense>
          </div>
          <Secret secret={shown.secret} uri={shown.uri} />
          <EnrolmentCodeForm
            codeLabel={texts.code}
            codeHint={texts.codeHint}
            defaultName={texts.appName}
            busy={enrolment.status === 'checking'}
            error={
              refusal === null
                ? undefined
                : refusal === 'invalid-verification-code'
                  ? texts.codeWrong
                  : message(refusal)
            }
            onSubmit={(given) => dispatch(finishEnrolment(given))}
            onCancel={leave}
          />
        </>
      )}
    </Dialog>
  );
}

function Secret({ secret, uri }: { readonly secret: string; readonly uri: string }) {
  const { enrolment: texts } = useTexts(accountTexts);
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied('yes');
    } catch {
      setCopied('no');
    }
  };
  return (
    <div className={styles['stack']}>
      <p>{texts.orType}</p>
      {/* In groups of four, as people read it; apps take no notice of the gaps. */}
      <code className={styles['secret']}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      <div className={styles['actions']}>
        <Button onClick={() => void copy()}>{texts.copy}</Button>
        <a className={styles['rowLink']} href={uri}>
          {texts.openApp}
        </a>
        <span role="status" className={styles['quiet']}>
          {copied === 'yes' && texts.copied}
          {copied === 'no' && texts.notCopied}
        </span>
      </div>
    </div>
  );
}
