import type { Lot } from '../../../../domain/lots/lot';
import type { OperationDraft } from '../../../../domain/operations/operations';
import type { SaleStatus } from '../../../../domain/sales/sale';
import type { Step } from './undoProblem';
import type { WorkingCopy } from './workingCopy';

/** What taking back one operation stands on. */
export interface UndoGround {
  /** The operation's lot as it is by now. */
  readonly lot: Lot;
  readonly copy: WorkingCopy;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Gets the fields that somebody has changed since. */
  readonly foreign: (fields: readonly string[]) => void;
}

/** How one kind of operation is taken back when others may have changed the sale since. */
export interface UndoRule<Done extends OperationDraft> {
  /** What is done for it. `together`: all of this kind in an act are taken back at once, before the others. */
  readonly step: 'together' | ((done: Done, ground: UndoGround) => Step);
  /** What is done while its lot is in the trash. Without this it cannot be taken back there. */
  inTrash?(done: Done, ground: UndoGround): Step;
  /** Whether undo offers it in a sale of that status. `lot`: as it is by now. Without this it always does. */
  isOffered?(done: Done, sale: SaleStatus, lot: Lot | undefined): boolean;
}
