import type { Operation } from '../../../../domain/operations/operations';
import type { TheirValues } from '../../../../domain/operations/fieldEdits';

/** What colleagues have written where this edit would write; undefined for what is in no conflict. */
export function theirsOf(operation: Operation): TheirValues | undefined {
  return 'theirs' in operation ? operation.theirs : undefined;
}
