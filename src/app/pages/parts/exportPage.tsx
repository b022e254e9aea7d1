import { exportTexts } from '../../../features/platforms/texts/exportTexts';
import { useSalesSelector } from '../../../features/sales/salesHooks';
import { selectSale } from '../../../features/sales/salesSlice';
import { useTexts } from '../../../shared/messages/useTexts';
import type { PageProps } from '../../lazy/lazyPage';
import { NoSale } from '../../modules/frame/NoSale';
import { usePageTitle } from '../../../shared/ui/layout/usePageTitle';
import { WorkspaceLayout } from '../../modules/frame/WorkspaceLayout';
import { membersModule } from '../../modules/membersModule';
import { peopleModule } from '../../modules/peopleModule';
import { platformsModule } from '../../modules/platformsModule';
import { sessionModule } from '../../modules/sessionModule';
import { SaleExport } from './SaleExport';
import { workListsModule } from '../../modules/workListsModule';
import { workspaceModule } from '../../modules/workspaceModule';

/** What an export needs of the store; first who judges refusals. */
export const modules = [sessionModule, workspaceModule, peopleModule, membersModule, platformsModule, workListsModule];

/** `/sales/:saleId/export`. */
export function SaleExportRoute({ params: { saleId = '' } }: PageProps) {
  const texts = useTexts(exportTexts);
  const sale = useSalesSelector((state) => selectSale(state, saleId));
  usePageTitle(texts.title, sale?.title ?? null);
  return (
    <WorkspaceLayout width="page">
      {sale === undefined ? <NoSale saleId={saleId} /> : <SaleExport key={sale.id} sale={sale} />}
    </WorkspaceLayout>
  );
}
