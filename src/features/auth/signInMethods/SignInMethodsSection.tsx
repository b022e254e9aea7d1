import { useState } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { giveUp, requestSignInLink } from '../model/attemptCommands';
import { selectAttempt, selectConflict } from '../model/attemptSlice';
import { LinkSentStep } from './LinkSentStep';
import { LinkStep } from './LinkStep';
import { PhoneCodeStep } from './PhoneCodeStep';
import { PhoneStep } from './PhoneStep';
import { SecondStep } from './SecondStep';
import { useSignInMethodsSelector } from '../shared/signInMethodsHooks';
import { SignInMethodList } from './SignInMethodList';
import type { SignInMethodsSectionProps } from './signInMethodsParts';

/** All ways beside the password, or the step that one of them has come to. */
export function SignInMethodsSection({ asked, onAsk, typedEmail }: SignInMethodsSectionProps) {
  const dispatch = useAppDispatch();
  const attempt = useSignInMethodsSelector(selectAttempt);
  const conflict = useSignInMethodsSelector(selectConflict);
  // What was tried last, to be corrected rather than typed anew.
  const [tried, setTried] = useState({ phoneNumber: '', email: '' });
  const [isResending, setResending] = useState(false);

  const leave = (): void => {
    // Before anything was sent there is nothing to give up, but perhaps a notice of the page that stays.
    if (attempt.status !== 'idle' && (attempt.status !== 'refused' || conflict === null)) dispatch(giveUp());
    onAsk(null);
  };
  const sendLink = (email: string, again: boolean): void => {
    setTried({ ...tried, email });
    setResending(again);
    dispatch(requestSignInLink({ email }));
  };

  switch (attempt.status) {
    case 'needsSecondFactor':
      return <SecondStep />;
    case 'needsCode':
      return (
        <PhoneCodeStep
          attempt={attempt}
          onOther={() => {
            setTried({ ...tried, phoneNumber: attempt.phoneNumber });
            dispatch(giveUp());
            onAsk('phone');
          }}
          onLeave={leave}
        />
      );
    case 'needsLink':
      return (
        <LinkSentStep
          email={attempt.email}
          busy={false}
          onResend={() => sendLink(attempt.email, true)}
          onOther={() => {
            setTried({ ...tried, email: attempt.email });
            dispatch(giveUp());
            onAsk('link');
          }}
          onLeave={leave}
        />
      );
    default:
  }
  if (isResending && attempt.status === 'working' && attempt.method === 'link') {
    return <LinkSentStep email={tried.email} busy />;
  }
  if (asked === 'phone') return <PhoneStep triedNumber={tried.phoneNumber} onLeave={leave} />;
  if (asked === 'link') {
    return (
      <LinkStep
        email={tried.email === '' ? typedEmail() : tried.email}
        onSend={(email) => sendLink(email, false)}
        onLeave={leave}
      />
    );
  }
  return <SignInMethodList onAsk={onAsk} />;
}
