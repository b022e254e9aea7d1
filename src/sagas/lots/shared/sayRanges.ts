import type { SagaGenerator } from 'typed-redux-saga';
import { reservationsTexts } from '../../../features/lots/model/numbering/reservationsTexts';
import { rangesInWords } from '../../../features/lots/model/numbering/rangesInWords';
import { texts } from '../../base/texts';

/** Says numbers, given as ids of claims, as ranges: `13 to 37, 40, 12A`. */
export function* sayRanges(numbers: readonly string[]): SagaGenerator<string> {
  return rangesInWords(numbers, (yield* texts(reservationsTexts)).range);
}
