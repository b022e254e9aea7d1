import { usePanel } from '../../../navigation/ui/usePanel';

/** What is opened over the workspace: the palette of commands, the sheet of keys, the columns of the table. */
export type Tool = 'palette' | 'keys' | 'columns';

/** Which one is open, and how to open another. */
export function useTool(): readonly [Tool | null, (tool: Tool | null) => void] {
  return usePanel<Tool | null>('tool', null);
}

/** How anything on the page of a sale opens one. */
export function useOpenTool(): (tool: Tool) => void {
  return useTool()[1];
}
