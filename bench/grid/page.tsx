import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import type { Sale } from '../../src/domain/sale';
import { selectSearch, navigate } from '../../src/features/navigation/navigationSlice';
import { LotsWorkspace } from '../../src/features/lots/LotsWorkspace';
import { useLotsSelector } from '../../src/features/lots/lotsHooks';
import { PicturesContext } from '../../src/features/lots/picturesContext';
import { createFakeLotsGateway } from '../../src/services/lots/fakeLotsGateway';
import { createFakeOutbox } from '../../src/services/outbox/fakeOutbox';
import { NavigationContext } from '../../src/shared/ui/navigation';
import '../../src/shared/ui/base.css';
import { makeWorkspace, SALE } from '../../src/testing/makeWorkspace';
import { benchLots } from './lots';
import { gridBench } from './measure';

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

const lots = createFakeLotsGateway();
const outbox = createFakeOutbox();
const space = makeWorkspace({ lots: afterTurn(lots), outbox: afterTurn(outbox) });
const count = Number(new URLSearchParams(window.location.search).get('lots') ?? 10_000);
lots.seed(SALE, benchLots(count));
await space.signIn();

const sale: Sale = {
  id: SALE,
  title: 'Fine furniture and works of art',
  date: '2027-03-12',
  place: null,
  currency: 'EUR',
  status: 'open',
  roles: { 'user-1': 'owner' },
  createdBy: 'user-1',
};

function Page() {
  const lotId = new URLSearchParams(useLotsSelector(selectSearch)).get('lot');
  return <LotsWorkspace sale={sale} lotId={lotId} />;
}

const root = document.getElementById('root');
if (root === null) throw new Error('There is no place for the page.');
createRoot(root).render(
  <Provider store={space.store}>
    <NavigationContext value={{ navigate: (to) => void space.store.dispatch(navigate(to)) }}>
      <PicturesContext value={space.pictures}>
        <Page />
      </PicturesContext>
    </NavigationContext>
  </Provider>,
);

Object.assign(globalThis, { gridBench });
