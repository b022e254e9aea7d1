import { useTexts } from '../../shared/messages/useTexts';
import { Icon } from '../../shared/ui/icon/Icon';
import { Link } from '../../shared/ui/navigation/Link';
import styles from './PublicationSection.module.css';
import type { LeftOutLot } from './leftOutLot';
import { publicationTexts } from './publicationTexts';

/** So many are named. */
const MOST = 50;

/** The lots that will not be public, with the reason and the way to each. */
export function LeftOutLots({ saleId, lots }: { readonly saleId: string; readonly lots: readonly LeftOutLot[] }) {
  const texts = useTexts(publicationTexts);
  if (lots.length === 0) return null;
  return (
    <details className={styles['leftOut']}>
      <summary>
        <Icon name="chevronRight" /> {texts.stays(lots.length)}
      </summary>
      <ul>
        {lots.slice(0, MOST).map(({ id, name, reason }) => (
          <li key={id}>
            <Link href={`/sales/${saleId}?lot=${id}`} dir="auto">
              {name}
            </Link>
            <span>{reason ?? texts.notReady}</span>
          </li>
        ))}
        {lots.length > MOST && <li>{texts.andMore(lots.length - MOST)}</li>}
      </ul>
    </details>
  );
}
