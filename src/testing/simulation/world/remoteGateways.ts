import { formatLotNumber } from '../../../domain/numbering/lotNumber';
import { GatewayFailure } from '../../../services/failure';
import type { FilesGateway, Upload } from '../../../services/files/FilesGateway';
import type { LotPrivateEvent, LotsEvent, LotsGateway } from '../../../services/lots/LotsGateway';
import { claimedNumber } from '../../../domain/operations/operationNumbers';
import type { NumbersGateway, ReservedEvent } from '../../../services/numbers/NumbersGateway';
import type { SalesGateway } from '../../../services/sales/SalesGateway';
import type { Network } from './network';
import type { Owner } from './virtualTime';

interface Entity {
  readonly id: string;
}
interface Changes {
  readonly type: string;
  readonly changed: readonly Entity[];
  readonly removed: readonly string[];
}

/**
 * Makes of a stream that begins anew after each break what the real one emits: the differences to what it emitted before.
 */
function createDifferences(): (event: Changes, round: number) => Changes {
  const received = new Map<string, { round: number; readonly entities: Map<string, Entity> }>();
  return (event, round) => {
    const known = received.get(event.type) ?? { round: -1, entities: new Map<string, Entity>() };
    received.set(event.type, known);
    const present = new Set(event.changed.map(({ id }) => id));
    const isWhole = known.round !== round;
    known.round = round;
    const gone = isWhole ? [...known.entities.keys()].filter((id) => !present.has(id)) : event.removed;
    const changed = event.changed.filter((entity) => known.entities.get(entity.id) !== entity);
    for (const entity of changed) known.entities.set(entity.id, entity);
    for (const id of gone) known.entities.delete(id);
    return { ...event, changed, removed: gone };
  };
}

/** Everything that reaches a page from outside. */
export interface RemoteEvents {
  received(event: LotsEvent | LotPrivateEvent): void;
  /** Another lot has the number. */
  taken(lotId: string, number: string): void;
}

/** The lots as a page has them: over its network. */
export function remoteLots(network: Network, page: Owner, lots: LotsGateway, events: RemoteEvents): LotsGateway {
  const stream = <Event extends LotsEvent | LotPrivateEvent>(
    subscribe: (tell: (event: Event) => void) => () => void,
    listener: (event: Event) => void,
  ): (() => void) => {
    const difference = createDifferences();
    return network.follow<Event>(page, subscribe, (event, round) => {
      const received = 'changed' in event ? ({ ...event, ...difference(event, round) } as Event) : event;
      events.received(received);
      listener(received);
    });
  };
  return {
    ...lots,
    listen: (saleId, listener) => stream<LotsEvent>((tell) => lots.listen(saleId, tell), listener),
    listenPrivate: (saleId, listener) => stream<LotPrivateEvent>((tell) => lots.listenPrivate(saleId, tell), listener),
    async apply(operation, onKnown) {
      // Only of the attempt whose answer arrives.
      try {
        const { conflicts, isKnown } = await network.request(page, async () => {
          let known = false;
          const answer = await lots.apply(operation, () => (known = true));
          return { conflicts: answer, isKnown: known };
        });
        if (isKnown) onKnown?.();
        return conflicts;
      } catch (error) {
        const number = claimedNumber(operation);
        const isTaken = error instanceof GatewayFailure && error.code === 'already-exists';
        if (isTaken && number !== null) events.taken(operation.lotId, formatLotNumber(number));
        throw error;
      }
    },
  };
}

export function remoteSales(network: Network, page: Owner, sales: SalesGateway): SalesGateway {
  return {
    listen: (uid, listener) => network.follow(page, (tell) => sales.listen(uid, tell), listener),
    create: (...args) => network.request(page, () => sales.create(...args)),
    change: (...args) => network.request(page, () => sales.change(...args)),
    changeMaps: (...args) => network.request(page, () => sales.changeMaps(...args)),
    changePlatforms: (...args) => network.request(page, () => sales.changePlatforms(...args)),
    putAway: (...args) => network.request(page, () => sales.putAway(...args)),
    move: (...args) => network.request(page, () => sales.move(...args)),
  };
}

export function remoteNumbers(network: Network, page: Owner, numbers: NumbersGateway): NumbersGateway {
  return {
    reserve: (...args) => network.request(page, () => numbers.reserve(...args)),
    list: (saleId) => network.request(page, () => numbers.list(saleId)),
    listenReserved: (saleId, listener) =>
      network.follow<ReservedEvent>(page, (tell) => numbers.listenReserved(saleId, tell), listener),
    release: (...args) => network.request(page, () => numbers.release(...args)),
  };
}

export function remoteFiles(network: Network, page: Owner, files: FilesGateway): FilesGateway {
  return {
    upload: (path, blob, onProgress): Upload => {
      let isLeft = false;
      const done = network
        .holdFile(page)
        .then(() => (isLeft ? undefined : network.request(page, () => files.upload(path, blob, () => undefined).done)));
      const received = done.then(() => onProgress(blob.size, blob.size));
      // The caller who has cancelled it does not wait for the end.
      received.catch(() => undefined);
      return { done: received, pause: () => undefined, resume: () => undefined, cancel: () => void (isLeft = true) };
    },
    isStored: (...args) => network.request(page, () => files.isStored(...args)).catch(() => false),
    load: (path) => network.request(page, () => files.load(path)),
    bytes: (path) => network.request(page, () => files.bytes(path)),
    list: (folder) => network.request(page, () => files.list(folder)),
    remove: (path) => network.request(page, () => files.remove(path)),
  };
}
