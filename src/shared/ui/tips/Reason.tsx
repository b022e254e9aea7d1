import { cloneElement } from 'react';
import { Tip } from './Tip';
import type { TippedControl } from './TipContext';

interface ReasonProps {
  /** A sentence; undefined while the control can be used. */
  readonly why: string | undefined;
  readonly children: TippedControl;
}

/**
 * Says why a control cannot be used: read out with it, and beside it under the pointer and the focus. The control stays one
 * that the keyboard reaches: `aria-disabled`, not `disabled`; what it does must do nothing then.
 */
export function Reason({ why, children }: ReasonProps) {
  if (why === undefined) return children;
  return <Tip words={why}>{cloneElement(children, { 'aria-disabled': true, 'aria-description': why })}</Tip>;
}
