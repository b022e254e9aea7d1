import { selectSearch } from '../../../features/navigation/model/navigationSlice';
import { exportTexts } from '../../../features/platforms/texts/exportTexts';
import { ownPlatformTexts } from '../../../features/platforms/texts/ownPlatformTexts';
import { useSalesSelector } from '../../../features/sales/salesHooks';
import { selectOpenableSale } from '../../../features/sales/salesSlice';
import { useTexts } from '../../../shared/messages/useTexts';
import type { PageProps } from '../../lazy/lazyPage';
import { OnceOpen } from '../../modules/frame/OnceOpen';
import { SaleCrumb } from '../../modules/frame/SaleCrumb';
import { usePageTitle } from '../../../shared/ui/layout/usePageTitle';
import { WorkspaceLayout } from '../../modules/frame/WorkspaceLayout';
import { membersModule } from '../../modules/membersModule';
import { peopleModule } from '../../modules/peopleModule';
import { platformsModule, templateFiles } from '../../modules/platformsModule';
import { sessionModule } from '../../modules/sessionModule';
import { SaleExport } from './SaleExport';
import { SaleOwnPlatform } from './SaleOwnPlatform';
import { workListsModule } from '../../modules/workListsModule';
import { workspaceModule } from '../../modules/workspaceModule';

/** What an export needs of the store; first who judges refusals. */
export const modules = [sessionModule, workspaceModule, peopleModule, membersModule, platformsModule, workListsModule];

/** `/sales/:saleId/export`. */
export function SaleExportRoute({ params: { saleId = '' } }: PageProps) {
  const texts = useTexts(exportTexts);
  const sale = useSalesSelector((state) => selectOpenableSale(state, saleId));
  usePageTitle(texts.title, sale?.title ?? null);
  return (
    <WorkspaceLayout width="page" bar={sale !== undefined && <SaleCrumb sale={sale} />}>
      <OnceOpen saleId={saleId}>{(open) => <SaleExport key={open.id} sale={open} />}</OnceOpen>
    </WorkspaceLayout>
  );
}

/** `/sales/:saleId/platform`; with `?platform=` one that is there already. */
export function OwnPlatformRoute({ params: { saleId = '' } }: PageProps) {
  const texts = useTexts(ownPlatformTexts);
  const sale = useSalesSelector((state) => selectOpenableSale(state, saleId));
  const search = useSalesSelector(selectSearch);
  usePageTitle(texts.title, sale?.title ?? null);
  const platformId = new URLSearchParams(search).get('platform');
  return (
    <WorkspaceLayout width="page" bar={sale !== undefined && <SaleCrumb sale={sale} />}>
      <OnceOpen saleId={saleId}>
        {(open) => (
          <SaleOwnPlatform
            key={`${open.id} ${platformId ?? ''}`}
            sale={open}
            platformId={platformId}
            files={templateFiles}
          />
        )}
      </OnceOpen>
    </WorkspaceLayout>
  );
}
