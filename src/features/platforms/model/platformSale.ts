import type { PlatformSale } from '../../../domain/platforms/platformLot';
import { categoryNamesOf } from '../../../domain/sales/categoryNames';
import type { Sale } from '../../../domain/sales/sale';

/** What an export needs of a sale. */
export function platformSale(sale: Sale, fieldNames: PlatformSale['fieldNames']): PlatformSale {
  const { id, title, date, place, currency } = sale;
  return { id, title, date, place, currency, categories: categoryNamesOf(sale), fieldNames };
}
