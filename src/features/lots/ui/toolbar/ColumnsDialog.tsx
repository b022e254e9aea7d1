import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { Checkbox } from '../../../../shared/ui/fields/Checkbox';
import { Dialog } from '../../../../shared/ui/dialogs/Dialog';
import { IconButton } from '../../../../shared/ui/buttons/IconButton';
import { useAppDispatch } from '../../../../store/hooks';
import { columnsPlanned } from '../../model/view/gridSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectSeesPrivate } from '../../model/lots/lotsSlice';
import styles from './ColumnsDialog.module.css';
import {
  FIRST_PLAN,
  type GridColumnId,
  isPrivateField,
  isShown,
  moveColumn,
  NARROWEST,
  orderedColumns,
  WIDEST,
  widthOf,
  withShown,
} from '../../model/fields/gridColumns';
import { selectExtraColumns } from '../../model/extras/extrasSlice';
import { selectPlan } from '../../model/view/gridSelectors';
import { columnTexts } from '../../model/view/gridTexts';
import { useColumnName } from '../shared/useGridTools';

const STEP = 32;

/** Which columns are shown, in what order and how wide: the same as with pointer and keys at their heads, in words. */
export function ColumnsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const texts = useTexts(columnTexts);
  const dispatch = useAppDispatch();
  return (
    <Dialog
      open={open}
      title={texts.title}
      onClose={onClose}
      footer={<Button onClick={() => dispatch(columnsPlanned(FIRST_PLAN))}>{texts.reset}</Button>}
    >
      <p>{texts.shownHint}</p>
      <ColumnList />
    </Dialog>
  );
}

function ColumnList() {
  const texts = useTexts(columnTexts);
  const dispatch = useAppDispatch();
  const columnName = useColumnName();
  const plan = useLotsSelector(selectPlan);
  const seesPrivate = useLotsSelector(selectSeesPrivate);
  const extras = useLotsSelector(selectExtraColumns);
  const columns = orderedColumns(plan, extras).filter((column) => seesPrivate || !isPrivateField(column));
  const show = (column: GridColumnId, shown: boolean): void => {
    dispatch(columnsPlanned(withShown(plan, column, shown)));
  };
  const widen = (column: GridColumnId, by: number): void => {
    const width = Math.min(WIDEST, Math.max(NARROWEST, widthOf(plan, column) + by));
    dispatch(columnsPlanned({ ...plan, widths: { ...plan.widths, [column]: width } }));
  };
  return (
    <ul className={styles['list']}>
      {columns.map((column) => {
        const name = columnName(column);
        const shown = isShown(plan, column, extras);
        return (
          <li key={column} className={styles['column']}>
            <Checkbox label={name} checked={shown} onChange={(event) => show(column, event.target.checked)} />
            {shown && (
              <span className={styles['tools']}>
                <IconButton icon="minus" label={texts.narrower(name)} onClick={() => widen(column, -STEP)} />
                <IconButton icon="add" label={texts.wider(name)} onClick={() => widen(column, STEP)} />
                <IconButton
                  icon="chevronLeft"
                  label={texts.earlier(name)}
                  onClick={() => dispatch(columnsPlanned(moveColumn(plan, column, -1, extras)))}
                />
                <IconButton
                  icon="chevronRight"
                  label={texts.later(name)}
                  onClick={() => dispatch(columnsPlanned(moveColumn(plan, column, 1, extras)))}
                />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
