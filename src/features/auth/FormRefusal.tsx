import type { ReactNode } from 'react';
import { useTexts } from '../../shared/messages/useTexts';
import { Banner } from '../../shared/ui/Banner';
import { Button } from '../../shared/ui/Button';
import { Link } from '../../shared/ui/Link';
import { RESET_PATH } from '../navigation/access';
import { selectSearch } from '../navigation/navigationSlice';
import type { AuthAdvice } from './authAdvice';
import { useEnteringSelector } from './enteringHooks';
import { enteringTexts } from './enteringTexts';

interface FormRefusalProps {
  readonly text: string;
  readonly next: AuthAdvice['next'];
}

/** Why the service refused the form, with what helps. Inside the form: "Try again" sends it. */
export function FormRefusal({ text, next }: FormRefusalProps) {
  const texts = useTexts(enteringTexts);
  const search = useEnteringSelector(selectSearch);
  const help: Partial<Record<AuthAdvice['next'], ReactNode>> = {
    reset: <Link href={RESET_PATH + search}>{texts.reset}</Link>,
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
