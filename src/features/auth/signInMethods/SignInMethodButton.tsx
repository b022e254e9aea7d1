import type { SignInMethod } from '../../../services/auth/signInMethods';
import { Button } from '../../../shared/ui/buttons/Button';
import { Spinner } from '../../../shared/ui/icon/Spinner';
import { MARKS } from './providerLogos';
import { useConsidered } from './useConsidered';
import styles from './signInMethods.module.css';

interface SignInMethodButtonProps {
  readonly way: Exclude<SignInMethod, 'password'>;
  readonly label: string;
  /** It is being tried; it can be pressed again all the same, for instance when its window was closed. */
  readonly working: boolean;
  readonly describedBy: string | undefined;
  readonly onPress: () => void;
}

/** A way to sign in, with its mark. */
export function SignInMethodButton({ way, label, working, describedBy, onPress }: SignInMethodButtonProps) {
  return (
    <div className={styles['way']}>
      <Button size="large" wide {...useConsidered(way)} aria-describedby={describedBy} onClick={onPress}>
        <span className={styles['label']}>
          <span className={styles['mark']}>
            {working ? <Spinner /> : <img src={MARKS[way]} alt="" width="20" height="20" />}
          </span>
          <span>{label}</span>
        </span>
      </Button>
    </div>
  );
}
