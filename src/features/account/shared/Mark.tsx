import { isProviderId } from '../../../services/auth/signInMethods';
import { Icon } from '../../../shared/ui/icon/Icon';
import { MARKS } from '../../auth/signInMethods/providerLogos';
import styles from './account.module.css';

/** The drawing of a way to sign in; its place is kept for one that has none, so that the names stand in line. */
export function Mark({ way }: { readonly way: string }) {
  const source = isProviderId(way) || way === 'phone' || way === 'link' ? MARKS[way] : undefined;
  if (source !== undefined) return <img className={styles['mark']} src={source} alt="" width="20" height="20" />;
  return way === 'password' ? <Icon name="lock" /> : <span className={styles['mark']} />;
}
