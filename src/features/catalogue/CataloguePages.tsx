import { formatLotNumber } from '../../domain/numbering/lotNumber';
import { useTexts } from '../../shared/messages/useTexts';
import { Button } from '../../shared/ui/buttons/Button';
import { ButtonLink } from '../../shared/ui/buttons/ButtonLink';
import { EmptyState } from '../../shared/ui/messages/EmptyState';
import { useAppDispatch } from '../../store/hooks';
import { useSignInState } from '../auth/shared/signInState';
import styles from './CataloguePages.module.css';
import { CatalogueCover } from './CatalogueCover';
import { CatalogueList } from './CatalogueList';
import { CatalogueLot } from './CatalogueLot';
import { placeOfLot, retryCatalogue, selectCatalogue } from './catalogueSlice';
import { catalogueTexts } from './catalogueTexts';
import type { PhotoAddress } from './photoAddress';
import { useCatalogueSelector } from './publicHooks';

interface CataloguePagesProps {
  readonly slug: string;
  /** As it stands in the address; null for the whole catalogue. */
  readonly lotNumber: string | null;
  readonly photoAddress: PhotoAddress;
}

/** `/c/:slug` and `/c/:slug/:lotNumber`: a published sale for everybody, to be read as a printed catalogue. */
export function CataloguePages({ slug, lotNumber, photoAddress }: CataloguePagesProps) {
  const texts = useTexts(catalogueTexts);
  const dispatch = useAppDispatch();
  const catalogue = useCatalogueSelector((state) => selectCatalogue(state, slug));
  switch (catalogue.status) {
    case 'idle':
    case 'loading':
      return (
        <p role="status" className={styles['waiting']}>
          {texts.loading}
        </p>
      );
    case 'missing':
      return (
        <EmptyState icon="catalogue" level={1} title={texts.missing}>
          {texts.missingText}
        </EmptyState>
      );
    case 'offline':
      return <OfflineCatalogue saleId={catalogue.saleId} />;
    case 'failed':
      return (
        <EmptyState
          icon="warning"
          level={1}
          title={texts.failed}
          action={<Button onClick={() => dispatch(retryCatalogue())}>{texts.again}</Button>}
        >
          {texts.failedText}
        </EmptyState>
      );
    case 'shown': {
      const { details, lots } = catalogue;
      if (lotNumber === null) {
        return (
          <CatalogueList
            details={details}
            lots={lots}
            hrefOf={(lot) => `/c/${slug}/${formatLotNumber(lot)}`}
            pictureOf={(cover) => <CatalogueCover cover={cover} photoAddress={photoAddress} />}
          />
        );
      }
      const place = placeOfLot(lots, lotNumber);
      return <CatalogueLot {...catalogue} place={place} wanted={lotNumber} photoAddress={photoAddress} />;
    }
  }
}

/**
 * In place of a catalogue that was taken offline. The page of visitors does not read sales, so it offers the way to publish
 * again to all people who are signed in; the settings are shown to the members of the sale only.
 */
function OfflineCatalogue({ saleId }: { readonly saleId: string }) {
  const texts = useTexts(catalogueTexts);
  const isSignedIn = useSignInState().status === 'signedIn';
  return (
    <EmptyState
      icon="catalogue"
      level={1}
      title={texts.offline}
      action={
        isSignedIn ? (
          <ButtonLink href={`/sales/${saleId}/settings#catalogue`}>{texts.toSettings}</ButtonLink>
        ) : undefined
      }
    >
      <p>{texts.offlineText}</p>
      {isSignedIn && <p>{texts.offlineOwn}</p>}
    </EmptyState>
  );
}
