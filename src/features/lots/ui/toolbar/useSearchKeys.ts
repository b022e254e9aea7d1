import type { KeyboardEvent as FieldKeyEvent, RefObject } from 'react';
import { takesText } from '../keys/takesText';
import { focusLots } from '../shared/useFollowLot';
import { usePageKeys } from '../keys/usePageKeys';

/**
 * `/` and Ctrl+F (⌘F) lead to the search of the lots: the browser's own finds only the rows that are drawn. Ctrl+F in the
 * search is the browser's. Enter and the arrow down lead from the search to what was found.
 */
export function useSearchKeys(field: RefObject<HTMLInputElement | null>): (event: FieldKeyEvent) => void {
  usePageKeys((event) => {
    if (event.defaultPrevented || event.isComposing || !isWanted(event)) return;
    if (event.target === field.current || document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    field.current?.focus();
    field.current?.select();
  });
  return (event) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    focusLots();
  };
}

function isWanted({ key, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent): boolean {
  if (altKey) return false;
  // A slash is Shift and 7 on a German keyboard.
  if (!ctrlKey && !metaKey) return key === '/' && !takesText(target);
  return key.toLowerCase() === 'f' && !shiftKey;
}
