import { previewTexts } from '../../../features/catalogue/preview/previewTexts';
import { PicturesContext } from '../../../features/lots/ui/shared/picturesContext';
import { useSalesSelector } from '../../../features/sales/salesHooks';
import { selectOpenableSale } from '../../../features/sales/salesSlice';
import { useTexts } from '../../../shared/messages/useTexts';
import { usePageTitle } from '../../../shared/ui/layout/usePageTitle';
import type { PageProps } from '../../lazy/lazyPage';
import { OnceOpen } from '../../modules/frame/OnceOpen';
import { SaleCrumb } from '../../modules/frame/SaleCrumb';
import { WorkspaceLayout } from '../../modules/frame/WorkspaceLayout';
import { identityModule } from '../../modules/identityModule';
import { membersModule } from '../../modules/membersModule';
import { peopleModule } from '../../modules/peopleModule';
import { sessionModule } from '../../modules/sessionModule';
import { signInFlowModule } from '../../modules/signInFlowModule';
import { pictures, workspaceModule } from '../../modules/workspaceModule';
import { SalePreview } from './SalePreview';

/** What the preview needs of the store; first who judges refusals. */
export const modules = [sessionModule, workspaceModule, signInFlowModule, peopleModule, membersModule, identityModule];

/** `/sales/:saleId/preview`: the catalogue as visitors would see it. */
export function SalePreviewRoute({ params: { saleId = '' } }: PageProps) {
  const texts = useTexts(previewTexts);
  const sale = useSalesSelector((state) => selectOpenableSale(state, saleId));
  usePageTitle(texts.title, sale?.title ?? null);
  return (
    <PicturesContext value={pictures}>
      <WorkspaceLayout width="page" bar={sale !== undefined && <SaleCrumb sale={sale} />}>
        <OnceOpen saleId={saleId}>{(open) => <SalePreview sale={open} />}</OnceOpen>
      </WorkspaceLayout>
    </PicturesContext>
  );
}
