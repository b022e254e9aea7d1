import { CameraPage } from '../../../features/lots/ui/camera/CameraPage';
import { PicturesContext } from '../../../features/lots/ui/shared/picturesContext';
import { cameraTexts } from '../../../features/lots/model/camera/cameraTexts';
import { useSalesSelector } from '../../../features/sales/salesHooks';
import { selectOpenableSale } from '../../../features/sales/salesSlice';
import { createBrowserCamera } from '../../../services/camera/browserCamera';
import { useTexts } from '../../../shared/messages/useTexts';
import { usePageTitle } from '../../../shared/ui/layout/usePageTitle';
import type { PageProps } from '../../lazy/lazyPage';
import { OnceOpen } from '../../modules/frame/OnceOpen';
import { SaleCrumb } from '../../modules/frame/SaleCrumb';
import { WorkspaceLayout } from '../../modules/frame/WorkspaceLayout';
import { pictures } from '../../modules/workspaceModule';

const camera = createBrowserCamera();

/** `/sales/:saleId/intake`: photographing with the camera of this device. */
export function IntakeRoute({ params: { saleId = '' } }: PageProps) {
  const texts = useTexts(cameraTexts);
  const sale = useSalesSelector((state) => selectOpenableSale(state, saleId));
  usePageTitle(texts.title, sale?.title ?? null);
  return (
    <PicturesContext value={pictures}>
      <WorkspaceLayout width="desk" bar={sale !== undefined && <SaleCrumb sale={sale} />}>
        <OnceOpen saleId={saleId}>{(open) => <CameraPage key={open.id} sale={open} camera={camera} />}</OnceOpen>
      </WorkspaceLayout>
    </PicturesContext>
  );
}
