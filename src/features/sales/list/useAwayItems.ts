import { awayOf, isDeleted, type AwayKind, type Sale } from '../../../domain/sales/sale';
import { useTexts } from '../../../shared/messages/useTexts';
import type { MenuItem } from '../../../shared/ui/buttons/Menu';
import { useAppDispatch } from '../../../store/hooks';
import { usePanel } from '../../navigation/ui/usePanel';
import { putSaleAway } from '../saleSettingsSlice';
import { salesTexts } from '../salesTexts';

/** The sale that a person is asked about before it is deleted, and when they were asked (ms since 1970). */
export type DeleteQuestion = { readonly saleId: string; readonly now: number };

/** Whether a sale was to be put away on this page: a refusal of then is shown nowhere else. */
export const useAwayTried = () => usePanel('away-tried');

export const useDeleteQuestion = () => usePanel<DeleteQuestion | null>('delete-sale', null);

/** Archiving, deleting and bringing back as items of a menu. Only owners put a sale away; the others read why not. */
export function useAwayItems(sale: Sale, isOwner: boolean): readonly MenuItem[] {
  const texts = useTexts(salesTexts);
  const dispatch = useAppDispatch();
  const [, ask] = useDeleteQuestion();
  const [, setTried] = useAwayTried();
  const put = (kind: AwayKind | null) => (): void => {
    setTried(true);
    dispatch(putSaleAway({ saleId: sale.id, kind }));
  };
  const why = isOwner ? {} : { disabledWhy: texts.onlyOwners };
  const back: MenuItem = {
    id: 'back',
    words: texts.restoreSale,
    alone: texts.bringSaleBack,
    ...why,
    onChoose: put(null),
  };
  if (isDeleted(sale)) return [back];
  return [
    awayOf(sale) === null
      ? {
          id: 'archive',
          words: texts.archive,
          alone: texts.archiveSale,
          hint: texts.archiveHint,
          ...why,
          onChoose: put('archived'),
        }
      : back,
    {
      id: 'delete',
      words: texts.deleteSale,
      alone: texts.deleteThisSale,
      ...why,
      onChoose: () => ask({ saleId: sale.id, now: Date.now() }),
    },
  ];
}
