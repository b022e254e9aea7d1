import { put, type SagaGenerator } from 'typed-redux-saga';
import type { OutgoingBundle } from '../../domain/platforms/bundle/outgoingBundle';
import { bundleSaved } from '../../features/platforms/model/exportSlice';

/** Once for each bundle that the person has got. The whole of it is too much for an action. */
export function* bundleIsOut({ saleId, platformId, fileName, lots }: OutgoingBundle): SagaGenerator<void> {
  yield* put(bundleSaved({ saleId, platformId, fileName, lots: lots.length }));
}
