import type { CatalogueDetails, PublishedLot } from '../../domain/catalogue/catalogue';
import { formatLotNumber } from '../../domain/numbering/lotNumber';
import { formatEstimate } from '../../domain/values/money';
import { formatDay } from '../../shared/formatDay';
import { useLocale } from '../../shared/messages/languageChoice';
import { useTexts } from '../../shared/messages/useTexts';
import { Link } from '../../shared/ui/navigation/Link';
import { LotNumberTag } from '../../shared/ui/messages/LotNumberTag';
import { StatusChip } from '../../shared/ui/messages/StatusChip';
import styles from './CataloguePages.module.css';
import type { PhotoAddress } from './photoAddress';
import { catalogueTexts } from './catalogueTexts';

interface CatalogueListProps {
  readonly slug: string;
  readonly details: CatalogueDetails;
  readonly lots: readonly PublishedLot[];
  readonly photoAddress: PhotoAddress;
}

/** The title page and all lots behind it. */
export function CatalogueList({ slug, details, lots, photoAddress }: CatalogueListProps) {
  const texts = useTexts(catalogueTexts);
  const locale = useLocale();
  return (
    <>
      <header className={styles['head']}>
        <h1 dir="auto">{details.title}</h1>
        <p>
          <time dateTime={details.date}>{formatDay(details.date, locale)}</time>
        </p>
        {details.place !== null && details.place !== '' && <p dir="auto">{details.place}</p>}
        <p className={styles['count']}>{texts.lots(lots.length)}</p>
      </header>
      <ol className={styles['lots']}>
        {lots.map((lot) => (
          <li key={lot.id} className={styles['entry']}>
            <Entry slug={slug} lot={lot} currency={details.currency} photoAddress={photoAddress} />
          </li>
        ))}
      </ol>
    </>
  );
}

interface EntryProps {
  readonly slug: string;
  readonly lot: PublishedLot;
  readonly currency: string;
  readonly photoAddress: PhotoAddress;
}

function Entry({ slug, lot, currency, photoAddress }: EntryProps) {
  const texts = useTexts(catalogueTexts);
  const locale = useLocale();
  const { number, suffix, title, creator, description, status, estimateLow, estimateHigh, photos } = lot;
  const [cover] = photos;
  const name = formatLotNumber({ number, suffix });
  const estimate = formatEstimate(estimateLow, estimateHigh, currency, texts, locale);
  return (
    <article>
      <div className={styles['plate']}>
        {cover !== undefined && (
          <img
            src={photoAddress(cover, 'thumb')}
            srcSet={`${photoAddress(cover, 'thumb')} 400w, ${photoAddress(cover, 'view')} 1600w`}
            sizes="(min-width: 64rem) 22rem, (min-width: 40rem) 45vw, 92vw"
            width={cover.width}
            height={cover.height}
            alt=""
            loading="lazy"
            decoding="async"
          />
        )}
      </div>
      <div className={styles['words']}>
        <LotNumberTag number={name} />
        <div>
          <h2 dir="auto">
            <Link href={`/c/${slug}/${name}`}>{title}</Link>
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
