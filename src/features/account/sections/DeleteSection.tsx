import type { ReactNode } from 'react';
import { useTexts } from '../../../shared/messages/useTexts';
import { SettingsSection } from '../../../shared/ui/layout/SettingsSection';
import { useAppDispatch } from '../../../store/hooks';
import { AccountButton } from '../shared/AccountButton';
import styles from '../shared/account.module.css';
import { readDeparture } from '../model/accountCommands';
import { useAccountSelector } from '../shared/accountHooks';
import { selectDepartureSales, selectSection } from '../model/accountSlice';
import { accountTexts } from '../texts/accountTexts';
import { DeleteForm } from './DeleteForm';
import { SectionResult } from '../shared/SectionResult';

/** The end of the account: first what it does to each sale, then the button. `unsent`: as for DeleteForm. */
export function DeleteSection({ unsent }: { readonly unsent: ReactNode }) {
  const dispatch = useAppDispatch();
  const { delete: texts, sections } = useTexts(accountTexts);
  const sales = useAccountSelector(selectDepartureSales);
  const { status } = useAccountSelector((state) => selectSection(state, 'delete'));
  const isReading = status === 'working' && sales === null;
  return (
    <SettingsSection name="delete" title={sections.delete} intro={texts.intro}>
      {sales === null ? (
        <AccountButton busy={isReading} onClick={() => dispatch(readDeparture())}>
          {texts.begin}
        </AccountButton>
      ) : (
        <>
          {sales.length === 0 ? (
            <p>{texts.noSales}</p>
          ) : (
            <div className={styles['stack']}>
              <h3 className={styles['subtitle']}>{texts.whatHappens}</h3>
              <ul className={styles['rows']}>
                {sales.map(({ saleId, title, fate }) => (
                  <li key={saleId} className={styles['row']}>
                    <div className={styles['rowText']}>
                      <span className={styles['saleTitle']}>{title === '' ? texts.untitled : title}</span>
                      <span className={styles['rowDetail']}>{texts[fate]}</span>
                    </div>
                  </li>
                ))}
              </ul>
              <p>{texts.also}</p>
            </div>
          )}
          <DeleteForm unsent={unsent} />
        </>
      )}
      <div role="status">{isReading && <p className={styles['quiet']}>{texts.reading}</p>}</div>
      <SectionResult section="delete" done={texts.done} />
    </SettingsSection>
  );
}
