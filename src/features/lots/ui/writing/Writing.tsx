import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { type CellLanguage } from '../../model/fields/cellValues';
import { fieldOf, type GridColumnId, type GridField } from '../../model/fields/gridColumns';
import { SlashList } from './SlashList';
import { useCopyBefore } from './useCopyBefore';
import { useSlash } from './useSlash';
import { type Control, isControl } from './writeInto';
import styles from './Writing.module.css';

interface WritingProps {
  readonly lotId: string;
  readonly language: CellLanguage;
  readonly readOnly: boolean;
  /** The field of every control inside; without it each control has the name of its own. */
  readonly field?: GridField;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Around the fields of a lot, or around a cell of the table: Ctrl+D (⌘D on a Mac) copies the field from the lot before, and a
 * slash at the beginning of a word offers texts. The keys are taken before the fields see them.
 */
export function Writing({ lotId, language, readOnly, field, className, children }: WritingProps) {
  const frame = useRef<HTMLDivElement>(null);
  const listId = useId();
  const copy = useCopyBefore(lotId, language);
  const slash = useSlash(lotId);
  const fieldAt = (control: Control): GridField | null => field ?? fieldOf(control.name as GridColumnId);
  const onKeyDown = (event: KeyboardEvent): void => {
    const { target, nativeEvent } = event;
    if (readOnly || nativeEvent.isComposing || !isControl(target)) return;
    const own = fieldAt(target);
    if (own === null) return;
    if (isCopyKey(event)) copy(target, own);
    else if (!slash.pressed(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={frame}
      role="presentation"
      className={className ?? styles['writing']}
      onKeyDownCapture={onKeyDown}
      onInput={({ target }) => {
        const own = isControl(target) ? fieldAt(target) : null;
        if (!readOnly && isControl(target) && own !== null) slash.typed(target, own);
      }}
      onBlur={slash.close}
    >
      {children}
      {slash.found.length > 0 && (
        <SlashList
          id={listId}
          frame={frame}
          control={slash.control}
          blocks={slash.found}
          chosen={slash.chosen}
          onPoint={slash.point}
          onTake={slash.take}
        />
      )}
    </div>
  );
}

const isCopyKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'd' && (ctrlKey || metaKey) && !altKey && !shiftKey;
