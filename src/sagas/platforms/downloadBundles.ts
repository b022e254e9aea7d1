import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { dataFileOf } from '../../domain/platforms/file/dataFile';
import { rowsOf } from '../../domain/platforms/rows/rows';
import { CHOICES } from '../../domain/platforms/profiles/choices';
import { bundleFailed, downloadBundle } from '../../features/platforms/model/exportSlice';
import { selectIsWholeSaleRead, selectPhotosByLot } from '../../features/lots/model/outgoing/platformLots';
import { platformSale } from '../../features/platforms/model/platformSale';
import { selectOpenSaleId } from '../../features/lots/model/lots/lotsSlice';
import { selectSale } from '../../features/sales/salesSlice';
import { gateway } from '../base/effects';
import { report } from '../base/report';
import { bundleIsOut } from './bundleIsOut';
import { lotsThatGo } from './lotsThatGo';

/** Makes the data file of a platform from what is on the screen, and gives it to the person. */
export function* downloadBundles(): SagaGenerator<void> {
  yield* takeEvery(downloadBundle, function* ({ payload: { saleId, platformId, lots: which, fieldNames } }) {
    const sale = yield* select(selectSale, saleId);
    const profile = CHOICES.find(({ id }) => id === platformId);
    const isOpen = (yield* select(selectOpenSaleId)) === saleId && (yield* select(selectIsWholeSaleRead));
    if (sale === undefined || profile === undefined || !isOpen) {
      yield* put(bundleFailed());
      return;
    }
    const lots = yield* call(lotsThatGo, which, sale, profile);
    const photos = yield* select(selectPhotosByLot);
    const files = yield* gateway('bundleFiles');
    try {
      const outgoing = platformSale(sale, fieldNames);
      const rows = rowsOf(lots, photos, outgoing, profile);
      const file = dataFileOf(rows, outgoing, profile);
      yield* call([files, files.save], file.name, file.bytes);
      const fileName = file.name;
      yield* call(bundleIsOut, {
        saleId,
        platformId,
        which,
        fileName,
        withPhotos: false,
        lots,
        photos,
        rows,
        fieldNames,
      });
    } catch (error) {
      yield* report('downloadBundles', error);
      yield* put(bundleFailed());
    }
  });
}
