import type { ComponentType, ReactNode } from 'react';
import type { Photo } from '../../../domain/photos/photo';
import { awayOf, isDeleted, keptUntil, roleOf, type Sale } from '../../../domain/sales/sale';
import { dayOf } from '../../../domain/values/dayOf';
import type { SaleOverview } from '../../../services/lots/SaleReader';
import { formatDay } from '../../../shared/formatDay';
import { useLocale } from '../../../shared/messages/languageChoice';
import { useTexts } from '../../../shared/messages/useTexts';
import { Avatar } from '../../../shared/ui/icon/Avatar';
import { StatusChip } from '../../../shared/ui/messages/StatusChip';
import { Link } from '../../../shared/ui/navigation/Link';
import { VisuallyHidden } from '../../../shared/ui/style/VisuallyHidden';
import { selectUid } from '../../auth/model/authSlice';
import { SaleMenu } from './SaleMenu';
import { useSalesSelector } from '../salesHooks';
import { selectOpened, selectOverview } from '../salesSlice';
import { salesTexts } from '../salesTexts';
import styles from './SaleRow.module.css';

/** Shows one photo of a sale: a part of another feature. */
export type Cover = ComponentType<{ readonly photo: Pick<Photo, 'id' | 'path' | 'rotation'> }>;

interface SaleRowProps {
  readonly sale: Sale;
  readonly Cover: Cover;
}

/** So many frames are there before it is known what is in them: nothing jumps. */
const FRAMES = [0, 1, 2, 3] as const;
const MOST_FACES = 4;
/** Afterwards what is ready says nothing any more. */
const BEFORE_PUBLISHING: ReadonlySet<Sale['status']> = new Set(['open', 'numbersLocked']);

/** One sale of the list: what its first lots look like, when it is, how far it is, and who is in it. */
export function SaleRow({ sale, Cover }: SaleRowProps) {
  const texts = useTexts(salesTexts);
  const locale = useLocale();
  const uid = useSalesSelector(selectUid);
  const overview = useSalesSelector((state) => selectOverview(state, sale.id));
  const role = uid === null ? null : roleOf(sale, uid);
  const { now } = useSalesSelector(selectOpened);
  const away = awayOf(sale);
  const deletedUntil = away?.kind === 'deleted' ? dayOf(keptUntil(away, now)) : null;
  return (
    <li className={styles['row']}>
      <Way sale={sale}>
        <span className={styles['covers']} aria-hidden="true">
          {FRAMES.map((place) => {
            const photo = overview?.covers[place];
            if (overview !== undefined && photo === undefined) return null;
            return (
              <span key={place} className={styles['cover']}>
                {photo !== undefined && <Cover photo={photo} />}
              </span>
            );
          })}
        </span>
        <span className={styles['words']}>
          <span className={styles['title']} dir="auto">
            {sale.title}
          </span>
          <span className={styles['facts']}>
            <Fact>{sale.date === '' ? texts.noDate : formatDay(sale.date, locale)}</Fact>
            {deletedUntil !== null && <Fact>{texts.keptUntil(formatDay(deletedUntil, locale))}</Fact>}
            {sale.place !== null && <Fact>{sale.place}</Fact>}
            <Fact>{sale.currency}</Fact>
            {overview !== undefined && (
              <Fact>{texts.lots(overview.lots, BEFORE_PUBLISHING.has(sale.status) ? overview.ready : null)}</Fact>
            )}
            {role !== null && <Fact>{texts.roles[role]}</Fact>}
          </span>
        </span>
        <span className={styles['state']}>
          <Others sale={sale} uid={uid} names={overview?.names} />
          <StatusChip state={sale.status} />
        </span>
      </Way>
      <span className={styles['menu']}>
        <SaleMenu sale={sale} isOwner={role === 'owner'} />
      </span>
    </li>
  );
}

/** Into the sale. A deleted one is only brought back. */
function Way({ sale, children }: { readonly sale: Sale; readonly children: ReactNode }) {
  if (isDeleted(sale)) return <div className={styles['link']}>{children}</div>;
  return (
    <Link href={`/sales/${sale.id}`} className={styles['link']}>
      {children}
    </Link>
  );
}

const Fact = ({ children }: { readonly children: ReactNode }) => <span dir="auto">{children} </span>;

interface OthersProps {
  readonly sale: Sale;
  readonly uid: string | null;
  readonly names: SaleOverview['names'] | undefined;
}

/** Who else is in the sale. */
function Others({ sale, uid, names }: OthersProps) {
  const texts = useTexts(salesTexts);
  const others = Object.keys(sale.roles).filter((each) => each !== uid);
  if (others.length === 0) return null;
  const named = others.flatMap((each) => names?.[each] ?? []).sort((a, b) => a.localeCompare(b));
  const said = named.slice(0, MOST_FACES);
  const words =
    said.length === 0 ? texts.withOthers(others.length) : texts.withNames(said.join(', '), others.length - said.length);
  return (
    <span className={styles['others']} title={words}>
      {Array.from({ length: Math.min(others.length, MOST_FACES) }, (_, place) => (
        <Avatar key={place} name={named[place] ?? ''} photoURL={null} />
      ))}
      {others.length > MOST_FACES && <span aria-hidden="true">+{others.length - MOST_FACES}</span>}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
