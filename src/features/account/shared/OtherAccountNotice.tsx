import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import { Banner } from '../../../shared/ui/messages/Banner';
import { Button } from '../../../shared/ui/buttons/Button';
import { useAppDispatch } from '../../../store/hooks';
import { selectUser } from '../../auth/model/authSlice';
import styles from './account.module.css';
import { leaveOther, switchToOther } from '../model/accountCommands';
import { useAccountSelector } from './accountHooks';
import type { OtherAccount } from '../model/accountSlice';
import { accountTexts } from '../texts/accountTexts';
import { useMethodName } from './useMethodName';

interface OtherAccountNoticeProps {
  readonly other: OtherAccount;
  /** What would become of this page's unsent work; null when all is sent. */
  readonly unsent: ReactNode;
}

/** The way that was to be added opens another account: stay here, or change over to it. */
export function OtherAccountNotice({ other, unsent }: OtherAccountNoticeProps) {
  const dispatch = useAppDispatch();
  const { methods: texts } = useTexts(accountTexts);
  const name = useMethodName()(other.providerId);
  const isAnonymous = useAccountSelector(selectUser)?.isAnonymous === true;
  const title =
    other.providerId === 'phone'
      ? texts.conflictPhone
      : other.providerId === 'password'
        ? texts.conflictEmail
        : texts.conflict(name);
  return (
    <Banner tone="warn" role="alert" title={title}>
      <p>{isAnonymous ? texts.conflictAnonymous : texts.conflictText}</p>
      {unsent}
      <div className={styles['choices']}>
        <Button onClick={() => dispatch(leaveOther())}>{texts.stay}</Button>
        <Button onClick={() => dispatch(switchToOther())}>{texts.changeOver}</Button>
      </div>
    </Banner>
  );
}
