import { isOwnedBy, type Sale } from '../../../domain/sales/sale';
import { selectUid } from '../../../features/auth/model/authSlice';
import { usePublicationItems } from '../../../features/catalogue/usePublicationItems';
import { SaleBar } from '../../../features/lots/ui/frame/SaleBar';
import { useAwayItems } from '../../../features/sales/list/useAwayItems';
import { useSalesSelector } from '../../../features/sales/salesHooks';

/** The bar of a sale, with what other features do with a sale in its menu. */
export function SaleHead({ sale }: { readonly sale: Sale }) {
  const uid = useSalesSelector(selectUid);
  const away = useAwayItems(sale, isOwnedBy(sale, uid));
  const catalogue = usePublicationItems(sale);
  return <SaleBar sale={sale} more={[...catalogue, ...away]} />;
}
