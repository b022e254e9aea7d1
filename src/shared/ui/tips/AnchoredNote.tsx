import { Tooltip as Kit } from '@base-ui/react/tooltip';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { popupHome } from './popupHome';
import styles from './tips.module.css';

interface AnchoredNoteProps {
  /** The id of the element that it is about. */
  readonly at: string;
  readonly tone: 'danger' | 'warn' | 'info';
  readonly children: ReactNode;
}

const ICONS = { danger: 'error', warn: 'warning', info: 'info' } as const;

/** What is to be known of an element, beside it while it is in sight. It takes no clicks: what is below stays within reach. */
export function AnchoredNote({ at, tone, children }: AnchoredNoteProps) {
  const anchor = document.getElementById(at);
  return (
    <Kit.Root open>
      <Kit.Portal container={popupHome(anchor)}>
        <Kit.Positioner
          className={styles['place']}
          anchor={() => document.getElementById(at)}
          side="bottom"
          align="start"
          sideOffset={4}
          collisionPadding={8}
        >
          <Kit.Popup className={styles['note']} data-tone={tone}>
            <Icon name={ICONS[tone]} size={16} />
            <span>{children}</span>
          </Kit.Popup>
        </Kit.Positioner>
      </Kit.Portal>
    </Kit.Root>
  );
}
