import { Tooltip as Kit } from '@base-ui/react/tooltip';
import { type ReactNode, useRef, useState } from 'react';
import { popupHome } from './popupHome';
import { TipContext, type TippedControl, type TipWords } from './TipContext';
import styles from './tips.module.css';

/** Long enough that nothing flickers under a pointer that passes, short enough to be found. */
const DELAY_MS = 500;

interface TipProps extends TipWords {
  readonly children: TippedControl;
}

/** Shows words beside a control while the pointer is on it or it has the focus of the keyboard. Escape takes them away. */
function Tip({ words, isReason = false, children }: TipProps) {
  const home = useRef<HTMLElement | null>(null);
  const [isShown, setShown] = useState(false);
  const isByFinger = useRef(false);
  const show = (shown: boolean): void => {
    if (!shown) isByFinger.current = false;
    setShown(shown);
  };
  return (
    <Kit.Root
      disableHoverablePopup
      disabled={words === undefined}
      open={isShown && words !== undefined}
      onOpenChange={(open, details) => {
        // In a dialog Escape is the dialog's, which takes its tips along: nobody should have to press it twice.
        if (details.reason === 'escape-key' && home.current?.closest('dialog')) {
          details.cancel();
          details.allowPropagation();
        } else if (details.reason === 'trigger-hover' && isByFinger.current) {
          // After a tap a browser sends the mouse back to where it lies. The reason stays until the next tap elsewhere.
          details.cancel();
        } else show(open);
      }}
    >
      <Kit.Trigger
        render={children}
        delay={DELAY_MS}
        closeOnClick={!isReason}
        onPointerDown={({ pointerType }) => void (isByFinger.current = isReason && pointerType === 'touch')}
        onClick={isReason ? () => show(true) : undefined}
        onBlur={() => show(false)}
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

const tipped = (tip: TipWords, control: TippedControl) => <Tip {...tip}>{control}</Tip>;

/** The controls inside show their names, and why they cannot be used, by tips of the kit. */
export function Tips({ children }: { readonly children: ReactNode }) {
  return (
    <TipContext value={tipped}>
      {/* Beside one that is open the next comes at once. */}
      <Kit.Provider>{children}</Kit.Provider>
    </TipContext>
  );
}
