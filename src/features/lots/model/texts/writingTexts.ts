import { defineTexts } from '../../../../shared/messages/texts';

/** What helps while one writes into the fields of a lot. */
export const writingTexts = defineTexts('writing', {
  noLotBefore: 'There is no lot before this one to copy from.',
  /** `lot`: the lot before. */
  nothingBefore: (field: string, lot: string) => `${lot} has nothing under “${field}” to copy.`,
  texts: 'Texts to insert',
  found: (count: number) =>
    count === 1
      ? 'One text. Enter inserts it, Esc leaves the slash.'
      : `${count} texts. The arrow keys choose, Enter inserts, Esc leaves the slash.`,
});
