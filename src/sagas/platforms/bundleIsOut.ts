import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { OutgoingBundle } from '../../domain/platforms/bundle/outgoingBundle';
import { profileOf } from '../../domain/platforms/profiles/chosen';
import { sentOfBundle } from '../../domain/platforms/sent/sentOfBundle';
import { bundleSaved } from '../../features/platforms/model/exportSlice';
import { selectSale } from '../../features/sales/salesSlice';
import { newId } from '../../shared/id';
import { keepExport } from './keepExport';

/** Once for each bundle that the person has got. The whole of it is too much for an action. */
export function* bundleIsOut(bundle: OutgoingBundle): SagaGenerator<void> {
  const { saleId, platformId, fileName, lots } = bundle;
  yield* put(bundleSaved({ saleId, platformId, fileName, lots: lots.length }));
  const sale = yield* select(selectSale, saleId);
  const profile = sale === undefined ? undefined : profileOf(sale, platformId);
  if (profile !== undefined) yield* call(keepExport, saleId, sentOfBundle(bundle, profile, newId()));
}
