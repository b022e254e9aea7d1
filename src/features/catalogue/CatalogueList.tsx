import type { ReactNode } from 'react';
import type { CatalogueDetails, PublishedLot, PublishedPhoto } from '../../domain/catalogue/catalogue';
import { formatLotNumber } from '../../domain/numbering/lotNumber';
import { formatEstimate } from '../../domain/values/money';
import { formatDay } from '../../shared/formatDay';
import { useLocale } from '../../shared/messages/languageChoice';
import { useTexts } from '../../shared/messages/useTexts';
import { Link } from '../../shared/ui/navigation/Link';
import { LotNumberTag } from '../../shared/ui/messages/LotNumberTag';
import { StatusChip } from '../../shared/ui/messages/StatusChip';
import styles from './CataloguePages.module.css';
import { catalogueTexts } from './catalogueTexts';

interface CatalogueListProps {
  readonly details: CatalogueDetails;
  readonly lots: readonly PublishedLot[];
  /** Where a lot opens. */
  readonly hrefOf: (lot: PublishedLot) => string;
  /** The picture of a lot's cover, to fill its frame. */
  readonly pictureOf: (cover: PublishedPhoto) => ReactNode;
}

/** The title page and all lots behind it. */
export function CatalogueList({ details, lots, hrefOf, pictureOf }: CatalogueListProps) {
  const texts = useTexts(catalogueTexts);
  const locale = useLocale();
  return (
    <>
      <header className={styles['head']}>
        <h1 dir="auto">{details.title}</h1>
        {details.date !== '' && (
          <p>
            <time dateTime={details.date}>{formatDay(details.date, locale)}</time>
          </p>
        )}
        {details.place !== null && details.place !== '' && <p dir="auto">{details.place}</p>}
        {lots.length > 0 && <p className={styles['count']}>{texts.lots(lots.length)}</p>}
      </header>
      <ol className={styles['lots']}>
        {lots.map((lot) => (
          <li key={lot.id} className={styles['entry']}>
            <Entry lot={lot} currency={details.currency} hrefOf={hrefOf} pictureOf={pictureOf} />
          </li>
        ))}
      </ol>
    </>
  );
}

interface EntryProps extends Pick<CatalogueListProps, 'hrefOf' | 'pictureOf'> {
  readonly lot: PublishedLot;
  readonly currency: string;
}

function Entry({ lot, currency, hrefOf, pictureOf }: EntryProps) {
  const texts = useTexts(catalogueTexts);
  const locale = useLocale();
  const { number, suffix, title, creator, description, status, estimateLow, estimateHigh, photos } = lot;
  const [cover] = photos;
  const name = formatLotNumber({ number, suffix });
  const estimate = formatEstimate(estimateLow, estimateHigh, currency, texts, locale);
  return (
    <article>
      <div className={styles['plate']}>{cover !== undefined && pictureOf(cover)}</div>
      <div className={styles['words']}>
        <LotNumberTag number={name} />
        <div>
          <h2 dir="auto">
            <Link href={hrefOf(lot)}>{title}</Link>
          </h2>
          {creator !== '' && <p dir="auto">{creator}</p>}
          {description !== '' && (
            <p className={styles['onPaper']} dir="auto">
              {description}
            </p>
          )}
          {estimate !== null && status !== 'withdrawn' && <p className={styles['figures']}>{estimate}</p>}
          {status !== 'published' && <StatusChip state={status}>{texts.states[status]}</StatusChip>}
        </div>
      </div>
    </article>
  );
}
