import { createSelector } from '@reduxjs/toolkit';
import { hasAmount } from '../../../../domain/platforms/profiles/extraAmounts';
import { selectHasLotPrices } from '../lots/lotPrices';
import { selectAreTemplatesCurrent, selectLotTemplates } from './templatesSlice';

type WithPrices = Parameters<typeof selectHasLotPrices>[0] & Parameters<typeof selectLotTemplates>[0];

const selectAnyAmount = createSelector([selectLotTemplates], (templates) =>
  templates.some(({ fields }) => hasAmount(fields)),
);

/**
 * Whether any lot or template of the open sale has an amount; null while the server has not sent all lots and templates.
 * A kept copy of the templates without amounts does not count: a colleague may have given them some since. Amounts are whole
 * numbers of the currency's minor unit: they would mean something else in another currency.
 */
export const selectHasPrices = (state: WithPrices): boolean | null => {
  const ofLots = selectHasLotPrices(state);
  if (ofLots === null) return null;
  if (ofLots || selectAnyAmount(state)) return true;
  return selectAreTemplatesCurrent(state) ? false : null;
};
