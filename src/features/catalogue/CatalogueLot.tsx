import type { CatalogueDetails, PublishedLot } from '../../domain/catalogue/catalogue';
import { formatLotNumber } from '../../domain/numbering/lotNumber';
import { formatDay } from '../../shared/formatDay';
import { useLocale } from '../../shared/messages/languageChoice';
import { useTexts } from '../../shared/messages/useTexts';
import { Icon } from '../../shared/ui/icon/Icon';
import { Link } from '../../shared/ui/navigation/Link';
import { LotNumberTag } from '../../shared/ui/messages/LotNumberTag';
import { StatusChip } from '../../shared/ui/messages/StatusChip';
import { CatalogueFacts } from './CatalogueFacts';
import styles from './CataloguePages.module.css';
import type { PhotoAddress } from './photoAddress';
import { CataloguePhotos } from './CataloguePhotos';
import { catalogueTexts } from './catalogueTexts';

interface CatalogueLotProps {
  readonly slug: string;
  readonly details: CatalogueDetails;
  readonly lots: readonly PublishedLot[];
  /** Of the lot among them; -1 when there is none of the wanted number. */
  readonly place: number;
  readonly wanted: string;
  readonly photoAddress: PhotoAddress;
}

/** One lot with all its photos and words, and the way to its neighbours. */
export function CatalogueLot({ slug, details, lots, place, wanted, photoAddress }: CatalogueLotProps) {
  const texts = useTexts(catalogueTexts);
  const locale = useLocale();
  const lot = lots[place];
  if (lot === undefined) {
    return (
      <div className={styles['lot']}>
        <h1>{texts.lotMissing(wanted)}</h1>
        <Up slug={slug} title={details.title} />
      </div>
    );
  }
  const { number, suffix, title, description, status } = lot;
  return (
    <article className={styles['lot']}>
      <Up slug={slug} title={details.title} />
      <CataloguePhotos lot={lot} photoAddress={photoAddress} />
      <div className={styles['text']}>
        <LotNumberTag number={formatLotNumber({ number, suffix })} size="lg" />
        <h1 dir="auto">{title}</h1>
        {status !== 'published' && <StatusChip state={status}>{texts.states[status]}</StatusChip>}
        <p className={styles['description']} dir="auto">
          {description}
        </p>
        <CatalogueFacts lot={lot} currency={details.currency} />
        <p className={styles['sale']}>
          <span className={styles['onPaper']} dir="auto">
            {details.title}
          </span>
          {formatDay(details.date, locale)}
        </p>
      </div>
      <nav aria-label={texts.neighbours} className={styles['neighbours']}>
        <Neighbour slug={slug} lot={lots[place - 1]} way={texts.previous} />
        <Neighbour slug={slug} lot={lots[place + 1]} way={texts.next} />
      </nav>
    </article>
  );
}

function Up({ slug, title }: { readonly slug: string; readonly title: string }) {
  const texts = useTexts(catalogueTexts);
  return (
    <Link href={`/c/${slug}`} className={styles['up']}>
      <Icon name="chevronLeft" />
      <span>
        {texts.allLots} · <bdi>{title}</bdi>
      </span>
    </Link>
  );
}

interface NeighbourProps {
  readonly slug: string;
  readonly lot: PublishedLot | undefined;
  readonly way: string;
}

function Neighbour({ slug, lot, way }: NeighbourProps) {
  const texts = useTexts(catalogueTexts);
  if (lot === undefined) return <span />;
  const name = formatLotNumber(lot);
  return (
    <Link href={`/c/${slug}/${name}`}>
      <span>{way}</span>
      <span>
        {texts.lot(name)} <bdi>{lot.title}</bdi>
      </span>
    </Link>
  );
}
