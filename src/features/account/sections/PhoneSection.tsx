import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import { InlineMessage } from '../../../shared/ui/messages/InlineMessage';
import { SettingsSection } from '../../../shared/ui/layout/SettingsSection';
import { useAppDispatch } from '../../../store/hooks';
import { selectUser } from '../../auth/model/authSlice';
import { AccountButton } from '../shared/AccountButton';
import styles from '../shared/account.module.css';
import { leavePhone, unlinkMethod } from '../model/accountCommands';
import { useAccountSelector } from '../shared/accountHooks';
import { sectionLeft, selectOtherAccount, selectSection } from '../model/accountSlice';
import { accountTexts } from '../texts/accountTexts';
import { OtherAccountNotice } from '../shared/OtherAccountNotice';
import { PhoneForm } from '../shared/PhoneForm';
import { selectPhone } from '../model/phoneSlice';
import { SectionResult } from '../shared/SectionResult';
import { Unfolding } from '../shared/Unfolding';
import { isLastMethod } from '../model/methodsOf';
import { usePanel } from '../../navigation/ui/usePanel';

/** The number to sign in with: added, changed, removed. `unsent`: as for OtherAccountNotice. */
export function PhoneSection({ unsent }: { readonly unsent: ReactNode }) {
  const dispatch = useAppDispatch();
  const { phone: texts, methods, sections } = useTexts(accountTexts);
  const user = useAccountSelector(selectUser);
  const phone = useAccountSelector(selectPhone);
  const other = useAccountSelector(selectOtherAccount);
  const unlink = useAccountSelector((state) => selectSection(state, 'unlink:phone'));
  const [opened, setOpened] = usePanel('change-phone');
  if (user === null) return null;
  const isLast = isLastMethod(user, 'phone');
  const setOpen = (open: boolean): void => {
    dispatch(leavePhone());
    dispatch(sectionLeft({ section: 'unlink:phone' }));
    setOpened(open);
  };
  const open = (opened && phone.status !== 'done') || phone.status === 'needsCode' || phone.status === 'checking';
  return (
    <SettingsSection name="phone" title={sections.phone} intro={texts.intro}>
      {other?.providerId === 'phone' && <OtherAccountNotice other={other} unsent={unsent} />}
      {user.phoneNumber === null ? (
        <p className={styles['quiet']}>{texts.none}</p>
      ) : (
        <p>
          {texts.present} <span className={styles['value']}>{user.phoneNumber}</span>
        </p>
      )}
      <div className={styles['actions']}>
        <Unfolding
          label={user.phoneNumber === null ? texts.add : texts.change}
          open={open}
          onOpen={() => setOpen(true)}
        >
          <PhoneForm onClose={() => setOpen(false)} />
        </Unfolding>
        {user.phoneNumber !== null && !open && (
          <AccountButton
            kind="quiet"
            busy={unlink.status === 'working'}
            disabledBy={isLast ? 'phone-last' : undefined}
            onClick={() => dispatch(unlinkMethod({ providerId: 'phone' }))}
          >
            {texts.remove}
          </AccountButton>
        )}
      </div>
      {user.phoneNumber !== null && isLast && (
        <p id="phone-last" className={styles['rowDetail']}>
          {methods.last}
        </p>
      )}
      <div role="status">{phone.status === 'done' && <InlineMessage tone="good">{texts.saved}</InlineMessage>}</div>
      <SectionResult section="unlink:phone" done={texts.removed} />
    </SettingsSection>
  );
}
