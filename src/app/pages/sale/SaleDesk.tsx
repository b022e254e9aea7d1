import type { Sale } from '../../../domain/sales/sale';
import { LotsWorkspace } from '../../../features/lots/ui/workspace/LotsWorkspace';
import { useMoreOfSale } from './useMoreOfSale';

interface SaleDeskProps {
  readonly sale: Sale;
  /** The currency of any sale of the person, ISO 4217. */
  readonly currencyOf: (saleId: string) => string;
  readonly lotId: string | null;
}

/** The lots of a sale, with what other features do with a sale in the palette. */
export function SaleDesk(props: SaleDeskProps) {
  return <LotsWorkspace {...props} more={useMoreOfSale(props.sale)} />;
}
