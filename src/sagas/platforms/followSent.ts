import { buffers, eventChannel } from 'redux-saga';
import {
  call,
  fork,
  put,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from 'typed-redux-saga';
import { profileOf } from '../../domain/platforms/profiles/chosen';
import { encode } from '../../domain/platforms/file/encode';
import { canEdit } from '../../domain/sales/sale';
import { retryLots, selectOpenSaleId } from '../../features/lots/model/lots/lotsSlice';
import { selectPath } from '../../features/navigation/model/navigationSlice';
import { exportChosen, selectExport } from '../../features/platforms/model/exportSlice';
import {
  contentFailed,
  contentRead,
  contentsWanted,
  exportsLost,
  exportsReceived,
  lineTicked,
  outcomeFailed,
  readSentTexts,
  rememberTyped,
  retrySent,
  saveSentList,
  sayOutcome,
  selectSent,
  selectUnread,
  sentEntered,
  textsFailed,
  textsRead,
  textsStarted,
} from '../../features/platforms/model/sent/sentSlice';
import { outcomeMachine } from '../../features/platforms/model/sent/outcomeMachine';
import { readTicked, withTicked } from '../../features/platforms/model/sent/tickedMemory';
import { salesReceived, selectSale } from '../../features/sales/salesSlice';
import type { ExportsEvent } from '../../services/exports/ExportsGateway';
import { targets } from '../../shared/machine';
import { gateway } from '../base/effects';
import { reportFailure } from '../shared/reportFailure';
import { whileValue } from '../shared/whileValue';
import { keepExport } from './keepExport';

/** Knows what was sent of the open sale for as long as an editor is on its export page. */
export function* followSent(uid: string): SagaGenerator<void> {
  yield* whileValue(
    () => saleOnPage(uid),
    function* (saleId) {
      const memory = yield* gateway('memory');
      const kept = yield* call(() => memory.read('typedLines'));
      yield* put(sentEntered({ saleId, ticked: readTicked(kept, saleId) }));
      yield* takeLatest([exportsReceived, exportChosen, salesReceived, retrySent], readContents, uid, saleId);
      yield* takeLeading(readSentTexts, readTexts, uid);
      yield* takeEvery([lineTicked, rememberTyped], keepTicked, saleId);
      yield* takeEvery(rememberTyped, function* ({ payload }) {
        yield* call(keepExport, payload.saleId, payload.exported);
      });
      yield* takeEvery(sayOutcome, keepOutcome, uid);
      yield* takeEvery(saveSentList, saveList);
      yield* fork(listen, saleId);
    },
  );
}

function* saleOnPage(uid: string): SagaGenerator<string | null> {
  const saleId = yield* select(selectOpenSaleId);
  const sale = saleId === null ? undefined : yield* select(selectSale, saleId);
  if (sale === undefined || !canEdit(sale, uid)) return null;
  return (yield* select(selectPath)) === `/sales/${sale.id}/export` ? sale.id : null;
}

/** A stream that has failed is begun anew with the lots, when the sales have changed, or when the person asks for it. */
function* listen(saleId: string): SagaGenerator<void> {
  const server = yield* gateway('exports');
  for (;;) {
    const events = eventChannel<ExportsEvent>((emit) => server.listen(saleId, emit), buffers.sliding(1));
    try {
      for (;;) {
        const event = yield* take(events);
        if (event.type === 'failed') break;
        yield* put(exportsReceived({ saleId, exports: event.exports }));
      }
    } finally {
      events.close();
    }
    yield* put(exportsLost({ saleId }));
    yield* take([salesReceived, retryLots, retrySent]);
  }
}

/** Reads what is needed to know what the chosen platform has. It never changes, so nothing is read twice. */
function* readContents(uid: string, saleId: string): SagaGenerator<void> {
  const server = yield* gateway('exports');
  const sale = yield* select(selectSale, saleId);
  const profile = sale === undefined ? undefined : profileOf(sale, (yield* select(selectExport)).platformId);
  if (profile === undefined) return;
  try {
    const unread = yield* select(selectUnread, profile.id);
    yield* put(contentsWanted({ isAnyUnread: unread.length > 0 }));
    for (const { id } of unread) {
      const content = yield* call([server, server.readContent], saleId, id);
      yield* put(contentRead({ saleId, exportId: id, content }));
    }
  } catch (error) {
    yield* call(reportFailure, 'followSent', error, uid);
    yield* put(contentFailed());
  }
}

function* readTexts(
  uid: string,
  { payload: { saleId, wanted } }: ReturnType<typeof readSentTexts>,
): SagaGenerator<void> {
  const server = yield* gateway('exports');
  yield* put(textsStarted());
  try {
    const lots: (readonly [string, Awaited<ReturnType<typeof server.readLots>>])[] = [];
    for (const [exportId, lotIds] of Object.entries(wanted)) {
      lots.push([exportId, yield* call([server, server.readLots], saleId, exportId, lotIds)]);
    }
    yield* put(textsRead({ saleId, lots }));
  } catch (error) {
    yield* call(reportFailure, 'followSent', error, uid);
    yield* put(textsFailed());
  }
}

function* keepOutcome(
  uid: string,
  { payload: { saleId, exportId, event } }: ReturnType<typeof sayOutcome>,
): SagaGenerator<void> {
  const server = yield* gateway('exports');
  const sent = (yield* select(selectSent)).exports?.find(({ id }) => id === exportId);
  const [to] = targets(outcomeMachine, sent?.outcome ?? 'unsaid', event);
  if (sent === undefined || to === undefined || to === 'unsaid') return;
  try {
    yield* call([server, server.sayOutcome], saleId, exportId, to);
  } catch (error) {
    yield* call(reportFailure, 'followSent', error, uid);
    yield* put(outcomeFailed({ exportId }));
  }
}

function* keepTicked(saleId: string): SagaGenerator<void> {
  const memory = yield* gateway('memory');
  const { ticked } = yield* select(selectSent);
  yield* call(() => memory.write('typedLines', withTicked(memory.read('typedLines'), saleId, ticked)));
}

function* saveList({ payload: { fileName, text } }: ReturnType<typeof saveSentList>): SagaGenerator<void> {
  const files = yield* gateway('bundleFiles');
  yield* call([files, files.save], fileName, encode(text, 'utf-8-bom'));
}
