import { useTexts } from '../../messages/useTexts';
import { Button } from '../buttons/Button';
import { InlineMessage } from '../messages/InlineMessage';
import { CodeStep } from './CodeStep';
import { StepFrame } from './StepFrame';
import styles from './steps.module.css';
import { stepTexts } from '../texts/stepTexts';

/** A second step of an account, as far as it is shown. */
export interface StepFactor {
  readonly uid: string;
  readonly kind: 'phone' | 'totp';
  readonly name: string | null;
  /** Masked, such as `+*******0111`. */
  readonly phoneNumber: string | null;
}

export interface SecondFactorStepProps {
  readonly factors: readonly StepFactor[];
  /** The one that was chosen; null while it is being chosen. */
  readonly factorUid: string | null;
  readonly status: 'choosing' | 'sending' | 'waiting' | 'checking';
  /** Why the last code, or sending it, was refused, as a sentence. */
  readonly error?: string | undefined;
  /** Seconds until a code may be tried again, and until another one may be sent. */
  readonly rests?: { readonly answer: number; readonly send: number };
  /** A heading, when the step stands on a page; a dialog has its own. */
  readonly title?: string;
  readonly onChoose: (factorUid: string) => void;
  /** Sends another code to the chosen phone. */
  readonly onSend: () => void;
  readonly onAnswer: (code: string) => void;
  readonly onLeave?: () => void;
}

const NO_REST = { answer: 0, send: 0 };

/** The second step of an account: which one where there are several, then its code; and what to do without the device. */
export function SecondFactorStep(props: SecondFactorStepProps) {
  const { factors, factorUid, status, error, rests = NO_REST, title, onChoose, onSend, onAnswer, onLeave } = props;
  const texts = useTexts(stepTexts);
  const chosen = factors.find(({ uid }) => uid === factorUid);

  if (chosen === undefined || status === 'choosing') {
    return (
      <StepFrame title={title} onLeave={onLeave} focusTitle>
        <p>{texts.whichFactor}</p>
        {error !== undefined && (
          <InlineMessage tone="danger" role="alert">
            {error}
          </InlineMessage>
        )}
        <ul className={styles['choices']}>
          {factors.map(({ uid, kind, name, phoneNumber }) => (
            <li key={uid}>
              <Button size="large" wide icon={kind === 'phone' ? 'sending' : 'device'} onClick={() => onChoose(uid)}>
                {kind === 'phone' ? texts.phoneFactor(name, phoneNumber) : texts.appFactor(name)}
              </Button>
            </li>
          ))}
        </ul>
        {onLeave !== undefined && (
          <div className={styles['others']}>
            <Button kind="quiet" onClick={onLeave}>
              {texts.back}
            </Button>
          </div>
        )}
        <Lost several={false} />
      </StepFrame>
    );
  }

  const another = factors.find(({ uid }) => uid !== chosen.uid);
  const isPhone = chosen.kind === 'phone';
  return (
    <CodeStep
      key={chosen.uid}
      {...(title !== undefined && { title })}
      intro={
        status === 'sending'
          ? texts.sending
          : isPhone
            ? texts.phoneIntro(chosen.phoneNumber)
            : texts.appIntro(chosen.name)
      }
      busy={status !== 'waiting'}
      error={error}
      rest={rests.answer}
      onSubmit={onAnswer}
      {...(isPhone && { resend: { rest: rests.send, onPress: onSend } })}
      {...(another !== undefined && {
        other: {
          label:
            factors.length > 2
              ? texts.otherFactor
              : another.kind === 'phone'
                ? texts.phoneFactor(another.name, another.phoneNumber)
                : texts.appFactor(another.name),
          onPress: () => onChoose(another.uid),
        },
      })}
      {...(onLeave !== undefined && { onLeave })}
    >
      <Lost several={another !== undefined} />
    </CodeStep>
  );
}

function Lost({ several }: { readonly several: boolean }) {
  const texts = useTexts(stepTexts);
  return (
    <details className={styles['lost']}>
      <summary>{texts.lost}</summary>
      <p>
        {several && `${texts.lostOther} `}
        {texts.lostHelp}
      </p>
    </details>
  );
}
