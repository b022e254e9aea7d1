import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { isBeforeSale, isEnded, mayHaveResults } from '../../../domain/lots/lotResult';
import { selectLot, selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import { lotTexts } from '../../../features/lots/model/texts/lotsTexts';
import { lotName } from '../../../features/lots/model/texts/lotWords';
import { enterResults, type EnteredResults } from '../../../features/lots/model/operations/lotCommands';
import { draftResult } from '../../../features/lots/model/results/draftResult';
import { earlyResultsMeant, resultsHeld, selectMayBeEarly } from '../../../features/lots/model/results/resultsSlice';
import { resultTexts } from '../../../features/lots/model/texts/resultTexts';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import { selectSale } from '../../../features/sales/salesSlice';
import type { OperationDraft } from '../../../domain/operations/operations';
import { texts } from '../../base/texts';
import { recordOperations } from '../outbox/recordOperations';

/** What came of lots in the sale: from its day on, or earlier once the person has said that it is meant. */
export function* makeResults(uid: string): SagaGenerator<void> {
  yield* takeEvery(enterResults, ({ payload }) => enter(uid, payload));
  yield* takeEvery(earlyResultsMeant, ({ payload }) => enter(uid, payload));
}

function* enter(uid: string, entered: EnteredResults): SagaGenerator<void> {
  const saleId = yield* select(selectOpenSaleId);
  if (saleId === null) return;
  const sale = yield* select(selectSale, saleId);
  if (sale === undefined) return;
  const words = yield* texts(resultTexts);
  if (!mayHaveResults(sale)) {
    return yield* call(warn, sale.status === 'closed' ? words.closed : words.notPublished);
  }
  const drafts: OperationDraft[] = [];
  const neverOffered: string[] = [];
  for (const { lotId, status, hammer } of entered.results) {
    const lot = yield* select(selectLot, lotId);
    const draft = lot === undefined ? null : draftResult(saleId, lot, { status, hammer });
    if (draft === 'neverOffered') neverOffered.push(lotId);
    else if (draft !== null) drafts.push(draft);
  }
  const isEarly = isBeforeSale(sale, Date.now()) && !(yield* select(selectMayBeEarly));
  if (isEarly && drafts.length > 0 && entered.results.some(isEnded)) {
    yield* put(resultsHeld(entered));
    return;
  }
  yield* call(recordOperations, uid, drafts, entered.group);
  const lot = yield* select(selectLot, neverOffered[0] ?? '');
  if (lot !== undefined) yield* call(warn, words.neverOffered(lotName(lot, yield* texts(lotTexts))));
  if (drafts.length > 1 && entered.results.every(({ status }) => status === 'passed')) {
    yield* put(notificationRequested({ kind: 'success', message: words.passed(drafts.length) }));
  }
}

function* warn(message: string): SagaGenerator<void> {
  yield* put(notificationRequested({ kind: 'warning', message }));
}
