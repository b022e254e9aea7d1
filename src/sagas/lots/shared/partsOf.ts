import { type Operation, touchesOnlyItsLot } from '../../../domain/operations/operations';
import { IN_SIGHT, TOGETHER } from './inParts';

/**
 * An act on hundreds of lots in parts that can be taken back one after the other, so that the page stays awake: only
 * edits and steps, which say nothing of other lots, and all those of one lot in one part. Any other act is one part.
 */
export function partsOf(operations: readonly Operation[]): readonly (readonly Operation[])[] {
  if (operations.length <= TOGETHER || !operations.every(touchesOnlyItsLot)) return [operations];
  const byLot = new Map<string, Operation[]>();
  for (const operation of operations) {
    const known = byLot.get(operation.lotId);
    if (known === undefined) byLot.set(operation.lotId, [operation]);
    else known.push(operation);
  }
  const parts: Operation[][] = [[]];
  for (const [place, ofLot] of [...byLot.values()].entries()) {
    const part = parts.at(-1) ?? [];
    if (place === IN_SIGHT || part.length >= TOGETHER) parts.push(ofLot);
    else part.push(...ofLot);
  }
  return parts;
}
