import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import { signedOut } from '../../../auth/model/authSlice';
import { saleEntered, saleLeft } from './lotsSlice';

/** The state belongs to one sale: it begins anew with the next one, and with the end of the session. */
export const resetWithSale = <State>(
  builder: ActionReducerMapBuilder<State>,
  initialState: State,
): ActionReducerMapBuilder<State> =>
  builder
    .addCase(signedOut, () => initialState)
    .addCase(saleEntered, () => initialState)
    .addCase(saleLeft, () => initialState);
