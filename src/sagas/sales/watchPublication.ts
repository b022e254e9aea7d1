import { call, delay, put, race, select, take, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { suggestSlug } from '../../domain/catalogue/catalogueAddress';
import {
  addressAnswered,
  askForAddress,
  publicationDone,
  publicationRefused,
  publicationSlowed,
  publicationStarted,
  publicationStepped,
  publishCatalogue,
  type PublicationCode,
  publishedRead,
  selectPublicationRun,
  selectPublished,
  takeCatalogueBack,
} from '../../features/catalogue/publicationSlice';
import type { Sale } from '../../domain/sales/sale';
import { selectSale } from '../../features/sales/salesSlice';
import { codeOf, DATA_CODES } from '../../services/failure';
import { readCatalogue } from '../catalogue/readCatalogue';
import { proveAddress } from '../auth/session/proveAddress';
import { gateway } from '../base/effects';
import { reportFailure } from '../shared/reportFailure';
import { publishSale } from './publishSale';
import { takeBackCatalogue } from './takeBackCatalogue';

/** Nobody asks for each letter of an address. */
const TYPING_MS = 300;
/** When nothing has gone on for so long, the page says that the server is slow. */
const SLOW_MS = 8_000;
const CODES: readonly PublicationCode[] = [...DATA_CODES, 'photos-not-copied', 'not-sent'];

/** What an owner makes public and takes back, one sale at a time; a second click meanwhile counts for nothing. */
export function* watchPublication(uid: string): SagaGenerator<void> {
  yield* takeLatest(askForAddress, answerAddress);
  for (;;) {
    const action = yield* take([publishCatalogue, takeCatalogueBack]);
    yield* call(work, action, uid);
  }
}

function* work(
  action: ReturnType<typeof publishCatalogue> | ReturnType<typeof takeCatalogueBack>,
  uid: string,
): SagaGenerator<void> {
  const { saleId, slug } = action.payload;
  const sale = yield* select(selectSale, saleId);
  if (sale === undefined) return;
  const isPublishing = publishCatalogue.match(action);
  yield* put(publicationStarted({ saleId, work: isPublishing ? 'publish' : 'takeBack' }));
  try {
    const { left } = yield* race({
      left: isPublishing ? call(publish, sale, slug, uid) : call(takeBack, saleId, slug),
      ended: call(tellSlowness),
    });
    yield* put(publicationDone({ left: left ?? 0 }));
  } catch (error) {
    yield* call(reportFailure, 'watchPublication', error, uid);
    yield* put(publicationRefused({ code: codeOf<PublicationCode>(error, CODES, 'unknown') }));
  }
}

function* publish(sale: Sale, slug: string, uid: string): SagaGenerator<number> {
  yield* proveAddress(uid);
  return yield* call(publishSale, sale, slug, uid);
}

function* takeBack(saleId: string, slug: string): SagaGenerator<number> {
  yield* call(takeBackCatalogue, saleId, slug);
  return 0;
}

/** Says it whenever nothing has gone on for a while; the next step takes it back. */
function* tellSlowness(): SagaGenerator<void> {
  for (;;) {
    const { late } = yield* race({ step: take(publicationStepped), late: delay(SLOW_MS) });
    if (late === undefined) continue;
    yield* put(publicationSlowed());
    yield* take(publicationStepped);
  }
}

function* answerAddress({ payload: { saleId, slug } }: ReturnType<typeof askForAddress>): SagaGenerator<void> {
  const reader = yield* gateway('catalogueReader');
  yield* put(addressAnswered({ saleId, slug, answer: 'asking' }));
  yield* delay(TYPING_MS);
  try {
    const found = yield* call([reader, reader.header], slug);
    const answer = found === null ? 'free' : found.saleId === saleId ? 'own' : 'taken';
    yield* put(addressAnswered({ saleId, slug, answer }));
  } catch {
    // Publishing asks again, and says it then.
    yield* put(addressAnswered({ saleId, slug, answer: 'unknown' }));
  }
}

/** Whether the address that is suggested first is free. */
export function* askForSuggestion(saleId: string): SagaGenerator<void> {
  const sale = yield* select(selectSale, saleId);
  if (sale !== undefined) yield* put(askForAddress({ saleId, slug: suggestSlug(sale.title, sale.date) }));
}

/** What visitors have of a sale that can be published on the open page, so that it can say what has changed since. */
export function* followPublished(saleId: string): SagaGenerator<void> {
  const slug = (yield* select(selectSale, saleId))?.slug ?? null;
  if (slug === null) return;
  try {
    while ((yield* select(selectPublished, saleId)) === null) {
      const found = yield* call(readCatalogue, slug);
      // What is being published replaces what was read; when it stops before, it is read anew.
      if ((yield* select(selectPublicationRun, saleId)).status === 'working') {
        yield* take([publicationDone, publicationRefused]);
        continue;
      }
      const catalogue =
        found === null || found.header.chunkCount === 0
          ? { details: null, version: found?.header.version ?? 0, lots: [] }
          : { details: found.header.details, version: found.header.version, lots: found.lots };
      yield* put(publishedRead({ saleId, catalogue }));
    }
  } catch (error) {
    // Without it the page says nothing about changes; publishing works all the same.
    console.warn('The published catalogue could not be read.', error);
  }
}
