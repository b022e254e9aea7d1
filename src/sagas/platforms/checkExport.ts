import { isAnyOf } from '@reduxjs/toolkit';
import { call, select, type SagaGenerator } from 'typed-redux-saga';
import { profileOf } from '../../domain/platforms/profiles/chosen';
import type { CheckSetup } from '../../domain/platforms/validate/saleCheck';
import { canEdit } from '../../domain/sales/sale';
import { languageChanged } from '../../features/language/languageSlice';
import exportChecksSlice from '../../features/lots/model/checks/exportChecksSlice';
import { selectOpenSaleId } from '../../features/lots/model/lots/lotsSlice';
import { selectPath } from '../../features/navigation/model/navigationSlice';
import { exportChosen, selectExport } from '../../features/platforms/model/exportSlice';
import { platformSale } from '../../features/platforms/model/platformSale';
import { selectSale } from '../../features/sales/salesSlice';
import { readLots } from '../lots/checks/followChecks';
import { keepChecking } from '../lots/checks/keepChecking';
import { readFieldNames } from '../lots/checks/readFieldNames';
import { whileValue } from '../shared/whileValue';

/** Checks the lots against the platform of the export page, unless the sale goes there: then they are checked already. */
export function* checkExport(uid: string): SagaGenerator<void> {
  yield* whileValue(() => readSetup(uid), checkLots, isAnyOf(exportChosen, languageChanged));
}

/** What to check against, as a text by which it is compared; null: nothing. */
function* readSetup(uid: string): SagaGenerator<string | null> {
  const saleId = yield* select(selectOpenSaleId);
  const sale = saleId === null ? undefined : yield* select(selectSale, saleId);
  if (sale === undefined || (yield* select(selectPath)) !== `/sales/${sale.id}/export` || !canEdit(sale, uid))
    return null;
  const profile = profileOf(sale, (yield* select(selectExport)).platformId);
  if (profile === undefined || sale.platforms?.includes(profile.id) === true) return null;
  const setup: CheckSetup = {
    sale: platformSale(sale, yield* call(readFieldNames, sale)),
    platformIds: [profile.id],
    ownPlatforms: sale.ownPlatforms,
    seesPrivate: true,
  };
  return JSON.stringify(setup);
}

function* checkLots(kept: string): SagaGenerator<void> {
  const setup = JSON.parse(kept) as CheckSetup;
  yield* keepChecking(setup, () => readLots(setup), exportChecksSlice.actions);
}
