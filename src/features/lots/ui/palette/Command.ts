import type { UnknownAction } from '@reduxjs/toolkit';
import type { TextBlockField } from '../../../../domain/lots/template';
import type { Tool } from '../shared/useTool';

/** What a command does: it says something to the store, goes to a page, opens something, or writes into the editor; or what the item of a menu does. */
export type Effect =
  | { readonly kind: 'say'; readonly actions: readonly UnknownAction[] }
  | { readonly kind: 'go'; readonly href: string }
  | { readonly kind: 'insert'; readonly field: TextBlockField; readonly text: string }
  | { readonly kind: 'do'; readonly act: () => void }
  | { readonly kind: 'open'; readonly tool: Exclude<Tool, 'palette'> };

export interface Command {
  readonly id: string;
  /** As it is read, `Mark as ready: Lot 12`. */
  readonly words: string;
  /** Why it cannot be done now; null when it can. */
  readonly reason: string | null;
  readonly effect: Effect;
  /** What helps to choose, under the words. */
  readonly hint?: string;
  /** The keys that do the same. */
  readonly keys?: string;
}

export const say = (...actions: readonly UnknownAction[]): Effect => ({ kind: 'say', actions });
export const go = (href: string): Effect => ({ kind: 'go', href });
