import { type Lot, NEW_LOT } from '../../../domain/lots/lot';
import type { FakeSale } from '../../fakes/lots/fakeSale';
import type { LotsGateway } from '../../../services/lots/LotsGateway';
import type { Operation } from '../../../domain/operations/operations';
import { isKnownOperation } from '../../../domain/operations/knownOperation';

/** In a run with two builds, the older one does not know this field of a lot. Only those of `laterActs.ts` are about it. */
export const LATER = 'weight';

/** What the reader of a build makes of a lot's document. */
export function readLotBy(isOlder: boolean, lot: Lot): Lot {
  const known: string | undefined = isOlder ? undefined : lot[LATER];
  return known === undefined ? { ...lot, [LATER]: NEW_LOT[LATER] } : lot;
}

/** The lots as a page of a build shows them. */
export const lotsReadBy = (isOlder: boolean, lots: LotsGateway): LotsGateway => ({
  ...lots,
  listen: (saleId, listener) =>
    lots.listen(saleId, (event) =>
      listener(
        event.type === 'lots' ? { ...event, changed: event.changed.map((lot) => readLotBy(isOlder, lot)) } : event,
      ),
    ),
});

const isAboutLater = (operation: Operation): boolean => operation.kind === 'editLot' && LATER in operation.changes;

/** Whether an older build knows all of an operation that it finds on the device. */
export const isKnownToOlder = (operation: Operation): boolean =>
  isKnownOperation(operation) && !isAboutLater(operation);

/** What the server gets of a page of the older build. `overwrites`: it writes whole documents, to see that this is found. */
export function lotsWrittenByOlder(lots: LotsGateway, sale: FakeSale, overwrites: boolean): LotsGateway {
  const leaveOut = (lotId: string): void => {
    const { [LATER]: _, ...rest } = sale.lots.get(lotId) ?? NEW_LOT;
    if (sale.lots.has(lotId)) sale.lots.set(lotId, rest as Lot);
  };
  return {
    ...lots,
    async apply(operation, onKnown) {
      if (isAboutLater(operation)) throw new Error('The older build sends what it does not know.');
      const isNew = !sale.ops.has(operation.id);
      const answer = await lots.apply(withoutLater(operation), onKnown);
      if (isNew && (operation.kind === 'createLot' || overwrites)) leaveOut(operation.lotId);
      return answer;
    },
  };
}

function withoutLater(operation: Operation): Operation {
  if (operation.kind !== 'createLot') return operation;
  const { [LATER]: _, ...fields } = operation.fields;
  return { ...operation, fields };
}
