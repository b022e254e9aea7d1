import { selectConnectingSlowly } from '../../features/auth/model/authSlice';
import { useTexts } from '../../shared/messages/useTexts';
import { useAppSelector } from '../../store/hooks';
import { shellTexts } from '../texts/shellTexts';
import styles from './Connecting.module.css';

/** Before the first sign-in state is known: nothing, and after three seconds a quiet word that it is being waited for. */
export function Connecting() {
  const slow = useAppSelector(selectConnectingSlowly);
  const texts = useTexts(shellTexts);
  // The live region is there from the start, so that the word that comes into it is announced.
  return (
    <p role="status" className={styles['connecting']}>
      {slow ? texts.connecting : ''}
    </p>
  );
}
