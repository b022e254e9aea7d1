import { onlyRenumbers } from '../../../domain/operations/numberChange';
import { type Operation, touchesOnlyItsLot, workOf } from '../../../domain/operations/operations';
import { IN_SIGHT, TOGETHER } from './inParts';

/** A lot is made, goes into the trash or comes back: its number comes and goes with it. */
const comesOrGoes = (operation: Operation): boolean => workOf(operation) === 'number' && !onlyRenumbers(operation);

/**
 * An act on hundreds of lots in parts that can be taken back one after the other, so that the page stays awake: all of one lot
 * in one part, and all numbers in one, because lots may exchange them. What was done last comes first, because a lot that
 * was made may hold the number that another one gave up for it. Any other act is one part.
 */
export function partsOf(operations: readonly Operation[]): readonly (readonly Operation[])[] {
  const mayWait = operations.some(onlyRenumbers) && operations.some(comesOrGoes);
  if (operations.length <= TOGETHER && !mayWait) return [operations];
  if (!operations.every((each) => touchesOnlyItsLot(each) || workOf(each) === 'number')) return [operations];
  return runsOf(operations)
    .toReversed()
    .flatMap((run) => (run.some(onlyRenumbers) ? [run] : partsByLot(run)));
}

/** Numbers beside each other, and what is beside them. */
function runsOf(operations: readonly Operation[]): readonly (readonly Operation[])[] {
  const runs: Operation[][] = [];
  for (const operation of operations) {
    const last = runs.at(-1);
    const [first] = last ?? [];
    if (last !== undefined && first !== undefined && onlyRenumbers(first) === onlyRenumbers(operation))
      last.push(operation);
    else runs.push([operation]);
  }
  return runs;
}

function partsByLot(operations: readonly Operation[]): readonly (readonly Operation[])[] {
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
