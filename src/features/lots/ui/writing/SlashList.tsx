import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { TextBlock } from '../../../../domain/lots/template';
import { useTexts } from '../../../../shared/messages/useTexts';
import { VisuallyHidden } from '../../../../shared/ui/style/VisuallyHidden';
import { writingTexts } from '../../model/texts/writingTexts';
import type { Control } from './writeInto';
import styles from './Writing.module.css';

interface SlashListProps {
  readonly id: string;
  /** What the list is placed in. */
  readonly frame: RefObject<HTMLElement | null>;
  /** What is written into; it keeps the focus. */
  readonly control: RefObject<Control | null>;
  readonly blocks: readonly TextBlock[];
  readonly chosen: number;
  readonly onPoint: (place: number) => void;
  readonly onTake: (place: number) => void;
}

/** The texts behind a slash, under the field or above it where there is more room. */
export function SlashList({ id, frame, control, blocks, chosen, onPoint, onTake }: SlashListProps) {
  const texts = useTexts(writingTexts);
  const list = useRef<HTMLDivElement>(null);
  const optionId = (place: number): string => `${id}-${String(place)}`;
  const active = optionId(chosen);
  useLayoutEffect(() => {
    const area = control.current;
    const [own, within] = [list.current, frame.current];
    if (area === null || own === null || within === null) return;
    const at = area.getBoundingClientRect();
    const around = within.getBoundingClientRect();
    const isAbove = at.bottom + own.offsetHeight > window.innerHeight && at.top > own.offsetHeight;
    const top = (isAbove ? at.top - own.offsetHeight : at.bottom) - around.top + within.scrollTop;
    own.style.insetBlockStart = `${String(top)}px`;
    own.style.insetInlineStart = `${String(at.left - around.left)}px`;
    // The field says to assistive technology what is offered, and which of it Enter takes.
    const says = { 'aria-autocomplete': 'list', 'aria-controls': id, 'aria-activedescendant': active };
    for (const [name, value] of Object.entries(says)) area.setAttribute(name, value);
    own.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
    return () => Object.keys(says).forEach((name) => area.removeAttribute(name));
  }, [control, frame, id, active, blocks]);
  return (
    <>
      <div ref={list} id={id} role="listbox" aria-label={texts.texts} className={styles['list']}>
        {blocks.map(({ id: blockId, name, text }, place) => (
          // The keys of the field work the list; a pointer must not take the focus out of it.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={blockId}
            id={optionId(place)}
            role="option"
            aria-selected={place === chosen}
            className={styles['option']}
            onPointerMove={() => onPoint(place)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(place)}
          >
            <span className={styles['name']}>{name}</span>
            <span className={styles['text']} dir="auto">
              {text}
            </span>
          </div>
        ))}
      </div>
      <VisuallyHidden role="status">{texts.found(blocks.length)}</VisuallyHidden>
    </>
  );
}
