import type { ProblemDetail } from '../../domain/platforms/problem';
import type { Translated } from '../messages/texts';
import type { problemTexts } from './problemTexts';

type ProblemTexts = Translated<(typeof problemTexts)['texts']>;

/** Characters and values side by side, as a person reads them. */
const listed = (parts: readonly string[]): string => parts.join(', ');

/** What a problem is, in the language of the reader. */
export function problemSentence(detail: ProblemDetail, texts: ProblemTexts): string {
  switch (detail.rule) {
    case 'required':
    case 'lineBreaks':
    case 'formula':
    case 'markup':
    case 'cents':
    case 'pictureMadeSmaller':
      return texts[detail.rule];
    case 'tooLong':
    case 'shortened':
    case 'longerThanAdvised':
    case 'saleTitleTooLong':
      return texts[detail.rule](detail.length, detail.longest);
    case 'notAllowed':
      return texts.notAllowed(detail.value, listed(detail.allowed));
    case 'wrongKind':
      return texts.wrongKind[detail.kind];
    case 'charactersReplaced':
    case 'charactersLost':
      return texts[detail.rule](listed(detail.characters));
    case 'marks':
      return texts.marks(listed(detail.marks));
    case 'moneyTooLarge':
      return texts.moneyTooLarge(detail.most);
    case 'letterRefused':
    case 'duplicateNumber':
      return texts[detail.rule](detail.number);
    case 'priceOrder':
      return texts.priceOrder[detail.order];
    case 'tooManyPictures':
    case 'tooManyLots':
      return texts[detail.rule](detail.count, detail.most);
    case 'pictureTooSmall':
      return texts.pictureTooSmall(detail.bytes, detail.least);
    case 'tooFewLots':
      return texts.tooFewLots(detail.count, detail.fewest);
    case 'caution':
      return texts.cautions[detail.caution];
  }
}
