import { useTexts } from '../../../shared/messages/useTexts';
import { SecondFactorStep } from '../../../shared/ui/steps/SecondFactorStep';
import { StepFrame } from '../../../shared/ui/steps/StepFrame';
import { useAppDispatch } from '../../../store/hooks';
import {
  answerChallenge,
  chooseFactor,
  leaveChallenge,
  selectChallenge,
  sendChallengeCode,
} from '../model/challengeSlice';
import { useAuthMessage } from '../shared/useAuthMessage';
import { useCooldown } from '../shared/useCooldown';
import { useSignInMethodsSelector } from '../shared/signInMethodsHooks';
import { signInMethodsTexts } from '../texts/signInMethodsTexts';

/** The second step of the account that is being entered. */
export function SecondStep() {
  const dispatch = useAppDispatch();
  const texts = useTexts(signInMethodsTexts);
  const messageOf = useAuthMessage();
  const rests = { answer: useCooldown('code'), send: useCooldown('phone') };
  const challenge = useSignInMethodsSelector(selectChallenge);
  if (challenge.status === 'none') {
    return (
      <StepFrame title={texts.secondTitle} focusTitle>
        <p role="status">{texts.secondLoading}</p>
      </StepFrame>
    );
  }
  const refusal = 'refusal' in challenge ? challenge.refusal : null;
  return (
    <SecondFactorStep
      title={texts.secondTitle}
      factors={challenge.factors}
      factorUid={'factorUid' in challenge ? challenge.factorUid : null}
      status={challenge.status}
      error={refusal === null ? undefined : messageOf(refusal)}
      rests={rests}
      onChoose={(factorUid) => dispatch(chooseFactor({ factorUid }))}
      onSend={() => dispatch(sendChallengeCode())}
      onAnswer={(code) => dispatch(answerChallenge({ code }))}
      onLeave={() => dispatch(leaveChallenge())}
    />
  );
}
