import { createSelector } from '@reduxjs/toolkit';
import { PRIVATE_PRICE_FIELDS, type PrivateLotFields, SHARED_PRICE_FIELDS } from '../../../../domain/lots/lot';
import { hasAmount } from '../../../../domain/platforms/profiles/extraAmounts';
import { selectLotPrivate, selectLots, selectLotsStatus, selectTrashedLots } from './lotsSlice';

type WithLots = Parameters<typeof selectLots>[0];

const hasPrivatePrice = (own: PrivateLotFields): boolean => PRIVATE_PRICE_FIELDS.some((field) => own[field] !== null);

/** Looks through the lots only when one of them has changed. */
const selectAnyPrice = createSelector(
  [selectLots, selectTrashedLots, (state: WithLots) => state.lots],
  (present, trashed, lots) =>
    [present, trashed].some((list) =>
      list.some(
        (lot) =>
          SHARED_PRICE_FIELDS.some((field) => lot[field] !== null) ||
          hasAmount(lot) ||
          hasPrivatePrice(selectLotPrivate(lots === undefined ? {} : { lots }, lot.id)),
      ),
    ),
);

/** Whether any lot of the open sale, also one in the trash, has an amount; null while the lots are not all known. */
export const selectHasLotPrices = (state: WithLots): boolean | null =>
  selectLotsStatus(state) === 'live' ? selectAnyPrice(state) : null;
