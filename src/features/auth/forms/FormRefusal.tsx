import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import { Banner } from '../../../shared/ui/messages/Banner';
import { Button } from '../../../shared/ui/buttons/Button';
import { Link } from '../../../shared/ui/navigation/Link';
import { RESET_PATH } from '../../navigation/model/access';
import { selectAfterPath } from '../../navigation/model/navigationSlice';
import type { AuthAdvice } from '../model/authAdvice';
import { useSignInFlowSelector } from '../shared/signInFlowHooks';
import { signInFlowTexts } from '../texts/signInFlowTexts';

interface FormRefusalProps {
  readonly text: string;
  readonly next: AuthAdvice['next'];
}

/** Why the service refused the form, with what helps. Inside the form: "Try again" sends it. */
export function FormRefusal({ text, next }: FormRefusalProps) {
  const texts = useTexts(signInFlowTexts);
  const after = useSignInFlowSelector(selectAfterPath);
  const help: Partial<Record<AuthAdvice['next'], ReactNode>> = {
    reset: <Link href={RESET_PATH + after}>{texts.reset}</Link>,
    retry: (
      <Button type="submit" kind="quiet">
        {texts.again}
      </Button>
    ),
  };
  return (
    <Banner tone="danger" role="alert" action={help[next]}>
      {text}
    </Banner>
  );
}
