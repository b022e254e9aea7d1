import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { SaleStatus } from '../../../domain/sales/sale';
import { operationTexts } from '../../../features/lots/model/texts/operationTexts';
import { operationMade, operationsMade } from '../../../features/lots/model/saves/savesSlice';
import { photosChanged } from '../../../features/lots/model/photos/photosSlice';
import { notificationRequested } from '../../../features/notifications/notificationsSlice';
import { selectSale } from '../../../features/sales/salesSlice';
import { cleanDrafts, type Operation, type OperationDraft } from '../../../domain/operations/operations';
import { concernsPhotos } from '../../../domain/operations/entitiesOf';
import { newId } from '../../../shared/id';
import type { Translated } from '../../../shared/messages/texts';
import { texts } from '../../base/texts';
import { partWaiting } from './partWaiting';

/**
 * Makes the operations of one act, in the order given; several are one group, to be undone together. All texts are cleaned
 * here, in one place. Changes to photos that still wait on this device happen at once. Returns the operations to send.
 */
export function* recordOperations(
  uid: string,
  drafts: readonly OperationDraft[],
  wantedGroup?: string,
): SagaGenerator<readonly Operation[]> {
  const clean = cleanDrafts(drafts);
  const { held, sent } = clean.some(concernsPhotos) ? yield* call(partWaiting, clean) : { held: [], sent: clean };
  const group = wantedGroup ?? (held.length + sent.length > 1 ? newId() : undefined);
  const made = group === undefined ? {} : { group };
  const make = (draft: OperationDraft): Operation => ({ ...draft, ...made, id: newId(), uid });
  if (held.length > 0) yield* put(photosChanged({ operations: held.map(make) }));
  const operations = sent.map(make);
  const [operation] = operations;
  if (operation !== undefined) {
    yield* put(operations.length === 1 ? operationMade({ operation }) : operationsMade({ operations }));
  }
  return operations;
}

type Words = Translated<(typeof operationTexts)['texts']>;

/** Tells the person why something was not done. */
export function* tellRefusal(say: (words: Words) => string): SagaGenerator<void> {
  const message = say(yield* texts(operationTexts));
  yield* put(notificationRequested({ kind: 'warning', message }));
}

/** A sale that is not known yet counts as open: the server says it if it is not. */
export function* statusOfSale(saleId: string): SagaGenerator<SaleStatus> {
  return (yield* select(selectSale, saleId))?.status ?? 'open';
}
