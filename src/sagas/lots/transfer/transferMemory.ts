import { call, type SagaGenerator } from 'typed-redux-saga';
import * as v from 'valibot';
import { gateway } from '../../base/effects';

/** A lot of a transfer with the place that was chosen for it there: the same one however often it is begun anew. */
const plannedSchema = v.object({
  lotId: v.string(),
  /** Its copy in the other sale. */
  copyId: v.string(),
  order: v.string(),
  number: v.nullable(v.number()),
});

const transferSchema = v.object({
  id: v.string(),
  uid: v.string(),
  from: v.string(),
  to: v.string(),
  numbered: v.boolean(),
  withPrices: v.boolean(),
  lotIds: v.array(v.string()),
  planned: v.array(plannedSchema),
});

export type PlannedLot = Readonly<v.InferOutput<typeof plannedSchema>>;
/** What this device has to know of a transfer to go on with it after the page has ended: ids only, no words. */
export type Transfer = Readonly<v.InferOutput<typeof transferSchema>>;

function* readAll(): SagaGenerator<readonly Transfer[]> {
  const memory = yield* gateway('memory');
  const kept = memory.read('transfers');
  if (kept === null) return [];
  try {
    return v.parse(v.array(transferSchema), JSON.parse(kept));
  } catch (error) {
    console.warn('What this device remembers of transfers is not as expected.', error);
    return [];
  }
}

function* write(change: (all: readonly Transfer[]) => readonly Transfer[]): SagaGenerator<void> {
  const memory = yield* gateway('memory');
  const all = change(yield* call(readAll));
  memory.write('transfers', all.length === 0 ? null : JSON.stringify(all));
}

/** The person's transfers that have not come to their end. */
export function* rememberedTransfers(uid: string): SagaGenerator<readonly Transfer[]> {
  return (yield* call(readAll)).filter((transfer) => transfer.uid === uid);
}

export function* rememberTransfer(transfer: Transfer): SagaGenerator<void> {
  yield* call(write, (all: readonly Transfer[]) => [...all.filter(({ id }) => id !== transfer.id), transfer]);
}

export function* forgetTransfer(transferId: string): SagaGenerator<void> {
  yield* call(write, (all: readonly Transfer[]) => all.filter(({ id }) => id !== transferId));
}
