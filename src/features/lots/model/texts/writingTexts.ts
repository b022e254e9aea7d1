import { countIn } from '../../../../shared/messages/countIn';
import { defineTexts } from '../../../../shared/messages/texts';

const inDigits = countIn('en');

/** What helps while one writes into the fields of a lot. */
export const writingTexts = defineTexts('writing', {
  noLotBefore: 'There is no lot before this one to copy from.',
  /** `lot`: the lot before. */
  nothingBefore: (field: string, lot: string) => `${lot} has nothing under “${field}” to copy.`,
  texts: 'Texts to insert',
  found: (count: number) =>
    count === 1
      ? 'One text. Enter inserts it, Esc leaves the slash.'
      : `${inDigits(count)} texts. The arrow keys choose, Enter inserts, Esc leaves the slash.`,
});
