import { type RefObject, useEffect, useRef } from 'react';
import { EDITOR_HEADING_ID } from '../shared/useFollowLot';

/**
 * The button that puts a lot into the trash goes with it, far below the words that say where the lot is now; so does the
 * one that brings it back. Gives what the words stand in: an element with `tabIndex={-1}`, which then gets the focus and
 * is scrolled to. Focus that is anywhere else stays there, and a lot that is opened in the trash takes none.
 */
export function useTrashFocus(lotId: string, trashed: boolean): RefObject<HTMLDivElement | null> {
  const words = useRef<HTMLDivElement>(null);
  const shown = useRef({ lotId, trashed });
  useEffect(() => {
    const before = shown.current;
    shown.current = { lotId, trashed };
    if (before.lotId !== lotId || before.trashed === trashed || document.activeElement !== document.body) return;
    if (trashed) words.current?.focus();
    else document.getElementById(EDITOR_HEADING_ID)?.focus();
  }, [lotId, trashed]);
  return words;
}
