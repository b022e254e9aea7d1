import { type ReactNode, useMemo } from 'react';
import {
  type CatalogueChanges,
  catalogueDetails,
  catalogueToCome,
  compareCatalogues,
} from '../../domain/catalogue/catalogue';
import type { Lot } from '../../domain/lots/lot';
import type { Photo } from '../../domain/photos/photo';
import type { Sale } from '../../domain/sales/sale';
import { useLocale } from '../../shared/messages/languageChoice';
import type { Translated } from '../../shared/messages/texts';
import { useTexts } from '../../shared/messages/useTexts';
import { Button } from '../../shared/ui/buttons/Button';
import { useAppDispatch } from '../../store/hooks';
import { CatalogueLink } from './CatalogueLink';
import { usePublicationSelector } from './catalogueHooks';
import { LotsBesideCatalogue } from './LotsBesideCatalogue';
import { PublicationDialog } from './PublicationDialog';
import type { DoubtfulLot, LeftOutLot } from './leftOutLot';
import styles from './PublicationSection.module.css';
import {
  publishCatalogue,
  selectIsOtherAtWork,
  selectPublicationRun,
  selectPublished,
  takeCatalogueBack,
} from './publicationSlice';
import { publicationTexts } from './publicationTexts';
import { usePanel } from '../navigation/ui/usePanel';

interface PublishedPartProps {
  readonly sale: Sale;
  readonly slug: string;
  readonly lots: readonly Lot[];
  readonly photos: readonly Photo[];
  readonly leftOut: readonly LeftOutLot[];
  readonly toCheck: readonly DoubtfulLot[];
  /** The way to see it as a visitor. */
  readonly toLook: ReactNode;
}

/** What visitors see of a sale that was published, what they do not see yet, and the steps from there. */
export function PublishedPart({ sale, slug, lots, photos, leftOut, toCheck, toLook }: PublishedPartProps) {
  const texts = useTexts(publicationTexts);
  const locale = useLocale();
  const dispatch = useAppDispatch();
  const [isAsked, setAsked] = usePanel('take-catalogue-back');
  const isBusy = usePublicationSelector((state) => selectPublicationRun(state, sale.id).status === 'working');
  const isOtherAtWork = usePublicationSelector((state) => selectIsOtherAtWork(state, sale.id));
  const whyNot = isOtherAtWork ? texts.otherAtWork : undefined;
  const published = usePublicationSelector((state) => selectPublished(state, sale.id));
  const changes = useMemo((): CatalogueChanges | null => {
    if (published === null || published.details === null) return null;
    const wanted = { details: catalogueDetails(sale), lots: catalogueToCome(sale, lots, photos) };
    return compareCatalogues({ details: published.details, lots: published.lots }, wanted);
  }, [published, sale, lots, photos]);
  const isPublic = published !== null && published.details !== null;
  // Nothing differs then, so the others are lots that were never published.
  const missing = lots.length - (published?.lots.length ?? 0);
  const isComplete = missing <= 0;
  const list = changes === null ? [] : changeList(changes, texts);
  const publish = (): void => void dispatch(publishCatalogue({ saleId: sale.id, slug }));
  return (
    <>
      <p className={styles['count']}>
        {published === null ? texts.isUnread : isPublic ? texts.isPublic(published.lots.length) : texts.isTakenBack}
      </p>
      {isPublic && <CatalogueLink slug={slug} />}
      {changes !== null && (
        <p>
          {list.length === 0
            ? isComplete
              ? texts.upToDate
              : texts.upToDateWithout(missing)
            : texts.differs(new Intl.ListFormat(locale, { type: 'conjunction' }).format(list))}
        </p>
      )}
      {(!isPublic || list.length > 0) && toLook}
      <LotsBesideCatalogue saleId={sale.id} {...{ leftOut, toCheck }} />
      <div className={styles['steps']}>
        {(changes === null || list.length > 0) && (
          <Button kind="primary" icon="catalogue" disabledWhy={whyNot} busy={isBusy} onClick={publish}>
            {published !== null && !isPublic ? texts.publishAgain : texts.publishChanges}
          </Button>
        )}
        {(published === null || isPublic) && (
          <Button icon="undo" disabledWhy={whyNot} busy={isBusy} onClick={() => setAsked(true)}>
            {texts.takeBack}
          </Button>
        )}
      </div>
      {isAsked && (
        <PublicationDialog
          title={texts.takeBackTitle}
          name={texts.takeBack}
          points={[texts.takeBackMeaning]}
          danger
          onTake={() => dispatch(takeCatalogueBack({ saleId: sale.id, slug }))}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

type Words = Translated<(typeof publicationTexts)['texts']>;

function changeList({ added, changed, removed, details }: CatalogueChanges, { changes }: Words): string[] {
  return [
    ...(added > 0 ? [changes.added(added)] : []),
    ...(changed > 0 ? [changes.changed(changed)] : []),
    ...(removed > 0 ? [changes.removed(removed)] : []),
    ...(details ? [changes.details] : []),
  ];
}
