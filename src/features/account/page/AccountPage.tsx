import type { ReactNode } from 'react';
import { ScrollLink } from '../../../shared/scroll/ScrollLink';
import { useTexts } from '../../../shared/messages/useTexts';
import { selectUser } from '../../auth/model/authSlice';
import { selectSignInMethods } from '../../auth/model/settingsSlice';
import styles from '../shared/account.module.css';
import { useAccountSelector } from '../shared/accountHooks';
import { accountTexts } from '../texts/accountTexts';
import { DeleteSection } from '../sections/DeleteSection';
import { EmailSection } from '../sections/EmailSection';
import { KeepSection } from '../sections/KeepSection';
import { MethodsSection } from '../sections/MethodsSection';
import { PasswordSection } from '../sections/PasswordSection';
import { PhoneSection } from '../sections/PhoneSection';
import { ProfileSection } from '../sections/ProfileSection';
import { ReauthDialog } from '../steps/ReauthDialog';
import { SecondStepsSection } from '../steps/SecondStepsSection';
import { SessionsSection } from '../sections/SessionsSection';

/** What would become of this page's unsent work at each of these ends; null: all is sent. */
interface UnsentWork {
  /** Of every session. */
  readonly session: ReactNode;
  /** Of the account. */
  readonly account: ReactNode;
  /** Another account takes the place of this one. */
  readonly change: ReactNode;
}

interface AccountPageProps {
  /** Sends the mail that confirms the address: a part of mailed links. */
  readonly verification: (place: string) => ReactNode;
  readonly unsent: UnsentWork;
}

/** `/account`: one column of sections; each saves by itself. */
export function AccountPage({ verification, unsent }: AccountPageProps) {
  const texts = useTexts(accountTexts);
  const user = useAccountSelector(selectUser);
  const methods = useAccountSelector(selectSignInMethods);
  if (user === null) return null;

  const hasPhone = methods.includes('phone') || user.phoneNumber !== null;
  const sections: readonly (readonly [string, string, ReactNode])[] = user.isAnonymous
    ? [
        ['keep', texts.sections.keep, <KeepSection key="keep" unsent={unsent.change} />],
        ['profile', texts.sections.profile, <ProfileSection key="profile" />],
        ['delete', texts.sections.delete, <DeleteSection key="delete" unsent={unsent.account} />],
      ]
    : [
        ['profile', texts.sections.profile, <ProfileSection key="profile" />],
        ['email', texts.sections.email, <EmailSection key="email" verification={verification('email')} />],
        ['password', texts.sections.password, <PasswordSection key="password" />],
        ['methods', texts.sections.methods, <MethodsSection key="methods" unsent={unsent.change} />],
        ...(hasPhone
          ? [['phone', texts.sections.phone, <PhoneSection key="phone" unsent={unsent.change} />] as const]
          : []),
        [
          'second-step',
          texts.sections.secondSteps,
          <SecondStepsSection key="second" verification={verification('second-step')} />,
        ],
        ['sessions', texts.sections.sessions, <SessionsSection key="sessions" unsent={unsent.session} />],
        ['delete', texts.sections.delete, <DeleteSection key="delete" unsent={unsent.account} />],
      ];

  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{texts.title}</h1>
      <nav className={styles['aside']} aria-label={texts.onThisPage}>
        <ul>
          {sections.map(([name, title]) => (
            <li key={name}>
              <ScrollLink to={name}>{title}</ScrollLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['sections']}>{sections.map(([, , section]) => section)}</div>
      <ReauthDialog />
    </div>
  );
}
