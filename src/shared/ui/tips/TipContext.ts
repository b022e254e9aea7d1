import { type ComponentType, createContext, type ReactElement } from 'react';

export interface TipProps {
  readonly words: string;
  /** A control, which takes a ref and the attributes of its element. */
  readonly children: ReactElement<Record<string, unknown>>;
}

/**
 * How a control without visible words shows its name. Null on the pages before the sign-in, which load no widgets: there
 * the browser shows it.
 */
export const TipContext = createContext<ComponentType<TipProps> | null>(null);
