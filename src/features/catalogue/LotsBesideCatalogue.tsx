import { useTexts } from '../../shared/messages/useTexts';
import { Icon } from '../../shared/ui/icon/Icon';
import { Link } from '../../shared/ui/navigation/Link';
import styles from './PublicationSection.module.css';
import type { DoubtfulLot, LeftOutLot } from './leftOutLot';
import { publicationTexts } from './publicationTexts';

/** So many are named. */
const MOST = 50;

interface BesideCatalogueProps {
  readonly saleId: string;
  readonly leftOut: readonly LeftOutLot[];
  readonly toCheck: readonly DoubtfulLot[];
}

/** The lots that will not be public, and those of the others that have something to be checked. */
export function LotsBesideCatalogue({ saleId, leftOut, toCheck }: BesideCatalogueProps) {
  const texts = useTexts(publicationTexts);
  return (
    <>
      <FoldedLots saleId={saleId} lots={leftOut} name={texts.stays(leftOut.length)} />
      <FoldedLots saleId={saleId} lots={toCheck} name={texts.toCheck(toCheck.length)} />
    </>
  );
}

interface FoldedLotsProps {
  readonly saleId: string;
  readonly lots: readonly LeftOutLot[];
  readonly name: string;
}

/** Lots with the reason why they are here, and the way to each. */
function FoldedLots({ saleId, lots, name }: FoldedLotsProps) {
  const texts = useTexts(publicationTexts);
  if (lots.length === 0) return null;
  return (
    <details className={styles['leftOut']}>
      <summary>
        <Icon name="chevronRight" /> {name}
      </summary>
      <ul>
        {lots.slice(0, MOST).map(({ id, name: lot, reason }) => (
          <li key={id}>
            <Link href={`/sales/${saleId}?lot=${id}`} dir="auto">
              {lot}
            </Link>
            <span>{reason ?? texts.notReady}</span>
          </li>
        ))}
        {lots.length > MOST && <li>{texts.andMore(lots.length - MOST)}</li>}
      </ul>
    </details>
  );
}
