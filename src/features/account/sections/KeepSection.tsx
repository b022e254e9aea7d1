import type { ReactNode } from 'react';
import { isProviderId } from '../../../services/auth/signInMethods';
import { useTexts } from '../../../shared/messages/useTexts';
import { OfflineNote } from '../../../shared/ui/buttons/ServiceButton';
import { SettingsSection } from '../../../shared/ui/layout/SettingsSection';
import { useAppDispatch } from '../../../store/hooks';
import { selectSignInMethods } from '../../auth/model/settingsSlice';
import { useConsidered } from '../../auth/signInMethods/useConsidered';
import { useOnline } from '../../auth/shared/useOnline';
import { AccountButton } from '../shared/AccountButton';
import styles from '../shared/account.module.css';
import { leavePhone, linkProvider } from '../model/accountCommands';
import { useAccountSelector } from '../shared/accountHooks';
import { selectOtherAccount, selectSection } from '../model/accountSlice';
import { accountTexts } from '../texts/accountTexts';
import { CredentialsForm } from '../shared/CredentialsForm';
import { fieldOf } from '../model/fieldOf';
import { Mark } from '../shared/Mark';
import { OtherAccountNotice } from '../shared/OtherAccountNotice';
import { PhoneForm } from '../shared/PhoneForm';
import { selectPhone } from '../model/phoneSlice';
import { SectionResult } from '../shared/SectionResult';
import { Unfolding } from '../shared/Unfolding';
import { useMethodName } from '../shared/useMethodName';
import { usePanel } from '../../navigation/ui/usePanel';

const KEEP_OFFLINE = 'keep-offline';

/** For who looks around without an account: one way to sign in makes it theirs. `unsent`: as for OtherAccountNotice. */
export function KeepSection({ unsent }: { readonly unsent: ReactNode }) {
  const dispatch = useAppDispatch();
  const { keep: texts, methods, sections } = useTexts(accountTexts);
  const offered = useAccountSelector(selectSignInMethods);
  const other = useAccountSelector(selectOtherAccount);
  const phone = useAccountSelector(selectPhone);
  const online = useOnline();
  const [opened, setOpened] = usePanel('keep-by-phone');
  const providers = offered.filter(isProviderId);
  const hasOthers = providers.length > 0 || offered.includes('phone');
  const setOpen = (open: boolean): void => {
    dispatch(leavePhone());
    setOpened(open);
  };
  return (
    <SettingsSection name="keep" title={sections.keep} intro={texts.intro}>
      <p>{texts.then}</p>
      {other !== null && <OtherAccountNotice other={other} unsent={unsent} />}
      {offered.includes('password') && (
        <div className={styles['stack']}>
          <h3 className={styles['subtitle']}>{texts.withPassword}</h3>
          <CredentialsForm submit={texts.create} />
          <SectionResult
            section="link:password"
            done={methods.linkDone(methods.password)}
            isSaidElsewhere={(code) => fieldOf(code) !== null || code === 'credential-already-in-use'}
          />
        </div>
      )}
      {hasOthers && (
        <div className={styles['stack']}>
          <h3 className={styles['subtitle']}>{texts.withOthers}</h3>
          <div className={styles['actions']}>
            {providers.map((providerId) => (
              <ProviderButton key={providerId} providerId={providerId} />
            ))}
            {offered.includes('phone') && (
              <Unfolding label={texts.phone} open={opened || phone.status !== 'idle'} onOpen={() => setOpen(true)}>
                <PhoneForm onClose={() => setOpen(false)} />
              </Unfolding>
            )}
          </div>
          <OfflineNote id={KEEP_OFFLINE} online={online} />
          {providers.map((providerId) => (
            <ProviderResult key={providerId} providerId={providerId} />
          ))}
        </div>
      )}
    </SettingsSection>
  );
}

function ProviderButton({ providerId }: { readonly providerId: Parameters<typeof linkProvider>[0]['providerId'] }) {
  const dispatch = useAppDispatch();
  const name = useMethodName()(providerId);
  const { status } = useAccountSelector((state) => selectSection(state, `link:${providerId}`));
  return (
    <AccountButton
      {...useConsidered(providerId)}
      note={KEEP_OFFLINE}
      busy={status === 'working'}
      onClick={() => dispatch(linkProvider({ providerId }))}
    >
      <span className={styles['marked']}>
        <Mark way={providerId} />
        {name}
      </span>
    </AccountButton>
  );
}

function ProviderResult({ providerId }: { readonly providerId: string }) {
  const { methods } = useTexts(accountTexts);
  const name = useMethodName()(providerId);
  return (
    <SectionResult
      section={`link:${providerId}`}
      done={methods.linkDone(name)}
      isSaidElsewhere={(code) => code === 'credential-already-in-use'}
    />
  );
}
