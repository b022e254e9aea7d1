import { isAnyOf } from '@reduxjs/toolkit';
import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { saleIdOf } from '../../domain/sales/addresses';
import { columnSaved, ownColumnId } from '../../domain/platforms/house/ownColumns';
import { exportLanguageOf, exportLanguageSaid } from '../../domain/sales/exportLanguage';
import type { PlatformsChange } from '../../domain/sales/sale';
import { selectLanguage } from '../../features/language/languageSlice';
import type { SaleMapsChange } from '../../domain/sales/saleMaps';
import { cleanFields } from '../../domain/values/cleanText';
import { selectHasPrices } from '../../features/lots/model/templates/salePrices';
import { HOME_PATH } from '../../features/navigation/model/access';
import { navigate, selectPath } from '../../features/navigation/model/navigationSlice';
import { panelSet } from '../../features/navigation/model/panelsSlice';
import { notificationRequested } from '../../features/notifications/notificationsSlice';
import { saleMachine } from '../../features/sales/saleMachine';
import {
  addColumn,
  changeColumns,
  changePlatforms,
  changeSale,
  JUST_AWAY,
  moveSale,
  putSaleAway,
  saveOwnPlatform,
  selectIsSettingRefused,
  settingDone,
  settingRefused,
  settingStarted,
  type SettingsPart,
} from '../../features/sales/saleSettingsSlice';
import { selectSale } from '../../features/sales/salesSlice';
import { salesTexts } from '../../features/sales/salesTexts';
import { codeOf, DATA_CODES, type DataCode } from '../../services/failure';
import { newId } from '../../shared/id';
import { targets } from '../../shared/machine';
import { gateway } from '../base/effects';
import { reportFailure } from '../shared/reportFailure';
import { takeInTurn } from '../shared/takeInTurn';
import { texts } from '../base/texts';
import { emptyCatalogue } from './takeBackCatalogue';

const isSetting = isAnyOf(
  changeSale,
  changePlatforms,
  addColumn,
  changeColumns,
  saveOwnPlatform,
  moveSale,
  putSaleAway,
);
type Setting = typeof isSetting extends ((action: unknown) => action is infer Asked) ? Asked : never;

/** What the owner changes of a sale, one thing after the other. */
export function* watchSaleSettings(uid: string): SagaGenerator<void> {
  yield* takeInTurn(isSetting, function* (action) {
    yield* call(work, action, uid);
    return !(yield* select(selectIsSettingRefused));
  });
}

function* work(action: Setting, uid: string): SagaGenerator<void> {
  if (changeSale.match(action)) yield* change(action, uid);
  else if (changePlatforms.match(action)) yield* choose(action, uid);
  else if (addColumn.match(action)) yield* addOwnColumn(action, uid);
  else if (changeColumns.match(action)) yield* changeMaps(action.payload, uid);
  else if (saveOwnPlatform.match(action)) yield* saveOwn(action, uid);
  else if (putSaleAway.match(action)) yield* putAway(action, uid);
  else yield* move(action, uid);
}

function* change({ payload: { saleId, changes } }: ReturnType<typeof changeSale>, uid: string): SagaGenerator<void> {
  const sales = yield* gateway('sales');
  const sale = yield* select(selectSale, saleId);
  if (sale === undefined) return;
  const newCurrency = changes.currency !== undefined && changes.currency !== sale.currency;
  // Not known counts as yes: a colleague may have priced lots that have not arrived here.
  if (newCurrency && (yield* select(selectHasPrices)) !== false) {
    yield* put(settingStarted({ saleId, part: 'details' }));
    yield* put(settingRefused({ code: 'sale-has-prices' }));
    return;
  }
  yield* ask(saleId, 'details', uid, () => sales.change(saleId, cleanFields(changes)));
}

function* choose({ payload }: ReturnType<typeof changePlatforms>, uid: string): SagaGenerator<void> {
  const sales = yield* gateway('sales');
  const { saleId, change: platforms } = payload;
  const language = yield* call(languageFor, saleId, platforms, payload.language);
  yield* ask(saleId, 'platforms', uid, async () => {
    await sales.changePlatforms(saleId, platforms);
    if (language !== null) await sales.changeMaps(saleId, exportLanguageSaid(language));
  });
}

