import { countIn } from '../../../../shared/messages/countIn';
import { defineTexts } from '../../../../shared/messages/texts';

const inDigits = countIn('en');

/** Photos between the choice and their lots. */
export const choiceTexts = defineTexts('choices', {
  looking: (files: number) =>
    files === 1
      ? 'Looking at 1 file. Keep this page open.'
      : `Looking at ${inDigits(files)} files. Keep this page open.`,
  missed: (photos: number) =>
    photos === 1
      ? '1 photo of an earlier choice was not saved: choose it again'
      : `${inDigits(photos)} photos of an earlier choice were not saved: choose them again`,
  missedText: (photos: number) =>
    photos === 1
      ? 'The page was closed before this device had saved it. Choose the same photo again: only what is missing is added.'
      : 'The page was closed before this device had saved them. Choose the same photos again: only what is missing is added.',
  withLots: (lots: number) =>
    lots === 1 ? '1 lot is waiting for its photo.' : `${inDigits(lots)} lots are waiting for their photos.`,
  andMore: (files: number) => `and ${inDigits(files)} more`,
  chooseAgain: 'Choose photos again',
  chooseFolder: 'Choose the folder again',
  forget: 'Do without them',
  doubles: (photos: number) =>
    photos === 1
      ? '1 of these photos is in this sale already'
      : `${inDigits(photos)} of these photos are in this sale already`,
  doublesText: 'Exactly the same files were added before. They wait for your decision; all others go on.',
  leaveOut: 'Leave them out',
  useAll: 'Add them again',
});
