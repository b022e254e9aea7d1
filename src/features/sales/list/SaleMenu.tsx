import { isDeleted, type Sale } from '../../../domain/sales/sale';
import { useTexts } from '../../../shared/messages/useTexts';
import { Menu, type MenuItem } from '../../../shared/ui/buttons/Menu';
import { useAppDispatch } from '../../../store/hooks';
import { usePanel } from '../../navigation/ui/usePanel';
import { newSaleOpened } from '../salesSlice';
import { salesTexts } from '../salesTexts';
import { useAwayItems } from './useAwayItems';

/** What can be done with a sale from the list. */
export function SaleMenu({ sale, isOwner }: { readonly sale: Sale; readonly isOwner: boolean }) {
  const texts = useTexts(salesTexts);
  const dispatch = useAppDispatch();
  const [open, setOpen] = usePanel(`sale-menu-${sale.id}`);
  const away = useAwayItems(sale, isOwner);
  const items: readonly MenuItem[] = isDeleted(sale)
    ? away
    : [
        { id: 'settings', words: texts.settings, href: `/sales/${sale.id}/settings` },
        {
          id: 'next',
          words: texts.nextLike,
          hint: texts.nextLikeHint,
          onChoose: () => void dispatch(newSaleOpened({ like: sale.id })),
        },
        ...away,
      ];
  return <Menu bare label={texts.moreFor(sale.title)} open={open} onOpen={setOpen} items={items} />;
}
