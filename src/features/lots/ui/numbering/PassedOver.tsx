import { useMemo } from 'react';
import { takenRanges } from '../../../../domain/numbering/heldNumbers';
import type { NumberingPlan } from '../../../../domain/numbering/numbering';
import { useTexts } from '../../../../shared/messages/useTexts';
import { selectReservations } from '../../model/numbering/reservationsSlice';
import { ReservedAhead } from './ReservedAhead';
import styles from './NumberLotsDialog.module.css';
import { useLotsSelector } from '../shared/lotsHooks';
import { numberingTexts } from '../../model/texts/numberingTexts';
import { useRanges } from './useRanges';

/** Which numbers a plan passes over, whose they are, and what can be done about it. */
export function PassedOver({ passedOver: { held, kept } }: Pick<NumberingPlan, 'passedOver'>) {
  const texts = useTexts(numberingTexts);
  const ranges = useRanges();
  const { reserved } = useLotsSelector(selectReservations);
  const taken = useMemo(() => {
    const names = new Set(held);
    return takenRanges(reserved.filter(({ number }) => names.has(number)));
  }, [reserved, held]);
  if (taken.length + kept.length === 0) return null;
  return (
    <>
      <h4 className={styles['legend']}>{texts.passedOver}</h4>
      <ul className={styles['passed']}>
        {kept.length > 0 && <li>{texts.passedKept(ranges(kept))}</li>}
        {taken.map((range) => (
          <li key={`${range.since} ${range.by}`}>
            <ReservedAhead range={range} editable />
          </li>
        ))}
      </ul>
      {taken.length > 0 && <p className={styles['note']}>{texts.passedHint}</p>}
    </>
  );
}
