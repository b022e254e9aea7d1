import { call, put, select, takeLeading, type SagaGenerator } from 'typed-redux-saga';
import { fileNameOf } from '../../domain/platforms/file/dataFile';
import { canEdit } from '../../domain/sales/sale';
import { selectUid } from '../../features/auth/model/authSlice';
import { selectExtraColumns } from '../../features/lots/model/extras/extrasSlice';
import { selectOpenSaleId } from '../../features/lots/model/lots/lotsSlice';
import { selectPhotosByLot } from '../../features/lots/model/outgoing/platformLots';
import { selectIsListRead, selectListedLots } from '../../features/lots/model/outgoing/listedLots';
import { platformSale } from '../../features/platforms/model/platformSale';
import {
  downloadWorkList,
  listFormat,
  selectWorkList,
  workListBegun,
  workListFailed,
  workListSaved,
} from '../../features/platforms/model/workListSlice';
import { selectSale } from '../../features/sales/salesSlice';
import type { WorkListOrder } from '../../services/workbooks/WorkLists';
import { gateway } from '../base/effects';
import { report } from '../base/report';

/** Makes a list of the open sale, all of its lots, and gives it to the person. */
export function* downloadWorkLists(): SagaGenerator<void> {
  yield* takeLeading(downloadWorkList, function* ({ payload: { saleId, words, locale } }) {
    const sale = yield* select(selectSale, saleId);
    const uid = yield* select(selectUid);
    const seesPrivate = sale !== undefined && uid !== null && canEdit(sale, uid);
    const isRead = yield* select(selectIsListRead, seesPrivate);
    if (sale === undefined || (yield* select(selectOpenSaleId)) !== saleId || !isRead) {
      yield* put(workListFailed());
      return;
    }
    const { columns, kind, format } = yield* select(selectWorkList);
    const extras = yield* select(selectExtraColumns);
    const lots = yield* select(selectListedLots);
    const photos = yield* select(selectPhotosByLot);
    const counts = new Map([...photos].map(([lotId, own]) => [lotId, own.length]));
    const isOwn = kind === 'own' && seesPrivate;
    const order: WorkListOrder = isOwn
      ? { kind: 'own', format, locale, table: { lots, photos, sale: platformSale(sale, {}), sheet: words.sheet } }
      : {
          kind: 'chosen',
          format: listFormat(format),
          locale,
          list: { lots, photos: counts, sale, columns, extras, seesPrivate, words },
        };
    const lists = yield* gateway('workLists');
    yield* put(workListBegun());
    try {
      const bytes = yield* call([lists, lists.write], order);
      const fileName = `${fileNameOf(sale.title)}-${isOwn ? 'lotsmith' : 'work-list'}.${order.format}`;
      yield* call([lists, lists.save], fileName, bytes);
      yield* put(workListSaved({ fileName }));
    } catch (error) {
      yield* report('downloadWorkLists', error);
      yield* put(workListFailed());
    }
  });
}
