import { effectsOf } from '../../domain/operations/operations';
import { stepsOf, withSteps } from '../../services/offlineCache/acknowledgedChanges';
import { applyToDocuments, emptySale, type FakeSale } from '../fakes/lots/fakeSale';
import type { KeptDocuments, KeptSession } from './keptSession';
import { documentsOf } from './recordSession';

type RecordedSale = KeptSession['sale'];

const inMap = <Each extends { readonly id: string }>(all: readonly Each[]): Map<string, Each> =>
  new Map(all.map((each) => [each.id, each]));

function saleOf({ lots, privates, photos, numbers }: KeptDocuments): FakeSale {
  return {
    ...emptySale(),
    lots: inMap(lots),
    privates: inMap(privates),
    photos: inMap(photos),
    numbers: new Map(Object.entries(numbers)),
  };
}

/** The documents after the kept operations, as a server applies them. */
export function appliedByServer({ before, operations }: RecordedSale): KeptDocuments {
  const sale = saleOf(before);
  for (const operation of operations) applyToDocuments(sale, operation);
  return documentsOf(sale);
}

/** The lots and photos after the kept operations, as the copy on a device applies them. */
export function appliedByCopy({ before, operations }: RecordedSale): Pick<KeptDocuments, 'lots' | 'photos'> {
  const start: Pick<KeptDocuments, 'lots' | 'photos'> = before;
  const { lots, photos } = operations.reduce((copy, operation) => {
    const effects = effectsOf(operation);
    return {
      lots: withSteps(copy.lots, stepsOf(effects.lots)),
      photos: withSteps(copy.photos, stepsOf(effects.photos)),
    };
  }, start);
  const after = documentsOf({ ...emptySale(), lots: inMap(lots), photos: inMap(photos) });
  return { lots: after.lots, photos: after.photos };
}
