import { isAnyOf } from '@reduxjs/toolkit';
import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga';
import { platformOfQueue, readQueue } from '../../../domain/lots/describeQueue';
import { dayOf } from '../../../domain/values/dayOf';
import {
  type DescribedDay,
  type DescribedLot,
  describingRestored,
  lotDescribed,
  queueChosen,
  selectDescribe,
} from '../../../features/lots/model/describe/describeSlice';
import { parsedJson } from '../../../shared/parsedJson';
import { gateway } from '../../base/effects';

/** Keeps the queue, and what was described today, on this device until the person signs out. */
export function* rememberDescribing(): SagaGenerator<void> {
  const memory = yield* gateway('memory');
  const kept = yield* call(() => memory.read('describing'));
  if (kept !== null) yield* put(describingRestored(parse(kept)));
  yield* takeEvery(isAnyOf(queueChosen, lotDescribed), keep);
}

function* keep(): SagaGenerator<void> {
  const memory = yield* gateway('memory');
  const { queue, today } = yield* select(selectDescribe);
  yield* call(() => memory.write('describing', JSON.stringify({ queue, today })));
}

function parse(kept: string): Parameters<typeof describingRestored>[0] {
  const { queue, today } = (parsedJson(kept) ?? {}) as { queue?: unknown; today?: unknown };
  const known = readQueue(queue);
  // Platforms are of a sale, and nobody knows which one is opened.
  return { queue: platformOfQueue(known) === null ? known : readQueue(null), today: readDay(today) };
}

/** Of another day nothing counts. */
function readDay(value: unknown): DescribedDay {
  const day = dayOf(Date.now());
  const kept = value as { readonly day?: unknown; readonly lots?: unknown } | null | undefined;
  const lots = kept?.day === day && Array.isArray(kept.lots) ? (kept.lots as unknown[]) : [];
  return { day, lots: lots.filter(isDescribedLot) };
}

function isDescribedLot(value: unknown): value is DescribedLot {
  const { saleId, lotId, at } = (value ?? {}) as Readonly<Record<keyof DescribedLot, unknown>>;
  return typeof saleId === 'string' && typeof lotId === 'string' && typeof at === 'number';
}
