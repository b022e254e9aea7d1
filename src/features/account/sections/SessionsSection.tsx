import { type ReactNode } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { Dialog } from '../../../shared/ui/dialogs/Dialog';
import { SettingsSection } from '../../../shared/ui/layout/SettingsSection';
import { useAppDispatch } from '../../../store/hooks';
import { AccountButton } from '../shared/AccountButton';
import styles from '../shared/account.module.css';
import { signOutEverywhere } from '../model/accountCommands';
import { useAccountSelector } from '../shared/accountHooks';
import { selectSection } from '../model/accountSlice';
import { accountTexts } from '../texts/accountTexts';
import { SectionResult } from '../shared/SectionResult';
import { usePanel } from '../../navigation/ui/usePanel';

/** Ends every session, this one too; says first what of this page's work is not sent (null: nothing). */
export function SessionsSection({ unsent }: { readonly unsent: ReactNode }) {
  const dispatch = useAppDispatch();
  const { sessions: texts, sections } = useTexts(accountTexts);
  const { status } = useAccountSelector((state) => selectSection(state, 'sessions'));
  const [asking, setAsking] = usePanel('end-sessions');
  return (
    <SettingsSection name="sessions" title={sections.sessions} intro={texts.intro}>
      <p className={styles['quiet']}>{texts.text}</p>
      <AccountButton busy={status === 'working'} onClick={() => setAsking(true)}>
        {texts.end}
      </AccountButton>
      <SectionResult section="sessions" done={texts.ended} />
      <Dialog
        open={asking}
        title={texts.ask}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button onClick={() => setAsking(false)}>{texts.stay}</Button>
            <Button
              kind="danger"
              onClick={() => {
                setAsking(false);
                dispatch(signOutEverywhere());
              }}
            >
              {texts.end}
            </Button>
          </>
        }
      >
        <p>{texts.askText}</p>
        {unsent}
      </Dialog>
    </SettingsSection>
  );
}
