import { formatLotNumber } from '../../domain/numbering/lotNumber';
import { useTexts } from '../../shared/messages/useTexts';
import { Button } from '../../shared/ui/buttons/Button';
import { EmptyState } from '../../shared/ui/messages/EmptyState';
import { useAppDispatch } from '../../store/hooks';
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
        <EmptyState icon="catalogue" title={texts.missing}>
          {texts.missingText}
        </EmptyState>
      );
    case 'failed':
      return (
        <EmptyState
          icon="warning"
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
