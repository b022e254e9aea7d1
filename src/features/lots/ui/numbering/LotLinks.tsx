import type { ReactNode } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Link } from '../../../../shared/ui/navigation/Link';
import { selectLot } from '../../model/lots/lotsSlice';
import { lotTexts } from '../../model/texts/lotsTexts';
import { lotName } from '../../model/texts/lotWords';
import styles from './NumbersPanel.module.css';
import { useLotsSelector } from '../shared/lotsHooks';
import { numberingTexts } from '../../model/texts/numberingTexts';

/** More links than this are no help: one goes through them from the top, and the list follows. */
const SHOWN = 20;

interface LotLinksProps {
  readonly saleId: string;
  readonly lotIds: readonly string[];
  /** What the link at this place of the list says; without it, the lot's name. Two links may lead to one lot. */
  readonly name?: (lotId: string, at: number) => ReactNode;
  readonly onFollow?: () => void;
}

/** Links that lead to lots. */
export function LotLinks({ saleId, lotIds, name, onFollow }: LotLinksProps) {
  const texts = useTexts(numberingTexts);
  return (
    <ul className={styles['links']}>
      {lotIds.slice(0, SHOWN).map((lotId, at) => (
        <li key={`${lotId} ${at}`}>
          <Link className={styles['link']} href={`/sales/${saleId}?lot=${lotId}`} onClick={onFollow}>
            {name === undefined ? <LotName lotId={lotId} /> : name(lotId, at)}
          </Link>
        </li>
      ))}
      {lotIds.length > SHOWN && <li className={styles['rest']}>{texts.more(lotIds.length - SHOWN)}</li>}
    </ul>
  );
}

function LotName({ lotId }: { readonly lotId: string }) {
  const words = useTexts(lotTexts);
  const lot = useLotsSelector((state) => selectLot(state, lotId));
  return lot === undefined ? words.aLot : lotName(lot, words);
}
