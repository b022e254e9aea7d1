import { importLinkTexts } from '../../../features/imports/model/importLinkTexts';
import { selectImportRun } from '../../../features/imports/model/importSlice';
import { useImportSelector } from '../../../features/imports/ui/importHooks';
import { useSalesSelector } from '../../../features/sales/salesHooks';
import { selectOpenableSale } from '../../../features/sales/salesSlice';
import { useTexts } from '../../../shared/messages/useTexts';
import { usePageTitle } from '../../../shared/ui/layout/usePageTitle';
import type { PageProps } from '../../lazy/lazyPage';
import { NoSale } from '../../modules/frame/NoSale';
import { SaleCrumb } from '../../modules/frame/SaleCrumb';
import { WorkspaceLayout } from '../../modules/frame/WorkspaceLayout';
import { importFiles, importsModule } from '../../modules/importsModule';
import { peopleModule } from '../../modules/peopleModule';
import { sessionModule } from '../../modules/sessionModule';
import { workspaceModule } from '../../modules/workspaceModule';
import { SaleImport } from './SaleImport';

/** What an import needs of the store; first who judges refusals. */
export const modules = [sessionModule, workspaceModule, peopleModule, importsModule];

/** `/sales/:saleId/import`. */
export function SaleImportRoute({ params: { saleId = '' } }: PageProps) {
  const texts = useTexts(importLinkTexts);
  const sale = useSalesSelector((state) => selectOpenableSale(state, saleId));
  usePageTitle(texts.import, sale?.title ?? null);
  // An import that is being written goes on at the next visit, and the page says that one may leave.
  const isWriting = useImportSelector((state) => selectImportRun(state, saleId)).status === 'writing';
  return (
    <WorkspaceLayout width="page" guarded={!isWriting} bar={sale !== undefined && <SaleCrumb sale={sale} />}>
      {sale === undefined ? <NoSale saleId={saleId} /> : <SaleImport key={sale.id} sale={sale} files={importFiles} />}
    </WorkspaceLayout>
  );
}
