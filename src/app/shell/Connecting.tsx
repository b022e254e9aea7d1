import { useEffect, useState } from 'react';
import { selectConnectingSlowly } from '../../features/auth/model/authSlice';
import { SLOW_AFTER } from '../../sagas/auth/session/watchConnecting';
import { useTexts } from '../../shared/messages/useTexts';
import { useAppSelector } from '../../store/hooks';
import { shellTexts } from '../texts/shellTexts';
import styles from './Connecting.module.css';

/** Nothing, and when it takes long a quiet word that something is being waited for. */
function QuietWord({ word }: { readonly word: string | null }) {
  // The live region is there from the start, so that the word that comes into it is announced.
  return (
    <p role="status" className={styles['connecting']}>
      {word ?? ''}
    </p>
  );
}

/** Before the first sign-in state is known. */
export function Connecting() {
  const slow = useAppSelector(selectConnectingSlowly);
  const texts = useTexts(shellTexts);
  return <QuietWord word={slow ? texts.connecting : null} />;
}

/** In place of a page whose code is on its way. */
export function ComingPage() {
  const [isSlow, setSlow] = useState(false);
  const texts = useTexts(shellTexts);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main>
      <QuietWord word={isSlow ? texts.loadingPage : null} />
    </main>
  );
}
