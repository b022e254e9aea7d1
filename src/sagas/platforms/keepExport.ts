import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { NewSentExport } from '../../domain/platforms/sent/sentExport';
import { selectUid } from '../../features/auth/model/authSlice';
import { exportKept, rememberingChanged, type Unremembered } from '../../features/platforms/model/sent/sentSlice';
import { gateway } from '../base/effects';

/** Keeps an export on the device until the server knows of it: the network may be away, and the page may be closed. */
export function* keepExport(saleId: string, exported: NewSentExport): SagaGenerator<void> {
  const uid = yield* select(selectUid);
  if (uid === null) return;
  const waiting = yield* gateway('waitingExports');
  const isKept = yield* call([waiting, waiting.keep], uid, { saleId, exported });
  yield* put(rememberingChanged({ exportId: exported.id, now: unremembered(saleId, exported, 'sending', isKept) }));
  yield* put(exportKept({ exportId: exported.id }));
}

export const unremembered = (
  saleId: string,
  { id, platform, platformName }: NewSentExport,
  status: Unremembered['status'],
  isKept: boolean,
): Unremembered => ({ id, saleId, platform, platformName, status, isKept });
