import { call, delay, put, select, take, takeLatest, type SagaGenerator } from 'typed-redux-saga';
import { suggestSlug } from '../../domain/catalogue/catalogueAddress';
import {
  addressAnswered,
  askForAddress,
  publicationDone,
  publicationRefused,
  publicationStarted,
  publishCatalogue,
  type PublicationCode,
  publishedRead,
  selectIsPublishing,
  selectPublished,
  takeCatalogueBack,
} from '../../features/catalogue/publicationSlice';
import { selectSale } from '../../features/sales/salesSlice';
import { codeOf, DATA_CODES } from '../../services/failure';
import { readCatalogue } from '../catalogue/readCatalogue';
import { proveAddress } from '../auth/session/proveAddress';
import { gateway } from '../base/effects';
import { reportIfSessionFailure } from '../shared/reportIfSessionFailure';
import { publishSale } from './publishSale';
import { takeBackCatalogue } from './takeBackCatalogue';

/** Nobody asks for each letter of an address. */
const TYPING_MS = 300;
const CODES: readonly PublicationCode[] = [...DATA_CODES, 'photos-not-copied'];

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
    if (isPublishing) yield* proveAddress(uid);
    let left = 0;
    if (isPublishing) left = yield* call(publishSale, sale, slug, uid);
    else yield* call(takeBackCatalogue, saleId, slug);
    yield* put(publicationDone({ left }));
  } catch (error) {
    yield* call(reportIfSessionFailure, error, uid);
    yield* put(publicationRefused({ code: codeOf<PublicationCode>(error, CODES, 'unknown') }));
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

/** What visitors have of a sale whose settings are open, so that the page can say what has changed since. */
export function* followPublished(saleId: string): SagaGenerator<void> {
  const slug = (yield* select(selectSale, saleId))?.slug ?? null;
  if (slug === null || (yield* select(selectPublished, saleId)) !== null) return;
  try {
    const found = yield* call(readCatalogue, slug);
    if (yield* select(selectIsPublishing)) return;
    const catalogue =
      found === null || found.header.chunkCount === 0
        ? { details: null, version: found?.header.version ?? 0, lots: [] }
        : { details: found.header.details, version: found.header.version, lots: found.lots };
    yield* put(publishedRead({ saleId, catalogue }));
  } catch (error) {
    // Without it the page says nothing about changes; publishing works all the same.
    console.warn('The published catalogue could not be read.', error);
  }
}
