import type { ReactNode } from 'react';
import type { SaleStatus } from '../../../../domain/sales/sale';
import { useTexts } from '../../../../shared/messages/useTexts';
import { frameTexts } from '../../model/texts/frameTexts';
import { selectLotIds } from '../../model/lots/lotsSlice';
import { selectChosenIds } from '../../model/view/gridSelectors';
import { SmallUndo } from '../history/UndoBar';
import { AddPhotosButton } from '../intake/AddPhotosButton';
import { useLotsSelector } from '../shared/lotsHooks';
import { NewLotButton } from '../templates/NewLotButton';
import styles from './PhoneBar.module.css';

interface PhoneBarProps {
  readonly saleId: string;
  readonly saleStatus: SaleStatus;
  /** What is done to the chosen lots. */
  readonly bulk: ReactNode;
}

/** Where the thumb is: what is done most on a phone, or, while lots are chosen, what is done to them. */
export function PhoneBar({ saleId, saleStatus, bulk }: PhoneBarProps) {
  const texts = useTexts(frameTexts);
  const hasLots = useLotsSelector((state) => selectLotIds(state).length > 0);
  const choosing = useLotsSelector((state) => selectChosenIds(state).length > 0);
  if (choosing) return <div className={styles['bar']}>{bulk}</div>;
  return (
    <div role="group" aria-label={texts.actions} className={styles['bar']}>
      <span className={styles['photos']}>
        <AddPhotosButton lotId={null} shown={texts.photos} kind={hasLots ? 'primary' : 'secondary'} />
      </span>
      <NewLotButton opens />
      <SmallUndo saleId={saleId} saleStatus={saleStatus} />
    </div>
  );
}
