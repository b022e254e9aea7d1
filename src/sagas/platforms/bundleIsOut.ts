import { call, put, type SagaGenerator } from 'typed-redux-saga';
import type { OutgoingBundle } from '../../domain/platforms/bundle/outgoingBundle';
import type { Profile } from '../../domain/platforms/profile';
import { sentOfBundle } from '../../domain/platforms/sent/sentOfBundle';
import { bundleSaved } from '../../features/platforms/model/exportSlice';
import { newId } from '../../shared/id';
import { keepExport } from './keepExport';

/** Once for each bundle that the person has got. The whole of it is too much for an action. */
export function* bundleIsOut(bundle: OutgoingBundle, profile: Profile): SagaGenerator<void> {
  const { saleId, platformId, fileName, lots } = bundle;
  yield* put(bundleSaved({ saleId, platformId, fileName, lots: lots.length }));
  yield* call(keepExport, saleId, sentOfBundle(bundle, profile, newId()));
}
