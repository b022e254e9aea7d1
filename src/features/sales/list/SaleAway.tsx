import { awayOf, keptUntil } from '../../../domain/sales/sale';
import { dayOf } from '../../../domain/values/dayOf';
import { formatDay } from '../../../shared/formatDay';
import { useLocale } from '../../../shared/messages/languageChoice';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { AskDialog } from '../../../shared/ui/dialogs/AskDialog';
import { Banner } from '../../../shared/ui/messages/Banner';
import { useAppDispatch } from '../../../store/hooks';
import { usePanel } from '../../navigation/ui/usePanel';
import { useSalesSelector } from '../salesHooks';
import { JUST_AWAY, putSaleAway } from '../saleSettingsSlice';
import { selectSale } from '../salesSlice';
import { salesTexts } from '../salesTexts';
import { SettingRefusal } from '../SettingOutcome';
import styles from './SalesPage.module.css';
import { useAwayTried, useDeleteQuestion } from './useAwayItems';

/** Says what deleting means before it is done, and afterwards why a sale was not put away. */
export function SaleAwayDialog() {
  const texts = useTexts(salesTexts);
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const [isTried, setTried] = useAwayTried();
  const [question, ask] = useDeleteQuestion();
  const sale = useSalesSelector((state) => selectSale(state, question?.saleId ?? ''));
  return (
    <>
      {isTried && <SettingRefusal saleId={null} part="away" refused={texts.notPutAway} />}
      {question !== null && sale !== undefined && (
        <AskDialog
          title={texts.deleteTitle(sale.title)}
          yes={texts.deleteYes}
          cancel={texts.cancel}
          isDanger
          onYes={() => {
            ask(null);
            setTried(true);
            dispatch(putSaleAway({ saleId: sale.id, kind: 'deleted' }));
          }}
          onClose={() => ask(null)}
        >
          <ul className={styles['points']}>
            <li>{texts.deleteMeaning.hidden}</li>
            <li>
              {texts.deleteMeaning.kept(
                formatDay(dayOf(keptUntil({ kind: 'deleted', at: question.now }, question.now)), locale),
              )}
            </li>
            {typeof sale.slug === 'string' && <li>{texts.deleteMeaning.catalogue}</li>}
            <li>{texts.deleteMeaning.invitations}</li>
          </ul>
        </AskDialog>
      )}
    </>
  );
}

/** Above the list: what was just archived or deleted, which is folded away there, and the way to bring it back. */
export function JustAway() {
  const texts = useTexts(salesTexts);
  const dispatch = useAppDispatch();
  const [saleId] = usePanel<string | null>(JUST_AWAY, null);
  const [, setTried] = useAwayTried();
  const sale = useSalesSelector((state) => selectSale(state, saleId ?? ''));
  const away = sale === undefined ? null : awayOf(sale);
  if (sale === undefined || away === null) return null;
  return (
    <Banner
      action={
        <Button
          onClick={() => {
            setTried(true);
            dispatch(putSaleAway({ saleId: sale.id, kind: null }));
          }}
        >
          {texts.restoreSale}
        </Button>
      }
    >
      {texts.inGroup[away.kind](sale.title)}
    </Banner>
  );
}
