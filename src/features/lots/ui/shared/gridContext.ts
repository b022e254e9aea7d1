import { createContext } from 'react';
import type { SaleStatus } from '../../../../domain/sales/sale';

/** Where the active cell goes when the one that was edited is left; `stay` keeps it, `away` leaves the focus alone too. */
export type Way = 'stay' | 'away' | 'up' | 'down' | 'left' | 'right' | 'next' | 'previous';

/** What a cell may ask of the grid around it. */
export interface GridCommands {
  /** Ends the editing and moves on. */
  readonly leaveCell: (way: Way) => void;
  /** Whether numbers can be changed. */
  readonly saleStatus: SaleStatus;
}

export const GridContext = createContext<GridCommands>({ leaveCell: () => undefined, saleStatus: 'open' });
