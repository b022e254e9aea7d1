import { Autocomplete as Kit } from '@base-ui/react/autocomplete';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { popupHome } from '../tips/popupHome';
import styles from './SuggestInput.module.css';

export interface SuggestInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'style' | 'onKeyDown' | 'type' | 'disabled' | 'aria-disabled'
> {
  readonly value: string;
  readonly onText: (text: string) => void;
  /** What goes with the typed text, best first; `''` when the list is opened without typing. Asked in events only. */
  readonly suggest: (typed: string) => readonly string[];
  /** Not for keys that move in the list or close it. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

const NONE: readonly string[] = [];

/** What surrounds the field, such as a table, need not know of clicks into the list. */
const stop = (event: { stopPropagation(): void }): void => event.stopPropagation();

/** The focus stays in the field, also when the list is scrolled with the mouse. */
const stay = (event: MouseEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * One line of free text with suggestions under it, which come while one types, by a click, and by the arrow down. Enter and
 * Tab do what they always do: they take a suggestion only when the arrows have marked it.
 *
 * The kit's own popup would hide the rest of the page from screen readers, where Tab still leads. So the list has a sheet
 * of ours: it ends without a transition, what is clicked is taken here, and it closes when the focus leaves.
 */
export function SuggestInput({ value, onText, suggest, onKeyDown, onBlur, readOnly, ...input }: SuggestInputProps) {
  const [offers, setOffers] = useState(NONE);
  const [isWanted, setWanted] = useState(false);
  const marked = useRef<string | undefined>(undefined);
  const home = useRef<HTMLElement | null>(null);
  const kit = useRef<Kit.Root.Actions>(null);
  const isOpen = isWanted && offers.length > 0 && readOnly !== true;
  useLayoutEffect(() => {
    if (!isOpen) kit.current?.unmount();
  }, [isOpen]);

  const change = (open: boolean, typed?: string): void => {
    if (open) setOffers(suggest(typed ?? ''));
    else marked.current = undefined;
    setWanted(open);
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement> & { preventBaseUIHandler: () => void }): void => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    // While an input method composes, its keys are its own.
    if (event.nativeEvent.isComposing) return;
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (isArrow && isOpen && !(altKey || ctrlKey || metaKey || shiftKey)) return;
    if (key === 'Escape' && isOpen) {
      change(false);
      event.preventDefault();
      event.stopPropagation();
    } else {
      const taken = key === 'Enter' || key === 'Tab' ? marked.current : undefined;
      if (taken !== undefined) {
        onText(taken);
        if (key === 'Enter') event.preventDefault();
      }
      if (key === 'Enter' || key === 'Tab') change(false);
      onKeyDown?.(event);
      // The list opens by the arrow down, where it means nothing else.
      if (key === 'ArrowDown' && !event.defaultPrevented && !(altKey || ctrlKey || metaKey || shiftKey)) return;
    }
    // The kit has ideas of its own: Escape in a closed field empties it, Home and End move without marking.
    event.preventBaseUIHandler();
  };
  return (
    <Kit.Root
      mode="none"
      items={offers}
      value={value}
      open={isOpen}
      actionsRef={kit}
      openOnInputClick
      readOnly={readOnly === true}
      onOpenChange={(open, { reason }) => {
        // A click into a text is there to amend it.
        const isInTheWay = open && reason === 'trigger-press' && value !== '';
        if (reason !== 'input-change' && !isInTheWay) change(open);
      }}
      onValueChange={(text, { reason }) => {
        onText(text);
        change(reason === 'input-change', text);
      }}
      onItemHighlighted={(item: string | undefined) => (marked.current = item)}
    >
      <Kit.Input
        autoComplete="off"
        {...input}
        type="text"
        onKeyDown={keyDown}
        onBlur={(event) => {
          change(false);
          onBlur?.(event);
        }}
        onFocusCapture={({ currentTarget }) => (home.current = popupHome(currentTarget))}
      />
      <Kit.Portal container={home}>
        <Kit.Positioner
          className={styles['place']}
          align="start"
          sideOffset={2}
          collisionPadding={8}
          onPointerDown={stop}
          onMouseDown={stay}
          onClick={stop}
        >
          <div className={styles['sheet']}>
            <Kit.List className={styles['list']}>
              {(offer: string) => (
                <Kit.Item key={offer} value={offer} className={styles['item']} onClick={() => onText(offer)}>
                  <span dir="auto">{offer}</span>
                </Kit.Item>
              )}
            </Kit.List>
          </div>
        </Kit.Positioner>
      </Kit.Portal>
    </Kit.Root>
  );
}
