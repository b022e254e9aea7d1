import type { ReactNode } from 'react';
import type { AuthUser } from '../../../services/auth/AuthGateway';
import { isProviderId } from '../../../services/auth/signInMethods';
import { ScrollLink } from '../../../shared/scroll/ScrollLink';
import { useTexts } from '../../../shared/messages/useTexts';
import { OfflineNote } from '../../../shared/ui/buttons/ServiceButton';
import { SettingsSection } from '../../../shared/ui/layout/SettingsSection';
import { selectUser } from '../../auth/model/authSlice';
import { selectSignInMethods } from '../../auth/model/settingsSlice';
import { useOnline } from '../../auth/shared/useOnline';
import styles from '../shared/account.module.css';
import { useAccountSelector } from '../shared/accountHooks';
import { selectOtherAccount } from '../model/accountSlice';
import { accountTexts } from '../texts/accountTexts';
import { Mark } from '../shared/Mark';
import { METHODS_OFFLINE, MethodRow } from './MethodRow';
import { OtherAccountNotice } from '../shared/OtherAccountNotice';

/** Every way to sign in that this account has, or could have here. `unsent`: as for OtherAccountNotice. */
export function MethodsSection({ unsent }: { readonly unsent: ReactNode }) {
  const { methods: texts, sections } = useTexts(accountTexts);
  const online = useOnline();
  const user = useAccountSelector(selectUser);
  const offered = useAccountSelector(selectSignInMethods);
  const other = useAccountSelector(selectOtherAccount);
  if (user === null) return null;
  return (
    <SettingsSection name="methods" title={sections.methods} intro={texts.intro}>
      {other !== null && other.providerId !== 'phone' && <OtherAccountNotice other={other} unsent={unsent} />}
      <OfflineNote id={METHODS_OFFLINE} online={online} />
      <ul className={styles['rows']}>
        {rowsFor(user, offered).map((providerId) => (
          <MethodRow key={providerId} providerId={providerId} user={user} />
        ))}
        {offered.includes('link') && user.email !== null && (
          <li className={styles['row']}>
            <Mark way="link" />
            <div className={styles['rowText']}>
              <span>{texts.mailedLink}</span>
              <span className={styles['rowDetail']}>{texts.mailedLinkDetail(user.email)}</span>
            </div>
          </li>
        )}
        {offered.includes('phone') && (
          <li className={styles['row']}>
            <Mark way="phone" />
            <div className={styles['rowText']}>
              <span>{texts.phone}</span>
              <span className={styles['rowDetail']}>{user.phoneNumber ?? texts.notLinked}</span>
            </div>
            <ScrollLink to="phone" className={styles['rowLink']}>
              {texts.toPhone}
            </ScrollLink>
          </li>
        )}
      </ul>
    </SettingsSection>
  );
}

/** What is offered here, then what the account has all the same. The phone and mailed links have rows of their own. */
function rowsFor(user: AuthUser, offered: readonly string[]): string[] {
  const shown = offered.filter((method) => method === 'password' || isProviderId(method));
  const linked = user.providerData.map(({ providerId }) => providerId).filter((id) => id !== 'phone');
  return [...new Set([...shown, ...linked])];
}
