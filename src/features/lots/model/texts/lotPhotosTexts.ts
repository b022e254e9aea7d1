import { countIn } from '../../../../shared/messages/countIn';
import { defineTexts } from '../../../../shared/messages/texts';

const inDigits = countIn('en');

/** What is said of the photos of one lot, and of what can be done to them. */
export const lotPhotosTexts = defineTexts('lotPhotos', {
  tools: 'What to do with the photo',
  enlarge: (photo: string) => `${photo}: show it on the whole screen`,
  isCover: (photo: string) => `${photo}, the cover`,
  makeCover: 'Make this the cover',
  coverIs: 'This is the cover',
  anotherCover: 'Make another photo the cover to change it.',
  isFirst: 'This is the first photo.',
  isLast: 'This is the last photo.',
  isWhole: 'All of the photo is shown.',
  isNearest: 'It cannot be enlarged further.',
  markFirst: 'Mark photos first.',
  earlier: 'One place forward',
  later: 'One place back',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  caption: 'Caption',
  addCaption: 'Add a caption',
  /** `caption`: '' while there is none. */
  editCaption: (caption: string) => (caption === '' ? 'Add a caption' : `Change the caption: ${caption}`),
  toOtherLot: 'To another lot',
  remove: 'Remove',
  mark: 'Mark several',
  markEnded: 'Done',
  marked: (photos: number) =>
    photos === 0
      ? 'Mark photos to move or remove them together.'
      : photos === 1
        ? '1 marked'
        : `${inDigits(photos)} marked`,
  keys: 'Drag a photo to another place, or move it with Alt and the arrow keys.',
  /** Read out after a move; positions count from 1. */
  placed: (position: number, count: number) => `Photo ${inDigits(position)} of ${inDigits(count)}`,
  unplaced: 'Nothing moved: it is there already.',
  putBack: 'Put back.',
  removed: (photos: number) => (photos === 1 ? 'The photo was removed.' : `${inDigits(photos)} photos were removed.`),
  /** `lot`: the lot as it is called, `Lot 12`. */
  moved: (photos: number, lot: string) =>
    photos === 1 ? `The photo is now with ${lot}.` : `${inDigits(photos)} photos are now with ${lot}.`,
  turnedTo: (degrees: number) => (degrees === 0 ? 'Turned back as it was.' : `Turned, ${degrees} degrees clockwise.`),
  undo: 'Undo',
  close: 'Close',
  previous: 'Previous photo',
  next: 'Next photo',
  /** `percent`: 100 is all of the photo. */
  zoom: (percent: number) => `Enlarged to ${percent} %`,
  closer: 'Enlarge',
  away: 'Make smaller',
  whole: 'Show all of the photo',
  compare: 'Compare',
  compareEnd: 'Stop comparing',
  /** `photo`: the one on the other side, `Photo 2 of 3`. */
  swap: (photo: string) => `${photo}: go on with this one`,
  moveTitle: (photos: number) => (photos === 1 ? 'Move the photo to another lot' : `Move ${inDigits(photos)} photos`),
  whichLot: 'Number or title of the lot',
  whichLotHint: 'Such as 12, 12A or a word of the title.',
  near: 'Lots nearby',
  found: (lots: number) =>
    lots === 0 ? 'No other lot has this number or title.' : lots === 1 ? '1 lot found' : `${inDigits(lots)} lots found`,
  more: (lots: number) => `and ${inDigits(lots)} more: type more of the title.`,
  chooseOne: 'Choose one of the lots below.',
  noOther: 'This sale has no other lot yet.',
  saveFile: 'Save the file',
  fileNotHere:
    'The file of this photo is neither on this device nor can it be read from the server. Add the photo again.',
});
