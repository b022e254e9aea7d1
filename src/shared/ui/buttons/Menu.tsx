import { Menu as Kit } from '@base-ui/react/menu';
import { type FocusEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { IconName } from '../icon/Icon';
import { popupHome } from '../tips/popupHome';
import { Tool } from '../tools/Tool';
import { Button } from './Button';
import { IconButton } from './IconButton';
import styles from './Menu.module.css';
import { type MenuItem, MenuItems } from './MenuItems';

export type { MenuItem };

interface MenuProps {
  /** The name of the button and of the menu; with `bare` the button shows a drawing only. */
  readonly label: string;
  /** What the button shows of its name, where that is clear from the place. */
  readonly shown?: ReactNode;
  /** The button looks like what is in it, with an arrow behind: a title, a picture. */
  readonly plain?: boolean;
  readonly bare?: boolean;
  /** The drawing of the button; an arrow by default. */
  readonly icon?: IconName;
  /** Which edge of the button the menu keeps to while there is room; the end by default. */
  readonly align?: 'start' | 'end';
  readonly keys?: string;
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
  readonly items: readonly MenuItem[];
  /** Said above the items: why there are so few. */
  readonly note?: ReactNode;
}

/** More items than this stand in two columns where there is room: one would be higher than many a window. */
const MOST_IN_COLUMN = 12;

/** A button with a menu: on a phone a sheet at the bottom. The focus goes back to where it was before the menu. */
export function Menu(props: MenuProps) {
  const { label, open, onOpen, items, note, align = 'end' } = props;
  const trigger = useRef<HTMLElement | null>(null);
  const home = useRef<HTMLElement | null>(null);
  const before = useRef<HTMLElement | null>(null);
  const isGivenBack = useRef(false);
  useLayoutEffect(() => {
    if (!open) return;
    before.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    isGivenBack.current = false;
  }, [open]);

  // Opened by a key elsewhere, as in a field: the kit knows of no key, and would leave the first step to another one.
  const enter = ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
    if (target !== currentTarget || before.current === trigger.current) return;
    currentTarget.querySelector<HTMLElement>('[role^="menuitem"]')?.focus();
  };
  // What the item does may open a dialog, which gives the focus back in its turn: not to an item that is gone by then.
  const close = (): void => {
    isGivenBack.current = true;
    flushSync(() => onOpen(false));
    before.current?.focus();
  };
  return (
    <Kit.Root open={open} onOpenChange={onOpen} modal={false}>
      <Tool>
        <Kit.Trigger
          render={menuButton(props)}
          ref={(node: HTMLElement | null) => {
            trigger.current = node;
            home.current = popupHome(node);
          }}
        />
      </Tool>
      <Kit.Portal container={home}>
        <Kit.Backdrop className={styles['backdrop']} />
        <Kit.Positioner className={styles['place']} align={align} sideOffset={4} collisionPadding={8}>
          <Kit.Popup
            className={styles['sheet']}
            data-columns={items.length > MOST_IN_COLUMN || undefined}
            finalFocus={() => (isGivenBack.current ? false : (before.current ?? true))}
          >
            {note !== undefined && <div className={styles['note']}>{note}</div>}
            <Kit.List onFocus={enter} aria-label={label} className={styles['menu']}>
              <MenuItems items={items} onClose={close} />
            </Kit.List>
          </Kit.Popup>
        </Kit.Positioner>
      </Kit.Portal>
    </Kit.Root>
  );
}

function menuButton({ label, shown, plain = false, bare = false, icon = 'chevronDown', keys }: MenuProps) {
  if (bare) return <IconButton icon={icon} label={label} aria-keyshortcuts={keys} />;
  if (plain) {
    return (
      <button type="button" className={styles['plain']} aria-label={label} title={label} aria-keyshortcuts={keys}>
        {shown}
      </button>
    );
  }
  return (
    <Button kind="quiet" icon={icon} aria-label={shown === undefined ? undefined : label} aria-keyshortcuts={keys}>
      {shown ?? label}
    </Button>
  );
}
