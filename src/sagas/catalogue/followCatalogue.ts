import { call, put, select, take, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { slugOf } from '../../domain/sales/addresses';
import {
  catalogueFailed,
  catalogueMissing,
  catalogueOffline,
  catalogueRead,
  catalogueWanted,
  retryCatalogue,
  selectCatalogue,
} from '../../features/catalogue/catalogueSlice';
import { locationChanged, selectPath } from '../../features/navigation/model/navigationSlice';
import { codeOf, DATA_CODES, type DataCode } from '../../services/failure';
import { readCatalogue } from './readCatalogue';

/** The catalogue whose pages one is on, read once; of another one, or when it is asked for again, anew. */
export function* followCatalogue(): SagaGenerator<void> {
  yield* takeLatest(catalogueWanted, read);
  for (;;) {
    const slug = slugOf(yield* select(selectPath));
    if (slug !== null) {
      const { status } = yield* select(selectCatalogue, slug);
      if (status === 'idle') yield* put(catalogueWanted({ slug }));
    }
    const action = yield* take([locationChanged, retryCatalogue]);
    if (retryCatalogue.match(action) && slug !== null) yield* put(catalogueWanted({ slug }));
  }
}

function* read({ payload: { slug } }: ReturnType<typeof catalogueWanted>): SagaGenerator<void> {
  try {
    const found = yield* call(readCatalogue, slug);
    if (found === null) yield* put(catalogueMissing());
    else if (found.header.chunkCount === 0) yield* put(catalogueOffline({ saleId: found.header.saleId }));
    else yield* put(catalogueRead({ details: found.header.details, lots: found.lots }));
  } catch (error) {
    yield* put(catalogueFailed({ code: codeOf<DataCode>(error, DATA_CODES, 'unknown') }));
  }
}
