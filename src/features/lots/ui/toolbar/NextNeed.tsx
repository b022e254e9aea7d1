import { useTexts } from '../../../../shared/messages/useTexts';
import { useAppDispatch } from '../../../../store/hooks';
import { filterChosen, selectGrid } from '../../model/view/gridSlice';
import { gridTexts } from '../../model/view/gridTexts';
import { selectNextNeed } from '../../model/view/needs';
import { useLotsSelector } from '../shared/lotsHooks';
import styles from './NextNeed.module.css';

/** What to do next with the lots of the sale, and the way to those that it is about. */
export function NextNeed() {
  const texts = useTexts(gridTexts);
  const dispatch = useAppDispatch();
  const next = useLotsSelector(selectNextNeed);
  const shown = useLotsSelector((state) => selectGrid(state).filter.problem);
  if (next === null) return null;
  const { need, lots } = next;
  // A lot can be ready and still be marked.
  const status = need === 'toCheck' ? null : 'draft';
  return (
    <span className={styles['next']}>
      <span>{texts.nextNeed[need](lots)}</span>
      {shown !== need && (
        <button
          type="button"
          className={styles['show']}
          aria-label={`${texts.nextNeed[need](lots)}: ${texts.showThem(lots)}`}
          onClick={() => dispatch(filterChosen({ status, category: null, problem: need, platform: null }))}
        >
          {texts.showThem(lots)}
        </button>
      )}
    </span>
  );
}
