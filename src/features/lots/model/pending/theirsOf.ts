import type { Operation, TheirValues } from '../../../../services/lots/LotsGateway';

/** What colleagues have written where this edit would write; undefined for what is in no conflict. */
export function theirsOf(operation: Operation): TheirValues | undefined {
  return 'theirs' in operation ? operation.theirs : undefined;
}
