import type { SaleStatus } from '../../../../domain/sales/sale';
import { useTexts } from '../../../../shared/messages/useTexts';
import { IconButton } from '../../../../shared/ui/buttons/IconButton';
import { Tool } from '../../../../shared/ui/tools/Tool';
import { useAppDispatch } from '../../../../store/hooks';
import { redoAsked, undoAsked, type UndoWay } from '../../model/history/undoSlice';
import { undoTexts } from '../../model/history/historyTexts';
import { usePageKeys } from '../keys/usePageKeys';
import styles from './UndoBar.module.css';
import { useActWords } from './useActWords';

interface OfSale {
  readonly saleId: string;
  readonly saleStatus: SaleStatus;
}

/** Takes back what was done last in this tab, and does it again; each says what that would be, and follows its keys. */
export function UndoBar(sale: OfSale) {
  useUndoKeys();
  return <SmallUndo {...sale} />;
}

/** The same without the keys, where a phone shows nothing but one lot. */
export function SmallUndo(sale: OfSale) {
  return (
    <span className={styles['pair']}>
      <UndoButton {...sale} way="undo" />
      <UndoButton {...sale} way="redo" />
    </span>
  );
}

function UndoButton({ saleId, saleStatus, way }: OfSale & { way: UndoWay }) {
  const dispatch = useAppDispatch();
  const undo = useTexts(undoTexts);
  const what = useActWords(saleId, saleStatus, way);
  const [bare, full, why] =
    way === 'undo' ? [undo.undo, undo.undoOf, undo.nothingDone] : [undo.redo, undo.redoOf, undo.nothingUndone];
  const name = what === null ? bare : full(what);
  return (
    <span className={styles[way]}>
      <Tool>
        <IconButton
          icon="undo"
          label={name}
          disabledWhy={what === null ? why : undefined}
          aria-keyshortcuts={way === 'undo' ? 'Control+Z Meta+Z' : 'Control+Shift+Z Meta+Shift+Z Control+Y'}
          onClick={() => dispatch(way === 'undo' ? undoAsked() : redoAsked())}
        />
      </Tool>
    </span>
  );
}

/** Text that is being typed has an undo of its own, and a dialog has the keys to itself. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const types = target.closest('textarea, input:not([type="checkbox"], [type="radio"]), [contenteditable="true"]');
  return types !== null || target.closest('dialog') !== null;
}

function useUndoKeys(): void {
  const dispatch = useAppDispatch();
  usePageKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
    const key = event.key.toLowerCase();
    const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && !event.shiftKey);
    if ((!isRedo && key !== 'z') || isElsewhere(event.target)) return;
    event.preventDefault();
    dispatch(isRedo ? redoAsked() : undoAsked());
  });
}
