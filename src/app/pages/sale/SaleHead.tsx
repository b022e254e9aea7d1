import type { Sale } from '../../../domain/sales/sale';
import { PublishLink } from '../../../features/catalogue/saleBar/PublishLink';
import { selectReadyCount } from '../../../features/lots/model/lots/lotCounts';
import { SaleBar } from '../../../features/lots/ui/frame/SaleBar';
import { useLotsSelector } from '../../../features/lots/ui/shared/lotsHooks';
import { useMoreOfSale } from './useMoreOfSale';

/** The bar of a sale, with what other features do with a sale in its menu, and its next step in sight. */
export function SaleHead({ sale }: { readonly sale: Sale }) {
  return <SaleBar sale={sale} more={useMoreOfSale(sale)} step={<NextStep sale={sale} />} />;
}

/** By itself: the bar is not drawn anew for each lot that gets ready. */
function NextStep({ sale }: { readonly sale: Sale }) {
  return <PublishLink sale={sale} ready={useLotsSelector(selectReadyCount)} />;
}
