import type { Operation } from '../../../domain/operations/operations';
import { passesNumber } from '../../../domain/operations/numberChange';

/** Operations that one transaction of the device keeps: to write thousands down is a long task for the page. */
const KEEP_TOGETHER = 250;
/** Lots, and bytes of their photos, that one transaction keeps: what is behind them waits, and what is lost is lost together. */
const LOTS_TOGETHER = 25;
const BYTES_TOGETHER = 16 * 1024 * 1024;

/** What is written next, and what still has to wait. */
interface NextPart {
  readonly part: readonly Operation[];
  readonly rest: readonly Operation[];
}

/**
 * Which of the operations the device writes down in its next transaction. `bytesOf`: how many bytes come with an operation,
 * undefined for none. Words do not wait for bytes, except those about lots that come with some.
 */
export function nextPart(queue: readonly Operation[], bytesOf: (operation: Operation) => number | undefined): NextPart {
  const waiting = new Set<string>();
  const [part, rest]: [Operation[], Operation[]] = [[], []];
  for (const operation of queue) {
    const isBehind = waiting.has(operation.lotId) || (waiting.size > 0 && passesNumber(operation));
    if (!isBehind && bytesOf(operation) === undefined && part.length < KEEP_TOGETHER) part.push(operation);
    else {
      waiting.add(operation.lotId);
      rest.push(operation);
    }
  }
  return part.length > 0 ? { part, rest } : nextLots(queue, bytesOf);
}

function nextLots(queue: readonly Operation[], bytesOf: (operation: Operation) => number | undefined): NextPart {
  let bytes = 0;
  let end = 0;
  for (const operation of queue.slice(0, LOTS_TOGETHER)) {
    bytes += bytesOf(operation) ?? BYTES_TOGETHER;
    if (end > 0 && bytes > BYTES_TOGETHER) break;
    end += 1;
  }
  return { part: queue.slice(0, end), rest: queue.slice(end) };
}
