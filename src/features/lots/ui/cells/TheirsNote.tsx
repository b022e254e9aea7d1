import { useTexts } from '../../../../shared/messages/useTexts';
import { Button } from '../../../../shared/ui/buttons/Button';
import { AnchoredNote } from '../../../../shared/ui/tips/AnchoredNote';
import { useKeyNames } from '../../../../shared/ui/texts/useKeyNames';
import { bothTexts } from '../../model/texts/bothTexts';
import type { GridField } from '../../model/fields/gridColumns';
import styles from './CellEditor.module.css';

/** As much of a colleague's text as the note shows. */
const MOST_SHOWN = 240;

interface TheirsNoteProps {
  /** The id of the cell. */
  readonly at: string;
  readonly field: GridField;
  readonly theirs: string;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/**
 * Above a cell that is typed into: what a colleague has made of it meanwhile, and which of both shall stand. Below the cell
 * are its suggestions.
 */
export function TheirsNote({ at, field, theirs, onKeepMine, onTakeTheirs }: TheirsNoteProps) {
  const texts = useTexts(bothTexts);
  const nameOf = useKeyNames();
  const shown = theirs.length > MOST_SHOWN ? `${theirs.slice(0, MOST_SHOWN)}…` : theirs;
  // Tab leads to the next cell: who types chooses by the keys that stand on the buttons.
  const choice = (words: string, keys: string, shortcuts: string, onClick: () => void) => (
    <Button kind="quiet" tabIndex={-1} aria-keyshortcuts={shortcuts} onClick={onClick}>
      {words}
      <kbd className={styles['keys']}>{nameOf(keys)}</kbd>
    </Button>
  );
  // Of results the later one stands: Enter does what it always does.
  const onEnter = field === 'hammer' ? '' : ` ${texts.onEnter}`;
  return (
    <AnchoredNote
      at={at}
      tone="info"
      side="top"
      actions={
        <>
          {choice(texts.keepMine, 'Ctrl + Enter', 'Control+Enter Meta+Enter', onKeepMine)}
          {choice(texts.takeTheirs, 'Esc', 'Escape', onTakeTheirs)}
        </>
      }
    >
      <span aria-live="polite">{(shown === '' ? texts.emptied : texts.changedTo(shown)) + onEnter}</span>
    </AnchoredNote>
  );
}
