import { useMemo } from 'react';
import type { Sale } from '../../../domain/sales/sale';
import { CataloguePreview } from '../../../features/catalogue/preview/CataloguePreview';
import { previewTexts } from '../../../features/catalogue/preview/previewTexts';
import { retryLots, selectLots, selectLotsCode, selectLotsStatus } from '../../../features/lots/model/lots/lotsSlice';
import { selectUnsentPhotos } from '../../../features/lots/model/photos/intakeSelectors';
import { selectStoredBuckets } from '../../../features/lots/model/photos/photosSlice';
import { useLotsSelector } from '../../../features/lots/ui/shared/lotsHooks';
import { Picture } from '../../../features/lots/ui/shared/Picture';
import { allEntities } from '../../../shared/buckets/buckets';
import { useTexts } from '../../../shared/messages/useTexts';
import { UnreadBanner } from '../../../shared/ui/messages/UnreadBanner';
import { useAppDispatch } from '../../../store/hooks';
import { SalePublication } from './SalePublication';

/** The catalogue before it is public, from the lots and photos of the sale as this device has them. */
export function SalePreview({ sale }: { readonly sale: Sale }) {
  const texts = useTexts(previewTexts);
  const dispatch = useAppDispatch();
  const status = useLotsSelector(selectLotsStatus);
  const code = useLotsSelector(selectLotsCode);
  const lots = useLotsSelector(selectLots);
  const stored = useLotsSelector(selectStoredBuckets);
  const unsent = useLotsSelector(selectUnsentPhotos);
  const photos = useMemo(() => allEntities(stored), [stored]);
  if (status === 'failed') {
    return <UnreadBanner title={texts.unread} code={code} onRetry={() => dispatch(retryLots())} />;
  }
  if (status !== 'live') return <p role="status">{texts.loading}</p>;
  return (
    <CataloguePreview
      sale={sale}
      lots={lots}
      photos={photos}
      unsent={unsent}
      pictureOf={({ id }) => <Picture photoId={id} size="thumb" alt="" fit="contain" />}
      publication={<SalePublication sale={sale} place="look" />}
    />
  );
}
