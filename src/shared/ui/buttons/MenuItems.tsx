import { Menu as Kit } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { Link } from '../navigation/Link';
import { useKeyNames } from '../texts/useKeyNames';
import styles from './Menu.module.css';

export interface MenuItem {
  readonly id: string;
  readonly words: string;
  /** What it is called where its menu does not say what it is about, as in the palette: its words by default. */
  readonly alone?: string;
  /** What helps to choose, under the words. */
  readonly hint?: string;
  /** The keys that do the same, by their English names, such as `Ctrl + D`. */
  readonly keys?: string;
  /** The heading over it and its neighbours of the same group. */
  readonly group?: string;
  /** For a choice of one among several: whether this one holds. */
  readonly checked?: boolean;
  /** It cannot be chosen now, for this reason. */
  readonly disabledWhy?: string | undefined;
  /** Where it leads: then it is a link. */
  readonly href?: string;
  readonly onChoose?: () => void;
}

interface MenuItemsProps {
  readonly items: readonly MenuItem[];
  /** Before what was chosen is done: it may take the focus elsewhere. */
  readonly onClose: () => void;
}

/** The items of a menu, those of one group under its heading. */
export function MenuItems({ items, onClose }: MenuItemsProps) {
  const groups = [...new Set(items.map(({ group }) => group))];
  return groups.map((group) => {
    const own = items.filter((item) => item.group === group);
    const all = own.map((item) => <Item key={item.id} item={item} onClose={onClose} />);
    if (group === undefined) return all;
    return (
      <div key={group} role="group" aria-label={group} className={styles['group']}>
        <span className={styles['heading']} aria-hidden="true">
          {group}
        </span>
        {all}
      </div>
    );
  });
}

function Item({ item, onClose }: { readonly item: MenuItem; readonly onClose: () => void }) {
  const { words, hint, keys, checked, disabledWhy, href, onChoose } = item;
  const nameOf = useKeyNames();
  const isDisabled = disabledWhy !== undefined;
  const shared = {
    label: words,
    className: styles['item'],
    'aria-keyshortcuts': keys?.replace('Ctrl', 'Control'),
  } as const;
  const face: ReactNode = (
    <>
      {checked !== undefined && <span className={styles['check']}>{checked && <Icon name="check" size={16} />}</span>}
      <span className={styles['words']}>
        <span dir="auto">{words}</span>
        {(disabledWhy ?? hint) !== undefined && (
          <span className={styles['hint']} dir="auto">
            {disabledWhy ?? hint}
          </span>
        )}
      </span>
      {keys !== undefined && (
        <kbd className={styles['keys']} aria-hidden="true">
          {nameOf(keys)}
        </kbd>
      )}
    </>
  );
  if (href !== undefined && !isDisabled) {
    return (
      <Kit.LinkItem {...shared} render={<Link href={href} />} onClick={onClose}>
        {face}
      </Kit.LinkItem>
    );
  }
  const isChoice = checked !== undefined && { role: 'menuitemradio', 'aria-checked': checked };
  return (
    <Kit.Item
      {...shared}
      {...isChoice}
      disabled={isDisabled}
      onClick={(event) => {
        // The menu closes by its own state, and before what was chosen is done.
        event.preventBaseUIHandler();
        if (isDisabled) return;
        onClose();
        onChoose?.();
      }}
    >
      {face}
    </Kit.Item>
  );
}
