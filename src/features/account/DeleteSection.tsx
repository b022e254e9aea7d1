import type { ReactNode } from 'react';
import { useTexts } from '../../shared/messages/useTexts';
import { SettingsSection } from '../../shared/ui/SettingsSection';
import { useAppDispatch } from '../../store/hooks';
import { AccountButton } from './AccountButton';
import styles from './account.module.css';
import { readDeparture } from './accountCommands';
import { useAccountSelector } from './accountHooks';
import { selectDepartureSales, selectSection } from './accountSlice';
import { accountTexts } from './accountTexts';
import { DeleteForm } from './DeleteForm';
import { SectionResult } from './SectionResult';

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
