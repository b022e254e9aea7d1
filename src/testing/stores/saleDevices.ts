import { GatewayFailure } from '../../services/failure';
import { createFakeLotsGateway, createFakeLotsServer } from '../fakes/lots/fakeLotsGateway';
import type { LotsEvent, LotsGateway } from '../../services/lots/LotsGateway';
import { createFakeNetwork } from '../fakes/fakeNetwork';
import { createFakeReservationStore } from '../fakes/fakeReservationStore';
import { createFakeNumbersGateway, type FakeNumbersServer } from '../fakes/fakeNumbersGateway';
import type { NumbersGateway, ReservedEvent } from '../../services/numbers/NumbersGateway';
import type { Gateways } from '../../services/gateways';
import { createFakeSalesGateway } from '../fakes/fakeSalesGateway';
import type { SalesGateway } from '../../services/sales/SalesGateway';
import { createSaleServer } from '../../services/sales/saleServer';
import type { Sale, SaleStatus } from '../../domain/sales/sale';
import { settle } from './makeTestStore';
import { makeWorkspace, SALE } from './makeWorkspace';

/** The person of every device: the fakes know the first account by this id. */
const PERSON = 'user-1';

export const OPEN_SALE: Sale = {
  id: SALE,
  title: 'Spring',
  date: '2027-04-17',
  place: null,
  currency: 'EUR',
  status: 'open',
  roles: { [PERSON]: 'owner' },
  createdBy: PERSON,
};

/** One server and devices that lose it and find it again. */
export function createSaleDevices(sale: Sale = OPEN_SALE) {
  const server = createFakeLotsServer();
  const { documents } = createFakeLotsGateway('editor', server);
  const numbersServer: FakeNumbersServer = { documents, listeners: new Map() };
  const saleServer = createSaleServer();
  saleServer.sales.set(SALE, sale);
  const opened: { readonly stop: () => Promise<unknown> }[] = [];

  /** `reservationStore`: what the device keeps from an earlier visit. */
  async function open(reservationStore = createFakeReservationStore(), others: Partial<Gateways> = {}) {
    const network = createFakeNetwork();
    const lots = createFakeLotsGateway('editor', server);
    const numbers = createFakeNumbersGateway(numbersServer);
    const notified = {
      lots: new Set<(event: LotsEvent) => void>(),
      reserved: new Set<(event: ReservedEvent) => void>(),
    };
    const online =
      <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
      async (...args: Args): Promise<Result> => {
        if (!network.isThere) throw new GatewayFailure('unavailable');
        return work(...args);
      };
    const lotsHere: LotsGateway = {
      ...lots,
      apply: online(lots.apply),
      listen(saleId, listener) {
        notified.lots.add(listener);
        const stop = lots.listen(saleId, (event) => {
          if (network.isThere) listener(event);
        });
        return () => {
          notified.lots.delete(listener);
          stop();
        };
      },
    };
    const numbersHere: NumbersGateway = {
      ...numbers,
      reserve: online(numbers.reserve),
      list: online(numbers.list),
      release: online(numbers.release),
      listenReserved(saleId, listener) {
        notified.reserved.add(listener);
        const stop = numbers.listenReserved(saleId, (event) => {
          if (network.isThere) listener(event);
        });
        return () => {
          notified.reserved.delete(listener);
          stop();
        };
      },
    };
    const sales = createFakeSalesGateway(null, saleServer);
    const salesHere: SalesGateway = {
      ...sales,
      listen: (uid, listener) => sales.listen(uid, (event) => void (network.isThere && listener(event))),
    };
    const space = makeWorkspace({
      lots: lotsHere,
      numbers: numbersHere,
      reservationStore,
      network,
      sales: salesHere,
      ...others,
    });
    opened.push(space.store);
    await space.signIn();
    await settle();
    /** The server goes out of sight, or comes back with all that happened meanwhile. */
    const connect = async (isThere: boolean): Promise<void> => {
      network.isThere = isThere;
      if (isThere) saleServer.changed();
      const all = isThere ? [...documents(SALE).lots.values()] : [];
      notified.lots.forEach((tell) => tell({ type: 'lots', changed: all, removed: [], fromServer: isThere }));
      if (isThere) {
        const claims = (await numbers.list(SALE)).filter(({ reservedAt }) => reservedAt !== null);
        notified.reserved.forEach((tell) => tell({ type: 'reserved', claims }));
        space.resume.resume('online');
      }
      await settle();
    };
    return { ...space, numbers, reservationStore, connect };
  }

  return {
    open,
    documents: () => documents(SALE),
    setStatus: (status: SaleStatus) => saleServer.setSale(SALE, { status }),
    stop: () => Promise.all(opened.splice(0).map((store) => store.stop())),
  };
}

export type SaleDevice = Awaited<ReturnType<ReturnType<typeof createSaleDevices>['open']>>;
