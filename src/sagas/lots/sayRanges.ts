import type { SagaGenerator } from 'typed-redux-saga';
import { claimsTexts } from '../../features/lots/numbering/claimsTexts';
import { rangesInWords } from '../../features/lots/numbering/rangesInWords';
import { texts } from '../texts';

/** Says numbers, given as ids of claims, as ranges: `13 to 37, 40, 12A`. */
export function* sayRanges(numbers: readonly string[]): SagaGenerator<string> {
  return rangesInWords(numbers, (yield* texts(claimsTexts)).range);
}
