import { countIn } from '../../../shared/messages/countIn';
import { defineTexts } from '../../../shared/messages/texts';

const inDigits = countIn('en');

/** The page on which a sale goes out to a platform. */
export const exportTexts = defineTexts('platformExport', {
  title: 'Export',
  onlyEditors: 'Only owners and editors can export a sale: the files hold reserves and consignors.',
  reading: 'Reading the lots…',
  bundle: 'Bundle',
  bundleIntro: 'The data file and the photos, named and sized as the platform takes them.',
  platform: 'Platform',
  ownPlatform: 'Your house has made this platform from a template.',
  unverified: 'Not all of this platform’s rules are public. Compare the file with the template that it gave you.',
  lots: 'Lots',
  which: {
    all: 'All lots',
    ready: 'Ready lots only',
    changed: 'Changed since the last bundle',
    selection: 'A selection of lots',
  },
  whichHint: 'Withdrawn lots stay here.',
  numbers: 'Lot numbers',
  numbersHint: 'Numbers and ranges, such as 1–20, 35, 40A.',
  wrongNumbers: (parts: string) => `${parts} is no lot number and no range. Write it like 12 or 1–20.`,
  form: 'Data file',
  forms: { text: 'CSV (.csv)', workbook: 'Excel (.xlsx)' },
  photos: 'Photos',
  photosHint: (example: string) => `The first photo of lot 12 is called ${example}.`,
  download: 'Download bundle',
  toFolder: 'Write into a folder…',
  lotCount: (lots: number) => (lots === 1 ? '1 lot' : `${inDigits(lots)} lots`),
  photoCount: (photos: number) => (photos === 1 ? '1 photo' : `${inDigits(photos)} photos`),
  /** `lots`, `photos`: counted, `12 lots`. */
  goOut: (lots: string, photos: string | null) =>
    photos === null ? `The bundle has ${lots}.` : `The bundle has ${lots} and ${photos}.`,
  unsentStay: (photos: number) =>
    photos === 1
      ? '1 photo is still on its way from this device to the server. It is not in this bundle.'
      : `${inDigits(photos)} photos are still on their way from this device to the server. They are not in this bundle.`,
  unnumberedStay: (photos: number) =>
    photos === 1
      ? '1 photo stays here, because its lot has no number.'
      : `${inDigits(photos)} photos stay here, because their lots have no number.`,
  /** `lots`: the numbers of their lots. */
  sameNames: (name: string, one: string, other: string) =>
    one === other
      ? `Two lots have the number ${one}, so two photos would be called ${name}, and one would be written over the other. Give one of the lots another number, or leave the photos out.`
      : `A photo of lot ${one} and one of lot ${other} would both be called ${name}, and one would be written over the other. Change how the platform’s photos are called, with a sign between the lot and the photo, or leave the photos out.`,
  captionsStay: (captions: number) =>
    captions === 1
      ? '1 caption stays here: the platform has no place for captions.'
      : `${inDigits(captions)} captions stay here: the platform has no place for captions.`,
  chooseFolder: 'Choose the folder in the window of the browser.',
  /** `size`: with its unit, `14 MB`. */
  progress: (done: number, photos: string, size: string) => `${inDigits(done)} of ${photos}, ${size}`,
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel',
  oneAtATime: 'One bundle at a time: the other one has to end first, or be cancelled.',
  paused: 'Paused.',
  waiting: 'There is no connection to the server. It goes on by itself where it was as soon as there is one.',
  /** `name`: of the file, or of the folder with the one in which it is. */
  saved: {
    download: (name: string) => `${name} is in your downloads.`,
    folder: (name: string) => `The bundle is in the folder ${name}.`,
  },
  cancelled: {
    download: 'Cancelled. Nothing was downloaded.',
    folder: (name: string) =>
      `Cancelled. What was written is in the folder ${name}, and the next bundle goes on there.`,
  },
  failed: {
    'no-permission': 'The browser may not write into this folder. Allow it, or choose another folder.',
    'no-space': 'There is not enough room on this device. Make room, or export fewer lots at once.',
    'folder-gone': 'The folder is no longer there. Choose another one.',
    'in-use': 'A file of the bundle is open in another program. Close it there, and try it again.',
    'not-read': 'Not all of the sale has been read yet. Wait a moment, and try it again.',
    'not-allowed': 'The server does not give you the photos of this sale. Ask its owner whether you may still edit it.',
    'same-names':
      'Two photos would have the same name, and one would be written over the other. Give lots with the same number others, or change how the platform’s photos are called.',
    unknown: 'The bundle could not be made. Try it again.',
  },
  failedElsewhere: 'The bundle could not be made. The export page of the sale says why.',
  leftOut: (photos: number) =>
    photos === 1 ? '1 photo is not in the bundle:' : `${inDigits(photos)} photos are not in the bundle:`,
  ofLot: (number: string) => `Lot ${number}`,
  leftOutWhy: {
    missing: 'The server does not have its file. Add the photo again.',
    damaged: 'Its file is damaged. Add the photo again.',
    notMade: 'This device could not make it fit. Close other programs, and try it again.',
  },
  refusedFirst: (problems: number) =>
    problems === 1
      ? 'The platform refuses 1 thing. Mend it first, or the upload will stop there.'
      : `The platform refuses ${inDigits(problems)} things. Mend them first, or the upload will stop there.`,
  /** Advice: nobody is kept from sending them. */
  toCheck: (lots: number) =>
    lots === 1
      ? '1 of these lots is still to be checked. It goes out as it is.'
      : `${inDigits(lots)} of these lots are still to be checked. They go out as they are.`,
  problems: 'Problems',
  checking: 'Checking the lots…',
  notChecked: 'The lots could not be checked. Reload the page to try it again.',
  noProblems: 'The platform takes this sale as it is.',
  noLots: 'There are no lots to send.',
  summary: (refused: number, changed: number, advice: number) =>
    `${inDigits(refused)} refused, ${inDigits(changed)} changed by the export, ${inDigits(advice)} to know.`,
  ofSale: 'The sale',
  /** `lot`: as it is called, `Lot 12`. */
  at: (lot: string, column: string) => `${lot}, ${column}`,
  pictures: 'pictures',
  /** `column`: the platform's; null when it is about the whole lot. */
  inLots: (column: string | null, lots: number) =>
    column === null ? `${inDigits(lots)} lots` : `${column}, ${inDigits(lots)} lots`,
  each: 'Lot by lot',
  eachOf: (place: string) => `Lot by lot: ${place}`,
  fix: 'Fix',
  /** For screen readers: what the button is about. */
  fixOf: (place: string) => `Fix: ${place}`,
  fixAll: (problems: number) => (problems === 1 ? 'Fix 1 problem' : `Fix all ${inDigits(problems)} that can be fixed`),
  /** For screen readers. */
  fixAllOf: (fixAll: string, place: string) => `${fixAll}: ${place}`,
  showMore: (problems: number) => (problems === 1 ? 'Show one more' : `Show ${inDigits(problems)} more`),
  /** Begins with `showMore`, which is what the button shows. */
  showMoreOf: (problems: number, place: string) =>
    `${problems === 1 ? 'Show one more' : `Show ${inDigits(problems)} more`}: ${place}`,
});
