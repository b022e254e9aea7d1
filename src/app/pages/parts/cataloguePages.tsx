import { useCallback } from 'react';
import { useSignInState } from '../../../features/auth/shared/signInState';
import { CataloguePages } from '../../../features/catalogue/CataloguePages';
import type { PhotoAddress } from '../../../features/catalogue/photoAddress';
import { placeOfLot, selectCatalogue } from '../../../features/catalogue/catalogueSlice';
import { catalogueTexts } from '../../../features/catalogue/catalogueTexts';
import { useCatalogueSelector } from '../../../features/catalogue/publicHooks';
import { useTexts } from '../../../shared/messages/useTexts';
import { LanguageSelect } from '../../../shared/ui/fields/LanguageSelect';
import { AppHeader } from '../../../shared/ui/layout/AppHeader';
import { PageLayout } from '../../../shared/ui/layout/PageLayout';
import type { PageProps } from '../../lazy/lazyPage';
import { photoAddress } from '../../modules/catalogueModule';
import { usePageTitle } from '../../../shared/ui/layout/usePageTitle';

/** `/c/:slug` and `/c/:slug/:lotNumber`. */
export function CatalogueRoute({ params: { slug = '', lotNumber } }: PageProps) {
  const texts = useTexts(catalogueTexts);
  const isSignedIn = useSignInState().status === 'signedIn';
  const catalogue = useCatalogueSelector((state) => selectCatalogue(state, slug));
  const lots = catalogue.status === 'shown' ? catalogue.lots : [];
  const lot = lotNumber === undefined ? undefined : lots[placeOfLot(lots, lotNumber)];
  const title = catalogue.status === 'shown' ? catalogue.details.title : texts.catalogue;
  usePageTitle(
    lot === undefined || lotNumber === undefined ? null : `${texts.lot(`${lot.number}${lot.suffix}`)} ${lot.title}`,
    catalogue.status === 'missing' || catalogue.status === 'offline' ? texts[catalogue.status] : title,
  );
  const address: PhotoAddress = useCallback((photo, size) => photoAddress(slug, photo, size), [slug]);
  return (
    <PageLayout header={<AppHeader home={isSignedIn ? '/sales' : '/'} user={<LanguageSelect />} />}>
      <CataloguePages slug={slug} lotNumber={lotNumber ?? null} photoAddress={address} />
    </PageLayout>
  );
}
