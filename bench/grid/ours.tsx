import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import type { Sale } from '../../src/domain/sales/sale';
import { selectGridIds } from '../../src/features/lots/model/view/gridSelectors';
import { selectLot } from '../../src/features/lots/model/lots/lotsSlice';
import { selectSearch, navigate } from '../../src/features/navigation/model/navigationSlice';
import { LotsWorkspace } from '../../src/features/lots/ui/workspace/LotsWorkspace';
import { useLotsSelector } from '../../src/features/lots/ui/shared/lotsHooks';
import { PicturesContext } from '../../src/features/lots/ui/shared/picturesContext';
import { selectUnsentCount } from '../../src/features/lots/model/saves/savesSlice';
import { createCachingLotsGateway } from '../../src/services/offlineCache/cachingLotsGateway';
import { createOtherPages } from '../../src/services/offlineCache/otherPages';
import { createFakeLotsGateway, type FakeLotsGateway } from '../../src/testing/fakes/lots/fakeLotsGateway';
import type { LotsGateway } from '../../src/services/lots/LotsGateway';
import { createFakeOutbox } from '../../src/testing/fakes/outbox/fakeOutbox';
import { PageLayout } from '../../src/shared/ui/layout/PageLayout';
import { NavigationContext } from '../../src/shared/ui/navigation/navigation';
import '../../src/shared/ui/style/base.css';
import { ADA, makeWorkspace, SALE } from '../../src/testing/stores/makeWorkspace';
import type { Side } from './api';
import { offlineCache, LOTS, UID } from './kept';
import { benchLots } from './lots';

/** Fakes answer within the same task; a database or a network never does, and the page must have its turn between. */
function afterTurn<Gateway extends object>(gateway: Gateway): Gateway {
  return new Proxy(gateway, {
    get(target, name, receiver) {
      const found: unknown = Reflect.get(target, name, receiver);
      if (typeof found !== 'function') return found;
      return (...args: unknown[]) => {
        const answer: unknown = Reflect.apply(found, target, args);
        if (!(answer instanceof Promise)) return answer;
        return new Promise((resolve) => setTimeout(resolve, 5)).then(() => answer as Promise<unknown>);
      };
    },
  });
}

/** A server that takes work and tells of it, and has not answered yet what the lots are. */
function createServer(fake: FakeLotsGateway): LotsGateway {
  return {
    ...fake,
    listen(saleId, listener) {
      let isSilent = true;
      const stop = fake.listen(saleId, (event) => {
        if (!isSilent) listener(event);
      });
      queueMicrotask(() => (isSilent = false));
      return stop;
    },
  };
}

const SHOWN_SALE: Sale = {
  id: SALE,
  title: 'Fine furniture and works of art',
  date: '2027-03-12',
  place: null,
  currency: 'EUR',
  status: 'open',
  roles: { [UID]: 'owner' },
  createdBy: UID,
};

function Page() {
  const lotId = new URLSearchParams(useLotsSelector(selectSearch)).get('lot');
  return (
    // Its height is the window's; without it the table would be as high as all its rows, and draw them.
    <PageLayout header={null} width="desk">
      <LotsWorkspace sale={SHOWN_SALE} currencyOf={() => SHOWN_SALE.currency} lotId={lotId} more={[]} />
    </PageLayout>
  );
}

/** The workspace of lots in the real store with its real sagas, and fakes outside; the lots come from the device. */
export function show(place: HTMLElement): Side {
  const lots = createFakeLotsGateway();
  const outbox = createFakeOutbox();
  const server = afterTurn(createServer(lots));
  const space = makeWorkspace({
    lots: createCachingLotsGateway(server, offlineCache, () => UID, createOtherPages()),
    outbox: afterTurn(outbox),
  });
  void space.auth.signUp(ADA, 'kept');
  createRoot(place).render(
    <Provider store={space.store}>
      <NavigationContext value={{ navigate: (to) => void space.store.dispatch(navigate(to)) }}>
        <PicturesContext value={space.pictures}>
          <Page />
        </PicturesContext>
      </NavigationContext>
    </Provider>,
  );
  return {
    answer() {
      const known = benchLots(LOTS);
      lots.seed(SALE, known);
      lots.emit(SALE, { type: 'lots', changed: known, removed: [], fromServer: true });
      lots.emit(SALE, { type: 'photos', changed: [], removed: [], fromServer: true });
    },
    tell(received) {
      const known = lots.documents(SALE).lots;
      const ids = space.read(selectGridIds);
      const changed = received.map(({ index, title }) => {
        const lot = known.get(ids[index] ?? '');
        if (lot === undefined) throw new Error(`There is no lot at ${String(index)}.`);
        return { ...lot, title };
      });
      for (const lot of changed) known.set(lot.id, lot);
      lots.emit(SALE, { type: 'lots', changed, removed: [], fromServer: true });
    },
    valueOf: ({ row, column }) => space.read(selectLot, space.read(selectGridIds)[row] ?? '')?.[column],
    isSettled: () => space.read(selectUnsentCount) === 0,
    forget() {
      space.actions.splice(0);
      lots.documents(SALE).ops.clear();
    },
  };
}
