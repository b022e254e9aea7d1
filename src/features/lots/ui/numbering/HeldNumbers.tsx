import { useMemo } from 'react';
import { takenRanges } from '../../../../domain/numbering/heldNumbers';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { useKeptFocus } from '../../../../shared/ui/layout/useKeptFocus';
import { useAppDispatch } from '../../../../store/hooks';
import { giveRangeBack, selectAhead, selectBlock, takingOpened } from '../../model/numbering/reservationsSlice';
import { reservationsTexts } from '../../model/numbering/reservationsTexts';
import { Finding } from './Finding';
import { ReservedAhead } from './ReservedAhead';
import { useLotsSelector } from '../shared/lotsHooks';
import styles from './NumbersPanel.module.css';
import { useRanges } from './useRanges';

interface HeldNumbersProps {
  /** The person may take numbers along, and give back or free what was taken. */
  readonly editable: boolean;
  /** New numbers can be given. */
  readonly open: boolean;
}

/** The numbers that people took along, and the way to take some. */
export function HeldNumbers({ editable, open }: HeldNumbersProps) {
  const dispatch = useAppDispatch();
  const texts = useTexts(reservationsTexts);
  const ahead = useLotsSelector(selectAhead);
  const mine = useLotsSelector(selectBlock);
  const ranges = useRanges();
  const others = useMemo(() => {
    const own = new Set(mine.map(({ lotId }) => lotId));
    return takenRanges(ahead.filter(({ lotId }) => !own.has(lotId)));
  }, [ahead, mine]);
  // “Give back” and “Free them” go with the numbers that they are about.
  const keptFocus = useKeptFocus();
  return (
    <div className={styles['along']} {...keptFocus}>
      {mine.length + others.length > 0 && (
        <Finding title={texts.ahead}>
          <ul className={styles['held']}>
            {mine.length > 0 && (
              <li className={styles['heldBy']}>
                <span>{texts.aheadMine(ranges(mine.map(({ number }) => number)))}</span>
                <Button kind="quiet" onClick={() => dispatch(giveRangeBack())}>
                  {texts.giveBack}
                </Button>
              </li>
            )}
            {others.map((each) => (
              <li key={`${each.since} ${each.by}`}>
                <ReservedAhead range={each} editable={editable} />
              </li>
            ))}
          </ul>
          <p className={styles['hint']}>{texts.aheadHint}</p>
        </Finding>
      )}
      {editable && open && (
        <div className={styles['take']}>
          <Button kind="quiet" onClick={() => dispatch(takingOpened())}>
            {texts.take}
          </Button>
        </div>
      )}
    </div>
  );
}
