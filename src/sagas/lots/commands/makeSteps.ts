import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import type { Lot } from '../../../domain/lots/lot';
import { selectLanguage } from '../../../features/language/languageSlice';
import { selectLot, selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import { lotsTexts, lotTexts } from '../../../features/lots/model/texts/lotsTexts';
import { markLotsReady, returnLotsToDraft } from '../../../features/lots/model/operations/lotCommands';
import { operationTexts } from '../../../features/lots/model/texts/operationTexts';
import {
  describeSteps,
  type ManyStep,
  planSteps,
  type StepPlan,
} from '../../../features/lots/model/operations/planSteps';
import { selectUnreadableAmounts } from '../../../features/lots/model/saves/savesSlice';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import { texts } from '../../base/texts';
import { recordOperations } from '../outbox/recordOperations';

/** The steps that many lots take in one act. Lots that cannot take it stay, and a notification says why. */
export function* makeSteps(uid: string): SagaGenerator<void> {
  yield* takeEvery(markLotsReady, ({ payload }) => stepMany(uid, 'markReady', payload));
  yield* takeEvery(returnLotsToDraft, ({ payload }) => stepMany(uid, 'backToDraft', payload));
}

type Payload = ReturnType<typeof markLotsReady>['payload'];

function* stepMany(uid: string, step: ManyStep, { lotIds, group }: Payload): SagaGenerator<void> {
  const saleId = yield* select(selectOpenSaleId);
  if (saleId === null) return;
  const lots: Lot[] = [];
  const unread = new Set<string>();
  for (const lotId of new Set(lotIds)) {
    const lot = yield* select(selectLot, lotId);
    if (lot === undefined || lot.deletedAt !== null) continue;
    lots.push(lot);
    if ((yield* select(selectUnreadableAmounts, lotId)) !== undefined) unread.add(lotId);
  }
  if (lots.length === 0) return;
  const plan = planSteps(saleId, lots, step, (lotId) => unread.has(lotId));
  yield* call(recordOperations, uid, plan.drafts, group);
  yield* call(tell, plan);
}

function* tell(plan: StepPlan): SagaGenerator<void> {
  const words = {
    lot: yield* texts(lotTexts),
    lots: yield* texts(lotsTexts),
    operations: yield* texts(operationTexts),
  };
  const message = describeSteps(plan, words, yield* select(selectLanguage));
  const kind = plan.refused.length > 0 ? 'warning' : plan.drafts.length > 0 ? 'success' : 'info';
  yield* put(notificationRequested({ kind, message }));
}
