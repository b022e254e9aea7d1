import { select, type SagaGenerator } from 'typed-redux-saga';
import type { ExportedLots, PlatformLot } from '../../domain/platforms/platformLot';
import type { Profile } from '../../domain/platforms/profile';
import { createCompareSent } from '../../domain/platforms/sent/compareSent';
import type { Sale } from '../../domain/sales/sale';
import {
  selectPhotosByLot,
  selectPlatformLots,
  selectWithdrawn,
} from '../../features/lots/model/outgoing/platformLots';
import { changedLots, compareNow } from '../../features/platforms/model/sent/compareNow';
import { selectPlatformState } from '../../features/platforms/model/sent/sentSlice';

/** The lots of an export, in the order of the sale. */
export function* lotsThatGo(
  which: { readonly lots: ExportedLots; readonly numbers: string },
  sale: Sale,
  profile: Profile,
): SagaGenerator<readonly PlatformLot[]> {
  const lots = yield* select(selectPlatformLots, which);
  if (which.lots !== 'changed') return lots;
  const now = { lots, withdrawn: yield* select(selectWithdrawn), photos: yield* select(selectPhotosByLot) };
  const state = yield* select(selectPlatformState, profile.id);
  return changedLots(compareNow(createCompareSent(profile), state, sale, now), lots);
}