/** The one that is chosen; else, for the first platform, that of the person. Null: it stays as it is. */
function* languageFor(
  saleId: string,
  { added }: PlatformsChange,
  chosen: string | undefined,
): SagaGenerator<string | null> {
  const sale = yield* select(selectSale, saleId);
  const said = sale === undefined ? undefined : exportLanguageOf(sale);
  const first = added.length > 0 && said === undefined ? yield* select(selectLanguage) : said;
  const wanted = chosen ?? first;
  return wanted === undefined || wanted === said ? null : wanted;
}

function* addOwnColumn({ payload: { saleId, kind, name, choices } }: ReturnType<typeof addColumn>, uid: string) {
  const id = ownColumnId(kind, Date.now(), newId());
  yield* changeMaps({ saleId, change: columnSaved(id, name, choices) }, uid);
}

function* changeMaps(
  { saleId, change }: ReturnType<typeof changeColumns>['payload'],
  uid: string,
): SagaGenerator<void> {
  const sales = yield* gateway('sales');
  yield* ask(saleId, 'columns', uid, () => sales.changeMaps(saleId, cleanMaps(change)));
}

function cleanMaps(change: SaleMapsChange): SaleMapsChange {
  const clean = Object.entries(change).map(([name, entries]) => [name, cleanFields(entries)]);
  return Object.fromEntries(clean) as SaleMapsChange;
}

function* saveOwn({ payload }: ReturnType<typeof saveOwnPlatform>, uid: string): SagaGenerator<void> {
  const { saleId, change, platforms } = payload;
  const sales = yield* gateway('sales');
  const language = platforms === null ? null : yield* call(languageFor, saleId, platforms, undefined);
  // A platform that nobody could read must not be chosen: so it comes first, and goes last.
  yield* ask(saleId, 'ownPlatforms', uid, async () => {
    if (platforms !== null && platforms.removed.length > 0) await sales.changePlatforms(saleId, platforms);
    await sales.changeMaps(saleId, { ...cleanMaps(change), ...(language !== null && exportLanguageSaid(language)) });
    if (platforms !== null && platforms.added.length > 0) await sales.changePlatforms(saleId, platforms);
  });
}

function* move({ payload: { saleId, event } }: ReturnType<typeof moveSale>, uid: string): SagaGenerator<void> {
  const sales = yield* gateway('sales');
  const sale = yield* select(selectSale, saleId);
  const [to] = sale === undefined ? [] : targets(saleMachine, sale.status, event);
  if (sale === undefined || to === undefined) return;
  yield* ask(saleId, 'status', uid, () => sales.move(saleId, sale.status, to));
}

function* putAway({ payload: { saleId, kind } }: ReturnType<typeof putSaleAway>, uid: string): SagaGenerator<void> {
  const sales = yield* gateway('sales');
  const sale = yield* select(selectSale, saleId);
  if (sale === undefined) return;
  const done = yield* ask(saleId, 'away', uid, function* () {
    // Visitors first: the rules keep a sale that they still see.
    if (kind === 'deleted' && typeof sale.slug === 'string') yield* call(emptyCatalogue, sale.slug);
    yield* call([sales, sales.putAway], saleId, kind);
  });
  if (!done) return;
  const message = (yield* texts(salesTexts)).awayDone[kind ?? 'back'](sale.title);
  yield* put(notificationRequested({ kind: 'success', message }));
  if (kind === null) return;
  const path = yield* select(selectPath);
  const isInside = saleIdOf(path) === saleId;
  // Before the way there: the list folds the sale away, and says so when it comes.
  if (isInside || path === HOME_PATH) yield* put(panelSet({ path: HOME_PATH, name: JUST_AWAY, value: saleId }));
  if (isInside) yield* put(navigate(HOME_PATH));
}

/** Whether it was done. */
function* ask(
  saleId: string,
  part: SettingsPart,
  uid: string,
  work: () => Promise<void> | SagaGenerator<void>,
): SagaGenerator<boolean> {
  yield* put(settingStarted({ saleId, part }));
  try {
    yield* call(work as () => SagaGenerator<void>);
    yield* put(settingDone());
    return true;
  } catch (error) {
    yield* call(reportFailure, 'changeSale', error, uid);
    yield* put(settingRefused({ code: codeOf<DataCode>(error, DATA_CODES, 'unknown') }));
    return false;
  }
}
