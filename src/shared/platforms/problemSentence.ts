import type { ProblemDetail, SaidCaution } from '../../domain/platforms/problem';
import { isDated } from '../../domain/platforms/validate/cautions';
import type { Translated } from '../messages/texts';
import type { problemTexts } from './problemTexts';

type ProblemTexts = Translated<(typeof problemTexts)['texts']>;

/** Characters and values side by side, as a person reads them. */
const listed = (parts: readonly string[]): string => parts.join(', ');

/** Nobody sees these: control characters, marks of format, spaces, combining marks without a letter, and holes in Unicode. */
const UNSEEN = /^[\p{C}\p{Z}\p{M}]+$/u;

/** The character itself, or its code points where nothing would stand in the sentence, such as U+200B. */
function shown(character: string): string {
  if (!UNSEEN.test(character)) return character;
  return [...character].map((point) => `U+${codeOf(point)}`).join(' ');
}

const codeOf = (point: string): string => (point.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');

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
      return texts[detail.rule](listed(detail.characters.map(shown)));
    case 'marks':
      return texts.marks(listed(detail.marks.map(shown)));
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
      return cautionSentence(detail, texts);
  }
}

/** What a person must know of the platform, as it is on the day of the reader. */
export const cautionSentence = ({ caution, day }: SaidCaution, texts: ProblemTexts): string =>
  day !== undefined && isDated(caution) ? texts.cautionsNear[caution][day] : texts.cautions[caution];
