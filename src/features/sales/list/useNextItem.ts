import { useTexts } from '../../../shared/messages/useTexts';
import type { MenuItem } from '../../../shared/ui/buttons/Menu';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { navigate, selectPath } from '../../navigation/model/navigationSlice';
import { newSaleOpened } from '../salesSlice';
import { salesTexts } from '../salesTexts';

/** Where new sales are opened. */
const SALES = '/sales';

/** The next sale like this one, as an item of a menu. It leads to the list, where the new sale is asked about. */
export function useNextItem(saleId: string): MenuItem {
  const texts = useTexts(salesTexts);
  const dispatch = useAppDispatch();
  const path = useAppSelector(selectPath);
  return {
    id: 'nextSale',
    words: texts.nextLike,
    hint: texts.nextLikeHint,
    onChoose: () => {
      if (path !== SALES) dispatch(navigate(SALES));
      dispatch(newSaleOpened({ like: saleId }));
    },
  };
}
