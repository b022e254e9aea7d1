import { selectUser } from '../../../features/auth/model/authSlice';
import { selectPath } from '../../../features/navigation/model/navigationSlice';
import { useTexts } from '../../../shared/messages/useTexts';
import { Link } from '../../../shared/ui/navigation/Link';
import { useAppSelector } from '../../../store/hooks';
import { ACCOUNT_PATH } from './AccountLink';
import styles from './AnonymousNote.module.css';
import { memberTexts } from '../../texts/memberTexts';

/** For who looks around without an account: how the work is kept. Quiet, and not on the page where one does it. */
export function AnonymousNote() {
  const texts = useTexts(memberTexts);
  const isAnonymous = useAppSelector(selectUser)?.isAnonymous === true;
  const path = useAppSelector(selectPath);
  if (!isAnonymous || path === ACCOUNT_PATH) return null;
  return (
    <p className={styles['note']}>
      {texts.anonymous} <Link href={ACCOUNT_PATH}>{texts.keep}</Link>
    </p>
  );
}
