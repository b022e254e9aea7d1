import { LOT_STATUSES, type LotStatus } from '../../../domain/lot';
import { useTexts } from '../../../shared/messages/useTexts';
import { Button } from '../../../shared/ui/Button';
import { chipTexts } from '../../../shared/ui/chipTexts';
import { Icon } from '../../../shared/ui/Icon';
import { useAppDispatch } from '../../../store/hooks';
import { densityChosen, filterChosen, queryTyped, selectGrid, viewReset } from '../gridSlice';
import { useLotsSelector } from '../lotsHooks';
import { selectLotIds } from '../lotsSlice';
import { type GridFilter, isArranged } from './arrangeLots';
import { selectCategories, selectGridIds } from './gridSelectors';
import { gridTexts } from './gridTexts';
import styles from './GridToolbar.module.css';
import { SmallSelect } from './SmallSelect';

interface GridToolbarProps {
  readonly onColumns: () => void;
  readonly onKeys: () => void;
}

/** Which lots the grid shows and how. */
export function GridToolbar({ onColumns, onKeys }: GridToolbarProps) {
  const texts = useTexts(gridTexts);
  const chips = useTexts(chipTexts);
  const dispatch = useAppDispatch();
  const query = useLotsSelector((state) => selectGrid(state).query);
  const filter = useLotsSelector((state) => selectGrid(state).filter);
  const density = useLotsSelector((state) => selectGrid(state).density);
  const arranged = useLotsSelector((state) => isArranged(selectGrid(state)));
  const categories = useLotsSelector(selectCategories);
  const shown = useLotsSelector(selectGridIds).length;
  const all = useLotsSelector(selectLotIds).length;
  const choose = (filter: Partial<GridFilter>): void => void dispatch(filterChosen(filter));
  return (
    <div className={styles['bar']}>
      <label className={styles['search']}>
        <Icon name="search" size={16} />
        <input
          type="search"
          aria-label={texts.search}
          placeholder={texts.searchHint}
          value={query}
          onChange={(event) => dispatch(queryTyped(event.target.value))}
        />
      </label>
      <SmallSelect
        label={texts.state}
        value={filter.status ?? ''}
        onChange={(value) => choose({ status: value === '' ? null : (value as LotStatus) })}
        options={[['', texts.anyState], ...LOT_STATUSES.map((status) => [status, chips[status]] as const)]}
      />
      {categories.length > 0 && (
        <SmallSelect
          label={texts.category}
          value={filter.category ?? ''}
          onChange={(value) => choose({ category: value === '' ? null : value })}
          options={[['', texts.anyCategory], ...categories.map((category) => [category, category] as const)]}
        />
      )}
      <SmallSelect
        label={texts.problem}
        value={filter.problem ?? ''}
        onChange={(value) => choose({ problem: value === '' ? null : (value as 'needs' | 'wrong') })}
        options={[
          ['', texts.anyProblem],
          ['needs', texts.needing],
          ['wrong', texts.contradicting],
        ]}
      />
      {arranged && (
        <Button kind="quiet" icon="undo" onClick={() => dispatch(viewReset())}>
          {texts.reset}
        </Button>
      )}
      <span className={styles['end']}>
        <span className={styles['count']} role="status">
          {texts.shown(shown, all)}
        </span>
        <SmallSelect
          label={texts.density}
          value={density}
          onChange={(value) => dispatch(densityChosen(value === 'compact' ? 'compact' : 'comfortable'))}
          options={[
            ['comfortable', texts.densities.comfortable],
            ['compact', texts.densities.compact],
          ]}
        />
        <Button kind="quiet" onClick={onColumns}>
          {texts.chooseColumns}
        </Button>
        <Button kind="quiet" onClick={onKeys}>
          {texts.keys}
        </Button>
      </span>
    </div>
  );
}
