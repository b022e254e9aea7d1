import type { Sale } from '../../../domain/sales/sale';
import { SaleBar } from '../../../features/lots/ui/frame/SaleBar';
import { useMoreOfSale } from './useMoreOfSale';

/** The bar of a sale, with what other features do with a sale in its menu. */
export function SaleHead({ sale }: { readonly sale: Sale }) {
  return <SaleBar sale={sale} more={useMoreOfSale(sale)} />;
}
