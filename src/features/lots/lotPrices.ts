import { selectLotPrivate, selectLots, selectLotsStatus, selectTrashedLots } from './lotsSlice';

/**
 * Whether any lot of the open sale, also one in the trash, has a price; null while the lots are not all known. Amounts
 * are whole numbers of the currency's minor unit: they would mean something else in another currency.
 */
export function selectHasPrices(state: Parameters<typeof selectLots>[0]): boolean | null {
  if (selectLotsStatus(state) !== 'live') return null;
  return [...selectLots(state), ...selectTrashedLots(state)].some(
    ({ id, estimateLow, estimateHigh, startPrice, buyNow }) =>
      [estimateLow, estimateHigh, startPrice, buyNow, selectLotPrivate(state, id).reserve].some(
        (price) => price !== null,
      ),
  );
}
