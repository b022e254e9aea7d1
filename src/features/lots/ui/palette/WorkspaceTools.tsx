import { type ReactNode } from 'react';
import type { Sale } from '../../../../domain/sales/sale';
import type { MenuItem } from '../../../../shared/ui/buttons/Menu';
import { ColumnsDialog } from '../toolbar/ColumnsDialog';
import { CommandPalette } from './CommandPalette';
import { HelpDialog } from '../help/HelpDialog';
import { useTool } from '../shared/useTool';
import { useToolKeys } from './useToolKeys';

interface WorkspaceToolsProps {
  readonly sale: Sale;
  readonly editable: boolean;
  readonly wide: boolean;
  /** The lot in the editor. */
  readonly openLotId: string | null;
  /** What other features do with the sale itself: in its menu, and in the palette. */
  readonly more: readonly MenuItem[];
  readonly children: ReactNode;
}

/** What can be opened from anywhere in the workspace, by keys and by buttons inside. */
export function WorkspaceTools({ children, ...place }: WorkspaceToolsProps) {
  const [tool, setTool] = useTool();
  const close = (): void => setTool(null);
  useToolKeys(tool, setTool);
  return (
    <>
      {children}
      <CommandPalette {...place} open={tool === 'palette'} onClose={close} onOpen={setTool} />
      <HelpDialog open={tool === 'keys'} onClose={close} />
      <ColumnsDialog open={tool === 'columns'} onClose={close} />
    </>
  );
}
