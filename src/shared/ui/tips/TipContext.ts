import { createContext, type ReactElement, type ReactNode } from 'react';

/** A control, which takes a ref and the attributes of its element. */
export type TippedControl = ReactElement<Record<string, unknown>>;

/**
 * How a control without visible words shows its name. Null on the pages before the sign-in, which load no widgets: there
 * the browser shows it.
 */
export const TipContext = createContext<((words: string, control: TippedControl) => ReactNode) | null>(null);
