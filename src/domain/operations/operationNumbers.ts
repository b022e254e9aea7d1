import { formatLotNumber, type LotNumber } from '../numbering/lotNumber';
import { type OperationDraft, touchesOf } from './operations';

/** The number that a batch with this operation gives back, as its claim's id; null when none. */
export function releasedNumber(operation: OperationDraft): string | null {
  const { releases = null } = touchesOf(operation);
  return releases === null ? null : formatLotNumber(releases);
}

/** The number that has to be claimed before this operation is sent; null when none. */
export const claimedNumber = (operation: OperationDraft): LotNumber | null => touchesOf(operation).claims ?? null;

/** Whether a number has to be found for it before it is sent, whichever it is. */
export const asksForNext = (operation: OperationDraft): boolean => touchesOf(operation).asksForNext === true;

/** Whether its lot shows no number and gets one once the server answers. */
export const waitsForNumber = (operation: OperationDraft): boolean => touchesOf(operation).waitsForNumber === true;
