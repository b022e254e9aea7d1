import { useEffect } from 'react';
import { takesText } from '../shared/takesText';
import type { Tool } from '../shared/useTool';

/** Ctrl+K (⌘K on a Mac) opens the palette and closes it, `?` the sheet of keys. A dialog has the keys to itself. */
export function useToolKeys(tool: Tool | null, open: (tool: Tool | null) => void): void {
  useEffect(() => {
    const follow = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.altKey || event.isComposing) return;
      const wanted = toolOf(event);
      if (wanted === null) return;
      const isBelowDialog = document.querySelector('dialog[open]') !== null && tool !== wanted;
      if (isBelowDialog) return;
      event.preventDefault();
      open(tool === wanted ? null : wanted);
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [tool, open]);
}

function toolOf({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): Tool | null {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey ? 'palette' : null;
  return key === '?' && !takesText(target) ? 'keys' : null;
}
