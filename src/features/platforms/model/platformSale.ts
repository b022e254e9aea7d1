import type { PlatformSale } from '../../../domain/platforms/platformLot';
import type { Sale } from '../../../domain/sales/sale';

/** What an export needs of a sale. Categories go as they are until a sale keeps its own names for each platform. */
export function platformSale(sale: Sale, fieldNames: PlatformSale['fieldNames']): PlatformSale {
  const { id, title, date, place, currency } = sale;
  return { id, title, date, place, currency, categories: {}, fieldNames };
}
