import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './Button';
import { IconButton } from './IconButton';
import styles from './Menu.module.css';

export interface MenuItem {
  readonly id: string;
  readonly words: string;
  /** What helps to choose, under the words. */
  readonly hint?: string;
  readonly onChoose: () => void;
}

interface MenuProps {
  /** The name of the button and of the menu; with `bare` the button shows an arrow only. */
  readonly label: string;
  /** What the button shows of its name, where that is clear from the place. */
  readonly shown?: string;
  readonly bare?: boolean;
  readonly keys?: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly items: readonly MenuItem[];
  /** Said above the items: why there are so few. */
  readonly note?: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** A button with a small menu: on a phone a sheet at the bottom. The focus goes back to where it was before the menu. */
export function Menu({ label, shown, bare = false, keys, open, onOpen, items, note }: MenuProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement | null>(null);
  const latestOnOpen = useRef(onOpen);
  useEffect(() => {
    latestOnOpen.current = onOpen;
  });

  useEffect(() => {
    if (!open) return;
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    list.current?.querySelector('button')?.focus();
    list.current?.parentElement?.scrollIntoView?.({ block: 'nearest' });
    const leave = ({ target }: PointerEvent): void => {
      if (target instanceof Node && frame.current?.contains(target) !== true) latestOnOpen.current(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open]);

  const close = (): void => {
    flushSync(() => onOpen(false));
    before.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (!open) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') return close();
    else if (step === undefined) return;
    else {
      const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
      const at = buttons.findIndex((each) => each === document.activeElement);
      buttons[Math.max(0, Math.min(buttons.length - 1, at + step))]?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const ties = {
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': open ? id : undefined,
    'aria-keyshortcuts': keys,
    onClick: () => onOpen(!open),
  } as const;
  return (
    <div ref={frame} role="presentation" className={styles['frame']} onKeyDown={onKeyDown}>
      {bare ? (
        <IconButton {...ties} icon="chevronDown" label={label} />
      ) : (
        <Button {...ties} kind="quiet" icon="chevronDown" aria-label={shown === undefined ? undefined : label}>
          {shown ?? label}
        </Button>
      )}
      {open && (
        <div className={styles['sheet']}>
          {note !== undefined && <p className={styles['note']}>{note}</p>}
          <div ref={list} id={id} role="menu" tabIndex={-1} aria-label={label} className={styles['menu']}>
            {items.map((item) => (
              <button
                key={item.id}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={styles['item']}
                onClick={() => {
                  close();
                  item.onChoose();
                }}
              >
                <span dir="auto">{item.words}</span>
                {item.hint !== undefined && (
                  <span className={styles['hint']} dir="auto">
                    {item.hint}
                  </span>
                )}
              </button>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}
