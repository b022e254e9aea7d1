import { createSelector } from '@reduxjs/toolkit';
import { selectLotPrivate, selectLots, selectLotsStatus, selectTrashedLots } from './lotsSlice';

type WithLots = Parameters<typeof selectLots>[0];

/** Looks through the lots only when one of them has changed. */
const selectAnyPrice = createSelector(
  [selectLots, selectTrashedLots, (state: WithLots) => state.lots],
  (present, trashed, lots) =>
    [present, trashed].some((list) =>
      list.some(
        ({ id, estimateLow, estimateHigh, startPrice, buyNow }) =>
          estimateLow !== null ||
          estimateHigh !== null ||
          startPrice !== null ||
          buyNow !== null ||
          selectLotPrivate(lots === undefined ? {} : { lots }, id).reserve !== null,
      ),
    ),
);

/**
 * Whether any lot of the open sale, also one in the trash, has a price; null while the lots are not all known. Amounts
 * are whole numbers of the currency's minor unit: they would mean something else in another currency.
 */
export const selectHasPrices = (state: WithLots): boolean | null =>
  selectLotsStatus(state) === 'live' ? selectAnyPrice(state) : null;
