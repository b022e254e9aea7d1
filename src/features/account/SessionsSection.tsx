import { type ReactNode } from 'react';
import { useTexts } from '../../shared/messages/useTexts';
import { Button } from '../../shared/ui/Button';
import { Dialog } from '../../shared/ui/Dialog';
import { SettingsSection } from '../../shared/ui/SettingsSection';
import { useAppDispatch } from '../../store/hooks';
import { AccountButton } from './AccountButton';
import styles from './account.module.css';
import { signOutEverywhere } from './accountCommands';
import { useAccountSelector } from './accountHooks';
import { selectSection } from './accountSlice';
import { accountTexts } from './accountTexts';
import { SectionResult } from './SectionResult';
import { usePanel } from '../navigation/usePanel';

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
