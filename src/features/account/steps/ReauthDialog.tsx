import { useTexts } from '../../../shared/messages/useTexts';
import { CodeStep } from '../../../shared/ui/steps/CodeStep';
import { Dialog } from '../../../shared/ui/dialogs/Dialog';
import { SecondFactorStep } from '../../../shared/ui/steps/SecondFactorStep';
import { stepTexts } from '../../../shared/ui/texts/stepTexts';
import { useAppDispatch } from '../../../store/hooks';
import {
  answerChallenge,
  chooseFactor,
  leaveChallenge,
  selectChallenge,
  sendChallengeCode,
} from '../../auth/model/challengeSlice';
import { useAuthMessage } from '../../auth/shared/useAuthMessage';
import { useCooldown } from '../../auth/shared/useCooldown';
import { useReauthSelector } from '../shared/reauthHooks';
import { ReauthMethods } from './ReauthMethods';
import { chooseOtherReauth, confirmReauthCode, leaveReauth, selectReauth, sendReauthCode } from '../model/reauthSlice';
import { reauthTexts } from '../texts/reauthTexts';

/**
 * Signing in once more, in place: whatever asked for it goes on afterwards. Also the second step of changing over to
 * another account. Escape leaves; the focus goes back to where it was.
 */
export function ReauthDialog() {
  const dispatch = useAppDispatch();
  const texts = useTexts(reauthTexts);
  const steps = useTexts(stepTexts);
  const reauth = useReauthSelector(selectReauth);
  const challenge = useReauthSelector(selectChallenge);
  const isOpen = reauth.status !== 'idle' || challenge.status !== 'none';

  return (
    <Dialog
      open={isOpen}
      title={challenge.status === 'none' ? texts.title : steps.secondTitle}
      onClose={() => {
        if (challenge.status !== 'none') dispatch(leaveChallenge());
        dispatch(leaveReauth());
      }}
    >
      {challenge.status !== 'none' ? (
        <SecondStep />
      ) : reauth.status === 'needsCode' ? (
        <Code />
      ) : reauth.status === 'asked' || reauth.status === 'working' ? (
        <ReauthMethods reauth={reauth} />
      ) : null}
    </Dialog>
  );
}

function Code() {
  const dispatch = useAppDispatch();
  const texts = useTexts(reauthTexts);
  const message = useAuthMessage();
  const reauth = useReauthSelector(selectReauth);
  const rest = useCooldown('account');
  if (reauth.status !== 'needsCode') return null;
  return (
    <CodeStep
      intro={texts.sentTo(reauth.phoneNumber ?? '')}
      busy={reauth.checking}
      error={reauth.refusal === null ? undefined : message(reauth.refusal)}
      rest={rest}
      onSubmit={(code) => dispatch(confirmReauthCode({ code }))}
      resend={{ rest, onPress: () => dispatch(sendReauthCode()) }}
      {...(reauth.methods.length > 1 && {
        other: { label: texts.otherWay, onPress: () => dispatch(chooseOtherReauth()) },
      })}
    />
  );
}

function SecondStep() {
  const dispatch = useAppDispatch();
  const message = useAuthMessage();
  const challenge = useReauthSelector(selectChallenge);
  const rests = { answer: useCooldown('code'), send: useCooldown('phone') };
  if (challenge.status === 'none') return null;
  const refusal = 'refusal' in challenge ? challenge.refusal : null;
  return (
    <SecondFactorStep
      factors={challenge.factors}
      factorUid={challenge.status === 'choosing' ? null : challenge.factorUid}
      status={challenge.status}
      error={refusal === null ? undefined : message(refusal)}
      rests={rests}
      onChoose={(factorUid) => dispatch(chooseFactor({ factorUid }))}
      onSend={() => dispatch(sendChallengeCode())}
      onAnswer={(code) => dispatch(answerChallenge({ code }))}
    />
  );
}
