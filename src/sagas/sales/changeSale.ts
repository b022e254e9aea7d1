import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { cleanFields } from '../../domain/values/cleanText';
import { selectHasPrices } from '../../features/lots/model/lots/lotPrices';
import { saleMachine } from '../../features/sales/saleMachine';
import {
  changePlatforms,
  changeSale,
  moveSale,
  settingDone,
  settingRefused,
  settingStarted,
  type SettingsPart,
} from '../../features/sales/saleSettingsSlice';
import { selectSale } from '../../features/sales/salesSlice';
import { codeOf, DATA_CODES, type DataCode } from '../../services/failure';
import { targets } from '../../shared/machine';
import { gateway } from '../base/effects';
import { reportIfSessionFailure } from '../shared/reportIfSessionFailure';

/** What the owner changes of a sale, one thing at a time; a second click meanwhile counts for nothing. */
export function* watchSaleSettings(uid: string): SagaGenerator<void> {
  for (;;) {
    const action = yield* take([changeSale, changePlatforms, moveSale]);
    if (changeSale.match(action)) yield* change(action, uid);
    else if (changePlatforms.match(action)) yield* choose(action, uid);
    else yield* move(action, uid);
  }
}

function* change({ payload: { saleId, changes } }: ReturnType<typeof changeSale>, uid: string): SagaGenerator<void> {
  const sales = yield* gateway('sales');
  const sale = yield* select(selectSale, saleId);
  if (sale === undefined) return;
  const newCurrency = changes.currency !== undefined && changes.currency !== sale.currency;
  // Not known counts as yes: a colleague may have priced lots that have not arrived here.
  if (newCurrency && (yield* select(selectHasPrices)) !== false) {
    yield* put(settingStarted({ part: 'details' }));
    yield* put(settingRefused({ code: 'sale-has-prices' }));
    return;
  }
  yield* ask('details', uid, () => sales.change(saleId, cleanFields(changes)));
}

function* choose({ payload }: ReturnType<typeof changePlatforms>, uid: string): SagaGenerator<void> {
  const sales = yield* gateway('sales');
  yield* ask('platforms', uid, () => sales.changePlatforms(payload.saleId, payload.change));
}

function* move({ payload: { saleId, event } }: ReturnType<typeof moveSale>, uid: string): SagaGenerator<void> {
  const sales = yield* gateway('sales');
  const sale = yield* select(selectSale, saleId);
  const [to] = sale === undefined ? [] : targets(saleMachine, sale.status, event);
  if (sale === undefined || to === undefined) return;
  yield* ask('status', uid, () => sales.move(saleId, sale.status, to));
}

function* ask(part: SettingsPart, uid: string, work: () => Promise<void>): SagaGenerator<void> {
  yield* put(settingStarted({ part }));
  try {
    yield* call(work);
    yield* put(settingDone());
  } catch (error) {
    yield* call(reportIfSessionFailure, error, uid);
    yield* put(settingRefused({ code: codeOf<DataCode>(error, DATA_CODES, 'unknown') }));
  }
}
