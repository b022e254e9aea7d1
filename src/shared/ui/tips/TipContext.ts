import { createContext, type ReactElement, type ReactNode } from 'react';

/** A control, which takes a ref and the attributes of its element. */
export type TippedControl = ReactElement<Record<string, unknown>>;

export interface TipWords {
  /** Undefined while there is nothing to say. */
  readonly words: string | undefined;
  /** The control cannot be used, and the words say why: a press shows them, also that of a finger. */
  readonly isReason?: boolean;
}

/**
 * How a control without visible words shows its name, and one that cannot be used its reason. Null on the pages before the
 * sign-in, which load no widgets: there the browser shows it.
 */
export const TipContext = createContext<((tip: TipWords, control: TippedControl) => ReactNode) | null>(null);
