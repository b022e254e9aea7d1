import { type ReactNode, useMemo } from 'react';
import { catalogueDetails, catalogueToCome, type PublishedPhoto } from '../../../domain/catalogue/catalogue';
import type { Lot } from '../../../domain/lots/lot';
import type { Photo } from '../../../domain/photos/photo';
import { lotPath } from '../../../domain/sales/addresses';
import { isOwnedBy, type Sale } from '../../../domain/sales/sale';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/buttons/Button';
import { Banner } from '../../../shared/ui/messages/Banner';
import { EmptyState } from '../../../shared/ui/messages/EmptyState';
import { InlineMessage } from '../../../shared/ui/messages/InlineMessage';
import { selectUid } from '../../auth/model/authSlice';
import { usePanel } from '../../navigation/ui/usePanel';
import { usePublicationSelector } from '../catalogueHooks';
import { CatalogueList } from '../CatalogueList';
import { selectPublicationRun } from '../publicationSlice';
import styles from './CataloguePreview.module.css';
import { previewTexts } from './previewTexts';

interface CataloguePreviewProps {
  readonly sale: Sale;
  readonly lots: readonly Lot[];
  readonly photos: readonly Photo[];
  /** Photos that the server does not have yet. */
  readonly unsent: number;
  /** Shows a photo of the sale: a part of another feature. */
  readonly pictureOf: (cover: PublishedPhoto) => ReactNode;
  /** Where its owner publishes it. */
  readonly publication: ReactNode;
}

/** The catalogue as publishing would make it now, for the people of the sale: visitors have no way here. */
export function CataloguePreview({ sale, lots, photos, unsent, pictureOf, publication }: CataloguePreviewProps) {
  const texts = useTexts(previewTexts);
  const uid = usePublicationSelector(selectUid);
  const shown = useMemo(() => catalogueToCome(sale, lots, photos), [sale, lots, photos]);
  const photoCount = shown.reduce((sum, lot) => sum + lot.photos.length, 0);
  const isOwner = isOwnedBy(sale, uid);
  const isPublished = typeof sale.slug === 'string';
  const isAtWork = usePublicationSelector((state) => selectPublicationRun(state, sale.id).status === 'working');
  const [isWanted, setWanted] = usePanel('publication');
  // What is under way stays in sight.
  const isOpen = isOwner && (isWanted || isAtWork);
  return (
    <>
      <div className={styles['note']}>
        <Banner
          title={texts.title}
          action={
            isOwner ? (
              <Button kind="primary" busy={isAtWork} aria-expanded={isOpen} onClick={() => setWanted(!isOpen)}>
                {isPublished ? texts.change : texts.publish}
              </Button>
            ) : undefined
          }
        >
          <p>{texts.onlyHere}</p>
          {shown.length > 0 && <p>{texts.comes(shown.length, photoCount)}</p>}
          {shown.length > 0 && <p>{texts.lotsOpen}</p>}
        </Banner>
        {sale.date === '' && <InlineMessage tone="warn">{texts.dayNeeded}</InlineMessage>}
        {unsent > 0 && <InlineMessage>{texts.unsent(unsent)}</InlineMessage>}
      </div>
      {isOpen && <div className={styles['publication']}>{publication}</div>}
      <CatalogueList
        details={catalogueDetails(sale)}
        lots={shown}
        hrefOf={({ id }) => lotPath(sale.id, id, '')}
        pictureOf={pictureOf}
      />
      {shown.length === 0 && (
        <EmptyState icon="catalogue" title={texts.nothing}>
          {texts.nothingText}
        </EmptyState>
      )}
    </>
  );
}
