import { Tooltip as Kit } from '@base-ui/react/tooltip';
import { type ReactNode, useRef } from 'react';
import { popupHome } from './popupHome';
import { TipContext, type TippedControl } from './TipContext';
import styles from './tips.module.css';

/** Long enough that nothing flickers under a pointer that passes, short enough to be found. */
const DELAY_MS = 500;

interface TipProps {
  readonly words: string;
  readonly children: TippedControl;
}

/** Shows words beside a control while the pointer is on it or it has the focus of the keyboard. Escape takes them away. */
export function Tip({ words, children }: TipProps) {
  const home = useRef<HTMLElement | null>(null);
  return (
    <Kit.Root
      disableHoverablePopup
      onOpenChange={(_open, details) => {
        // In a dialog Escape is the dialog's, which takes its tips along: nobody should have to press it twice.
        if (details.reason !== 'escape-key' || !home.current?.closest('dialog')) return;
        details.cancel();
        details.allowPropagation();
      }}
    >
      <Kit.Trigger
        render={children}
        delay={DELAY_MS}
        ref={(node: Element | null) => void (home.current = popupHome(node))}
      />
      <Kit.Portal container={home}>
        <Kit.Positioner className={styles['place']} sideOffset={6} collisionPadding={8}>
          {/* Its control says the same: as its name, or as its description. */}
          <Kit.Popup className={styles['tip']} aria-hidden="true">
            {words}
          </Kit.Popup>
        </Kit.Positioner>
      </Kit.Portal>
    </Kit.Root>
  );
}

const tipped = (words: string, control: TippedControl) => <Tip words={words}>{control}</Tip>;

/** The controls inside show their names by tips of the kit. */
export function Tips({ children }: { readonly children: ReactNode }) {
  return (
    <TipContext value={tipped}>
      {/* Beside one that is open the next comes at once. */}
      <Kit.Provider>{children}</Kit.Provider>
    </TipContext>
  );
}
