import { awayOf, isDeleted, keptUntil, type AwayKind, type Sale } from '../../../domain/sales/sale';
import { dayOf } from '../../../domain/values/dayOf';
import { failureTexts } from '../../../shared/failureTexts';
import { formatDay } from '../../../shared/formatDay';
import { useLocale } from '../../../shared/messages/languageChoice';
import { useTexts } from '../../../shared/messages/useTexts';
import { AskDialog } from '../../../shared/ui/dialogs/AskDialog';
import { Menu, type MenuItem } from '../../../shared/ui/buttons/Menu';
import { Banner } from '../../../shared/ui/messages/Banner';
import { useAppDispatch } from '../../../store/hooks';
import { usePanel } from '../../navigation/ui/usePanel';
import { useSaleSettingsSelector, useSalesSelector } from '../salesHooks';
import { putSaleAway, selectSetting } from '../saleSettingsSlice';
import { newSaleOpened, selectOpened, selectSale } from '../salesSlice';
import { salesTexts } from '../salesTexts';
import styles from './SalesPage.module.css';

/** What can be done with a sale from the list. Only its owners put it away. */
export function SaleMenu({ sale, isOwner }: { readonly sale: Sale; readonly isOwner: boolean }) {
  const texts = useTexts(salesTexts);
  const dispatch = useAppDispatch();
  const [open, setOpen] = usePanel(`sale-menu-${sale.id}`);
  const [, ask] = usePanel<string | null>('delete-sale', null);
  const put = (kind: AwayKind | null) => () => void dispatch(putSaleAway({ saleId: sale.id, kind }));
  const why = isOwner ? {} : { disabledWhy: texts.onlyOwners };
  const next: MenuItem = {
    id: 'next',
    words: texts.nextLike,
    hint: texts.nextLikeHint,
    onChoose: () => void dispatch(newSaleOpened({ like: sale.id })),
  };
  const back: MenuItem = { id: 'back', words: texts.bringBack, ...why, onChoose: put(null) };
  const items: MenuItem[] = isDeleted(sale)
    ? [back]
    : [
        { id: 'settings', words: texts.settings, href: `/sales/${sale.id}/settings` },
        next,
        awayOf(sale) === null
          ? { id: 'archive', words: texts.archive, hint: texts.archiveHint, ...why, onChoose: put('archived') }
          : back,
        { id: 'delete', words: texts.deleteSale, ...why, onChoose: () => ask(sale.id) },
      ];
  return <Menu bare label={texts.moreFor(sale.title)} open={open} onOpen={setOpen} items={items} />;
}

/** Says what deleting means before it is done, and afterwards why it was not. */
export function SaleAwayDialog() {
  const texts = useTexts(salesTexts);
  const failures = useTexts(failureTexts);
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const [saleId, ask] = usePanel<string | null>('delete-sale', null);
  const sale = useSalesSelector((state) => selectSale(state, saleId ?? ''));
  const { now } = useSalesSelector(selectOpened);
  const state = useSaleSettingsSelector((root) => selectSetting(root, 'away'));
  const until = formatDay(dayOf(keptUntil({ kind: 'deleted', at: now }, now)), locale);
  return (
    <>
      {state.status === 'refused' && state.code !== 'sale-has-prices' && (
        <Banner tone="danger" role="alert" title={texts.notPutAway}>
          {failures.data[state.code]}
        </Banner>
      )}
      {sale !== undefined && (
        <AskDialog
          title={texts.deleteTitle(sale.title)}
          yes={texts.deleteYes}
          cancel={texts.cancel}
          isDanger
          onYes={() => {
            ask(null);
            dispatch(putSaleAway({ saleId: sale.id, kind: 'deleted' }));
          }}
          onClose={() => ask(null)}
        >
          <ul className={styles['points']}>
            <li>{texts.deleteMeaning.hidden}</li>
            <li>{texts.deleteMeaning.kept(until)}</li>
            {typeof sale.slug === 'string' && <li>{texts.deleteMeaning.catalogue}</li>}
            <li>{texts.deleteMeaning.invitations}</li>
          </ul>
        </AskDialog>
      )}
    </>
  );
}
