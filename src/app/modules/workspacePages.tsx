import { useLotsSelector } from '../../features/lots/lotsHooks';
import { selectLot } from '../../features/lots/lotsSlice';
import { LotsWorkspace } from '../../features/lots/LotsWorkspace';
import { lotName } from '../../features/lots/lotWords';
import { PicturesContext } from '../../features/lots/picturesContext';
import { selectSearch } from '../../features/navigation/navigationSlice';
import { useSalesSelector } from '../../features/sales/salesHooks';
import { SalesPage } from '../../features/sales/SalesPage';
import { selectSale, selectSalesCode, selectSalesStatus } from '../../features/sales/salesSlice';
import { DATA_TEXTS } from '../../shared/failureTexts';
import { Banner } from '../../shared/ui/Banner';
import { ButtonLink } from '../../shared/ui/ButtonLink';
import { EmptyState } from '../../shared/ui/EmptyState';
import type { PageProps } from '../lazyPage';
import { WorkspaceLayout } from './WorkspaceLayout';
import { usePageTitle } from './usePageTitle';
import { pictures } from './workspaceModule';

export { workspaceModule as module } from './workspaceModule';

/** `/sales`. */
export function SalesRoute() {
  return (
    <WorkspaceLayout width="page">
      <SalesPage />
    </WorkspaceLayout>
  );
}

/** `/sales/:saleId`, with the lot of the editor in `?lot=`. */
export function SaleRoute({ params: { saleId = '' } }: PageProps) {
  const search = new URLSearchParams(useSalesSelector(selectSearch));
  const sale = useSalesSelector((state) => selectSale(state, saleId));
  const lotId = search.get('lot');
  const lot = useLotsSelector((state) => (lotId === null ? undefined : selectLot(state, lotId)));
  usePageTitle(lot === undefined ? null : lotName(lot), sale?.title ?? 'Lots');
  return (
    <PicturesContext value={pictures}>
      <WorkspaceLayout width="full">
        {sale === undefined ? <NoSale /> : <LotsWorkspace sale={sale} lotId={lotId} />}
      </WorkspaceLayout>
    </PicturesContext>
  );
}

function NoSale() {
  const status = useSalesSelector(selectSalesStatus);
  const code = useSalesSelector(selectSalesCode);
  if (status === 'failed') {
    return (
      <Banner tone="danger" role="alert" title="The sale cannot be read">
        {DATA_TEXTS[code ?? 'unknown']}
      </Banner>
    );
  }
  if (status !== 'live') return null;
  return (
    <EmptyState
      icon="search"
      title="This sale is not among yours"
      action={<ButtonLink href="/sales">My sales</ButtonLink>}
    >
      <p>The address may be wrong, or its owner has not invited you.</p>
    </EmptyState>
  );
}
