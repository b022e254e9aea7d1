import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { Lot } from '../../domain/lots/lot';
import type { Photo } from '../../domain/photos/photo';
import type { Role, Sale } from '../../domain/sales/sale';
import { useSalesSelector } from '../../features/sales/salesHooks';
import { selectSale } from '../../features/sales/salesSlice';
import { createSaleServer, type SaleServer } from '../../services/sales/saleServer';
import { ScrollOffsetProvider } from '../../shared/scroll/ScrollOffsetProvider';
import { ME } from '../stores/makeMembers';
import { settle } from '../stores/makeTestStore';
import { SALE, type Workspace } from '../stores/makeWorkspace';

/** A server with one open sale, in which the person has this role. */
export function createServerOfSale(role: Role): SaleServer {
  const server = createSaleServer();
  const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR', status: 'open' } as const;
  server.sales.set(SALE, { id: SALE, ...details, roles: { [ME]: role }, createdBy: 'olga' });
  return server;
}

function OfSale({ part }: { readonly part: (sale: Sale) => ReactNode }) {
  const sale = useSalesSelector((state) => selectSale(state, SALE));
  return sale === undefined ? null : part(sale);
}

/** Reports all lots and photos of the sale, as the server does, and shows a part of a page that is about it. */
export async function renderSalePart(
  { lots: gateway, store }: Pick<Workspace, 'lots' | 'store'>,
  { lots, photos = [] }: { readonly lots: readonly Lot[]; readonly photos?: readonly Photo[] },
  part: (sale: Sale) => ReactNode,
) {
  gateway.emit(SALE, { type: 'lots', changed: lots, removed: [], fromServer: true });
  gateway.emit(SALE, { type: 'photos', changed: photos, removed: [], fromServer: true });
  await settle();
  return render(
    <Provider store={store}>
      <ScrollOffsetProvider>
        <OfSale part={part} />
      </ScrollOffsetProvider>
    </Provider>,
  );
}
