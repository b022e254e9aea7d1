import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { IconName } from '../icon/Icon';
import { Button } from './Button';
import { IconButton } from './IconButton';
import styles from './Menu.module.css';
import { type MenuItem, MenuItems } from './MenuItems';

export type { MenuItem };

interface MenuProps {
  /** The name of the button and of the menu; with `bare` the button shows an arrow only. */
  readonly label: string;
  /** What the button shows of its name, where that is clear from the place. */
  readonly shown?: ReactNode;
  /** The button looks like what is in it, with an arrow behind: a title, a picture. */
  readonly plain?: boolean;
  readonly bare?: boolean;
  /** The drawing of a bare button; an arrow by default. */
  readonly icon?: IconName;
  /** Which edge of the button the menu keeps to; the end by default. */
  readonly align?: 'start' | 'end';
  readonly keys?: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly items: readonly MenuItem[];
  /** Said above the items: why there are so few. */
  readonly note?: ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };
const ITEMS = '[role^="menuitem"]';

/** A button with a small menu: on a phone a sheet at the bottom. The focus goes back to where it was before the menu. */
export function Menu(props: MenuProps) {
  const { label, open, onOpen, items, note, align = 'end' } = props;
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
    list.current?.querySelector<HTMLElement>(ITEMS)?.focus();
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
      const all = [...(list.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
      const at = all.findIndex((each) => each === document.activeElement);
      all[Math.max(0, Math.min(all.length - 1, at + step))]?.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={frame} role="presentation" className={styles['frame']} onKeyDown={onKeyDown}>
      <MenuButton {...props} controls={open ? id : undefined} />
      {open && (
        <div className={styles['sheet']} data-align={align}>
          {note !== undefined && <div className={styles['note']}>{note}</div>}
          <div ref={list} id={id} role="menu" tabIndex={-1} aria-label={label} className={styles['menu']}>
            <MenuItems items={items} onClose={close} />
          </div>
        </div>
      )}
    </div>
  );
}

function MenuButton(props: MenuProps & { readonly controls: string | undefined }) {
  const { label, shown, plain = false, bare = false, icon = 'chevronDown', keys, open, onOpen, controls } = props;
  const ties = {
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': controls,
    'aria-keyshortcuts': keys,
    onClick: () => onOpen(!open),
  } as const;
  if (bare) return <IconButton {...ties} icon={icon} label={label} />;
  if (plain) {
    return (
      <button {...ties} type="button" className={styles['plain']} aria-label={label} title={label}>
        {shown}
      </button>
    );
  }
  return (
    <Button {...ties} kind="quiet" icon="chevronDown" aria-label={shown === undefined ? undefined : label}>
      {shown ?? label}
    </Button>
  );
}
