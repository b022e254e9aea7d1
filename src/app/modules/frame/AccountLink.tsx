import { selectUser } from '../../../features/auth/model/authSlice';
import { selectPath } from '../../../features/navigation/model/navigationSlice';
import { useTexts } from '../../../shared/messages/useTexts';
import { Avatar } from '../../../shared/ui/icon/Avatar';
import { Link } from '../../../shared/ui/navigation/Link';
import { useAppSelector } from '../../../store/hooks';
import styles from './AccountLink.module.css';
import { memberTexts } from '../../texts/memberTexts';

export const ACCOUNT_PATH = '/account';

/** Who is signed in, and the way to the account. */
export function AccountLink() {
  const texts = useTexts(memberTexts);
  const user = useAppSelector(selectUser);
  const path = useAppSelector(selectPath);
  const name = user?.displayName || user?.email || user?.phoneNumber || texts.guest;
  return (
    <Link
      href={ACCOUNT_PATH}
      className={styles['link']}
      aria-label={texts.accountOf(name)}
      aria-current={path === ACCOUNT_PATH ? 'page' : undefined}
    >
      <Avatar name={user?.displayName || user?.email || ''} photoURL={user?.photoURL ?? null} />
      <span className={styles['name']}>{name}</span>
    </Link>
  );
}
