import { memo, use } from 'react';
import { useTexts } from '../../../../shared/messages/useTexts';
import { Icon } from '../../../../shared/ui/icon/Icon';
import { VisuallyHidden } from '../../../../shared/ui/style/VisuallyHidden';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectGrid } from '../../model/view/gridSlice';
import { cellId } from '../cells/cellId';
import { type GridColumnId, kindOf } from '../../model/fields/gridColumns';
import { GridContext } from '../shared/gridContext';
import styles from './GridHeader.module.css';
import { selectActiveColumn, selectAllChosen } from '../../model/view/gridSelectors';
import { gridTexts } from '../../model/view/gridTexts';
import { useColumnName } from '../shared/useGridTools';

interface GridHeaderProps {
  readonly columns: readonly GridColumnId[];
  /** The column that is being dragged over this one's place. */
  readonly dropAt: GridColumnId | null;
}

/** The heads of the columns: sorting, width and order. What is done to them is handled by the grid around. */
export const GridHeader = memo(function GridHeader({ columns, dropAt }: GridHeaderProps) {
  const texts = useTexts(gridTexts);
  const columnName = useColumnName();
  const areLocked = use(GridContext).saleStatus !== 'open';
  const sort = useLotsSelector((state) => selectGrid(state).sort);
  const active = useLotsSelector((state) => selectActiveColumn(state, null));
  const allChosen = useLotsSelector(selectAllChosen);
  return (
    <div role="row" className={styles['head']} aria-rowindex={1}>
      {columns.map((column) => {
        const direction = sort?.column === column ? sort.direction : null;
        return (
          <div
            key={column}
            role="columnheader"
            id={cellId(null, column)}
            className={styles['cell']}
            data-head={column}
            data-column={column}
            data-kind={kindOf(column)}
            data-active={active === column || undefined}
            data-drop={dropAt === column || undefined}
            aria-sort={direction ?? 'none'}
          >
            {column === 'number' && (
              <span className={styles['choose']} data-choose="all">
                <input type="checkbox" tabIndex={-1} checked={allChosen} readOnly aria-label={texts.selectAll} />
              </span>
            )}
            <span className={styles['name']} title={texts.sortBy(columnName(column))}>
              {columnName(column)}
            </span>
            {column === 'number' && areLocked && (
              <span className={styles['locked']} title={texts.numbersLocked}>
                <Icon name="lock" size={16} />
                <VisuallyHidden>{texts.numbersLocked}</VisuallyHidden>
              </span>
            )}
            {direction !== null && (
              <span className={styles['arrow']} data-direction={direction}>
                <Icon name="chevronDown" size={16} />
              </span>
            )}
            {column !== 'number' && (
              <span className={styles['handle']} data-resize={column} title={texts.resize(columnName(column))} />
            )}
          </div>
        );
      })}
    </div>
  );
});
