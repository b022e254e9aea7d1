import { takesText } from '../keys/takesText';
import { usePageKeys } from '../keys/usePageKeys';
import type { Tool } from '../shared/useTool';

/** Ctrl+K (⌘K on a Mac) opens the palette and closes it, `?` the sheet of keys. A dialog has the keys to itself. */
export function useToolKeys(tool: Tool | null, open: (tool: Tool | null) => void): void {
  usePageKeys((event) => {
    if (event.defaultPrevented || event.altKey || event.isComposing) return;
    const wanted = toolOf(event);
    if (wanted === null) return;
    const isBelowDialog = document.querySelector('dialog[open]') !== null && tool !== wanted;
    if (isBelowDialog) return;
    event.preventDefault();
    open(tool === wanted ? null : wanted);
  });
}

function toolOf({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent): Tool | null {
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey ? 'palette' : null;
  return key === '?' && !takesText(target) ? 'keys' : null;
}
