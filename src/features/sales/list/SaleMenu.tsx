import { isDeleted, type Sale } from '../../../domain/sales/sale';
import { useTexts } from '../../../shared/messages/useTexts';
import { Menu, type MenuItem } from '../../../shared/ui/buttons/Menu';
import { usePanel } from '../../navigation/ui/usePanel';
import { salesTexts } from '../salesTexts';
import { useAwayItems } from './useAwayItems';
import { useNextItem } from './useNextItem';

/** What can be done with a sale from the list. */
export function SaleMenu({ sale, isOwner }: { readonly sale: Sale; readonly isOwner: boolean }) {
  const texts = useTexts(salesTexts);
  const [open, setOpen] = usePanel(`sale-menu-${sale.id}`);
  const next = useNextItem(sale.id);
  const away = useAwayItems(sale, isOwner);
  const items: readonly MenuItem[] = isDeleted(sale)
    ? away
    : [{ id: 'settings', words: texts.settings, href: `/sales/${sale.id}/settings` }, next, ...away];
  return <Menu bare label={texts.moreFor(sale.title)} open={open} onOpen={setOpen} items={items} />;
}
