import { isOwnedBy, type Sale } from '../../../domain/sales/sale';
import { selectUid } from '../../../features/auth/model/authSlice';
import { usePublicationItems } from '../../../features/catalogue/saleBar/usePublicationItems';
import { useAwayItems } from '../../../features/sales/list/useAwayItems';
import { useNextItem } from '../../../features/sales/list/useNextItem';
import { useSalesSelector } from '../../../features/sales/salesHooks';
import type { MenuItem } from '../../../shared/ui/buttons/Menu';

/** What other features than the lots do with a sale itself, for its menu and the palette. */
export function useMoreOfSale(sale: Sale): readonly MenuItem[] {
  const uid = useSalesSelector(selectUid);
  const away = useAwayItems(sale, isOwnedBy(sale, uid));
  const next = useNextItem(sale.id);
  return [...usePublicationItems(sale), next, ...away];
}
