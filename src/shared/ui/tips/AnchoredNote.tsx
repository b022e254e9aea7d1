import { Tooltip as Kit } from '@base-ui/react/tooltip';
import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { popupHome } from './popupHome';
import styles from './tips.module.css';

interface AnchoredNoteProps {
  /** The id of the element that it is about. */
  readonly at: string;
  readonly tone: 'danger' | 'warn' | 'info';
  /** Where it comes: below the element by default. */
  readonly side?: 'top' | 'bottom';
  /** What can be pressed in it. The focus stays where it is. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

const ICONS = { danger: 'error', warn: 'warning', info: 'info' } as const;

const stay = (event: MouseEvent): void => event.preventDefault();

/**
 * What is to be known of an element, beside it while it is in sight. Without actions it takes no clicks: what is below stays
 * within reach.
 */
export function AnchoredNote({ at, tone, side = 'bottom', actions, children }: AnchoredNoteProps) {
  const anchor = document.getElementById(at);
  return (
    <Kit.Root open>
      <Kit.Portal container={popupHome(anchor)}>
        <Kit.Positioner
          className={styles['place']}
          anchor={() => document.getElementById(at)}
          side={side}
          align="start"
          sideOffset={4}
          collisionPadding={8}
        >
          <Kit.Popup
            className={styles['note']}
            data-tone={tone}
            {...(actions !== undefined && { 'data-takes': 'clicks', onMouseDown: stay })}
          >
            <Icon name={ICONS[tone]} size={16} />
            <span>{children}</span>
            {actions !== undefined && <span className={styles['actions']}>{actions}</span>}
          </Kit.Popup>
        </Kit.Positioner>
      </Kit.Portal>
    </Kit.Root>
  );
}
