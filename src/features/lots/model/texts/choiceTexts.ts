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
  whereTo: (photos: number) =>
    photos === 1 ? 'Where does this photo go?' : `Where do these ${inDigits(photos)} photos go?`,
  noNumbers: (photos: number) =>
    photos === 1
      ? 'Its name begins with no lot number, and there are lots without a photo.'
      : 'Their names begin with no lot number, and there are lots without a photo.',
  newLots: (photos: number) => (photos === 1 ? '1 new lot' : `${inDigits(photos)} new lots`),
  newLotsHint: 'One for each photo.',
  toLots: (lots: number) =>
    lots === 1
      ? 'The lot that has no photo yet'
      : `Lots that have no photo yet, in the order of their numbers (${inDigits(lots)} lots)`,
  perLot: 'Photos for each lot',
  perLotHint: 'The photos are taken in the order of their file names.',
  whatHappens: 'What will happen',
  /** `names`: of the files that the lot gets. */
  goesTo: (names: string, lot: string) => `${names} → ${lot}`,
  goesOn: (lots: number) => (lots === 1 ? '… 1 more lot …' : `… ${inDigits(lots)} more lots …`),
  leftOver: (photos: number) =>
    photos === 1
      ? '1 photo is left over and makes a new lot.'
      : `${inDigits(photos)} photos are left over and make ${inDigits(photos)} new lots.`,
  stillWithout: (lots: number) =>
    lots === 1 ? '1 lot stays without a photo.' : `${inDigits(lots)} lots stay without a photo.`,
  noneWithout: 'No lot is without a photo any more: all photos make new lots.',
  withdrawn: 'Withdrawn lots are left out.',
  undoable: 'You can undo it in one step.',
  addNow: (photos: number) => (photos === 1 ? 'Add the photo' : `Add ${inDigits(photos)} photos`),
  doNotAdd: 'Do not add them',
  unplaced: (photos: number) =>
    photos === 1 ? '1 photo waits: say where it goes' : `${inDigits(photos)} photos wait: say where they go`,
  unplacedText: 'They are only in this page so far. Keep it open until you have decided.',
  decide: 'Say where they go…',
});
