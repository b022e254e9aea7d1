import { useState } from 'react';
import { useTexts } from '../../messages/useTexts';
import { Button, type ButtonProps } from './Button';
import { cooldownTexts } from '../texts/cooldownTexts';
import { VisuallyHidden } from '../style/VisuallyHidden';

export interface CooldownButtonProps extends Omit<ButtonProps, 'coolingDown'> {
  /** Seconds until it may be pressed again; 0 when it may be now. */
  readonly rest: number;
  /** Whether this one tells how long it takes, where several rest at the same time. */
  readonly announce?: boolean;
}

/**
 * A button that rests for a while after too many tries: it counts the seconds, keeps the focus and ignores presses. A
 * screen reader says once how long it takes, not every second.
 */
export function CooldownButton({
  rest,
  announce = true,
  type = 'button',
  onClick,
  children,
  ...button
}: CooldownButtonProps) {
  const texts = useTexts(cooldownTexts);
  const [announced, setAnnounced] = useState(0);
  if (rest > announced || (rest === 0 && announced > 0)) setAnnounced(rest);
  const coolingDown = rest > 0;
  return (
    <>
      <Button
        {...button}
        type={type}
        coolingDown={coolingDown}
        onClick={(event) => {
          // A submit by Enter comes here too: browsers press the form's button for it.
          if (coolingDown) event.preventDefault();
          else onClick?.(event);
        }}
      >
        {coolingDown ? texts.tryAgainIn(rest) : children}
      </Button>
      <VisuallyHidden role="status">{announce && announced > 0 ? texts.started(announced) : ''}</VisuallyHidden>
    </>
  );
}
