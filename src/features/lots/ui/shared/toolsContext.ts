import { createContext, use } from 'react';

/** What is opened over the workspace: the palette of commands, the sheet of keys, the columns of the table. */
export type Tool = 'palette' | 'keys' | 'columns';

/** How anything in the workspace opens one. */
export const ToolsContext = createContext<(tool: Tool) => void>(() => undefined);

export function useOpenTool(): (tool: Tool) => void {
  return use(ToolsContext);
}
