import type { ExtraKind } from '../../domain/lots/extras';
import type { UnreadablePlatform } from '../../domain/platforms/house/ownPlatformText';
import type { SaleStatus } from '../../domain/sales/sale';
import { countIn } from '../../shared/messages/countIn';
import { defineTexts } from '../../shared/messages/texts';

const inDigits = countIn('en');

/** The settings of one sale. */
export const saleSettingsTexts = defineTexts('saleSettings', {
  title: 'Settings of the sale',
  onlyOwner: 'Only an owner can change these settings. You may look at them.',
  details: 'Details',
  detailsIntro: 'What stands on top of the lists and of the catalogue.',
  name: 'Title',
  date: 'Date',
  place: 'Place',
  noPlace: 'Not given',
  currency: 'Currency',
  currencyFixed:
    'Lots of this sale have prices, also in the trash, or templates have amounts. Clear them before you change the currency: amounts would keep their figures.',
  currencyUnknown:
    'The currency can be changed once all lots and templates are read and none has a price or an amount.',
  save: 'Save',
  saved: 'Saved.',
  notSaved: 'The details were not saved',
  titleMissing: 'Give the sale a title.',
  dayWrong: 'Give the whole day of the sale, from 2000 to 2099.',
  dayNeeded: 'The sale is published, and visitors read its day: choose one.',
  dayHint: 'It may come later. Without it the sale cannot be published.',
  noDate: 'Not settled yet',
  platforms: 'Platforms',
  platformsIntro:
    'Where this sale goes. While you work on the lots, they are checked against what these platforms take.',
  noPlatforms: 'No platform is chosen.',
  platformVerified: 'The platform itself describes its columns.',
  platformUnverified: 'Unverified: not all of its rules are public.',
  platformOwn: 'Made by your house from a template.',
  titleUpTo: (characters: number) => `Titles up to ${inDigits(characters)} characters.`,
  lotsFromTo: (fewest: number, most: number) => `${inDigits(fewest)} to ${inDigits(most)} lots.`,
  unknownPlatforms: (platforms: number) =>
    platforms === 1
      ? 'One more platform was chosen with a newer version of Lotsmith. It stays chosen.'
      : `${inDigits(platforms)} more platforms were chosen with a newer version of Lotsmith. They stay chosen.`,
  exportLanguage: 'Language of the catalogue',
  exportLanguageHint:
    'In it an export names what a platform has no column for, such as “Period: …” behind a description.',
  savePlatforms: 'Save the platforms',
  platformsSaved: 'The platforms are saved.',
  platformsNotSaved: 'The platforms were not saved',
  columns: 'Own columns',
  columnsIntro:
    'What your house wants to say of each lot besides the fields of Lotsmith, such as a shelf or a donor. Each column is in the table, in the editor and in our own files.',
  noColumns: 'This sale has no columns of its own.',
  newColumn: 'New column',
  columnName: 'Name of the column',
  nameOf: (name: string) => `Name of “${name}”`,
  columnKind: 'What it holds',
  columnKinds: {
    text: 'Text',
    number: 'Number',
    money: 'Amount',
    choice: 'One of several',
    yesNo: 'Yes or no',
  } satisfies Record<ExtraKind, string>,
  columnChoices: 'What can be chosen, one in a line',
  choicesOf: (name: string) => `What can be chosen for “${name}”, one in a line`,
  addColumn: 'Add the column',
  saveColumn: 'Save',
  saveColumnNamed: (name: string) => `Save “${name}”`,
  removeColumn: 'Remove',
  removeColumnNamed: (name: string) => `Remove the column “${name}”`,
  restoreColumn: 'Bring back',
  restoreColumnNamed: (name: string) => `Bring back the column “${name}”`,
  removedColumns: 'Removed. What lots say in them is kept, and comes back with the column.',
  nameNeeded: 'Give the column a name.',
  nameTaken: 'Another column has this name. Choose another one.',
  choicesNeeded: 'Write at least one thing that can be chosen.',
  mostColumns: (most: number) =>
    `A sale has at most ${inDigits(most)} columns of its own, with those that were removed.`,
  columnsSaved: 'The columns are saved.',
  columnsNotSaved: 'The column was not saved',
  numbers: 'Lot numbers',
  states: {
    open: 'The numbers are open: lots can be numbered, renumbered, added and put into the trash.',
    numbersLocked: 'The numbers are locked. A lot that is added takes a number with a letter, such as 12A.',
    published: 'The sale is published. Its numbers stay as they are.',
    closed: 'The sale is closed. Its numbers no longer change.',
  } satisfies Record<SaleStatus, string>,
  lock: 'Lock the numbers',
  lockTitle: 'Lock the numbers of this sale?',
  lockMeaning: {
    texts: 'Texts, photos and prices can still be changed.',
    numbers: 'No number changes any more, and no lot is put into the trash or deleted.',
    letters: 'A lot that is added takes a number with a letter, such as 12A.',
    back: 'You can unlock the numbers again until the catalogue is published.',
  },
  lockUnnumbered: (lots: number) =>
    lots === 1
      ? '1 lot has no number, and locking gives it none. Without one it cannot become ready or be published, and later it can only take a number with a letter, such as 12A. Number it first if it belongs in the catalogue.'
      : `${inDigits(lots)} lots have no number, and locking gives them none. Without one they cannot become ready or be published, and later they can only take numbers with a letter, such as 12A. Number them first if they belong in the catalogue.`,
  unlock: 'Unlock the numbers',
  unlockTitle: 'Unlock the numbers of this sale?',
  unlockMeaning:
    'Labels and lists that are printed already will be wrong as soon as somebody changes a number. Lots with a letter keep it.',
  close: 'Close the sale',
  closeTitle: 'Close this sale?',
  closeMeaning:
    'A closed sale cannot be opened again, and no more lots can be published. Results can no longer be entered or changed: check first that every lot is sold, passed or withdrawn.',
  closeWithoutResult: (lots: number) =>
    lots === 1
      ? '1 published lot has no result yet, and would stay without one.'
      : `${inDigits(lots)} published lots have no result yet, and would stay without one.`,
  cancel: 'Cancel',
  notMoved: 'Nothing was changed',
});

/** Platforms of the house, in the settings of a sale. */
export const ownPlatformsTexts = defineTexts('ownPlatforms', {
  title: 'My own platforms',
  intro:
    'For a platform that Lotsmith does not know: take the file that it gives you to fill in, and say once what stands in each column.',
  none: 'This sale has no platform of its own.',
  columns: (columns: number) => (columns === 1 ? '1 column' : `${inDigits(columns)} columns`),
  unreadable: {
    damaged: 'A platform of this sale is damaged and cannot be used. Make it anew from its template.',
    newer: 'A platform of this sale was made with a newer version of Lotsmith. Reload the page to use it.',
  } satisfies Record<UnreadablePlatform['reason'], string>,
  make: 'Make one from a template',
  most: (most: number) => `A sale has at most ${inDigits(most)} platforms of its own.`,
  change: 'Change',
  changeNamed: (name: string) => `Change the platform “${name}”`,
  remove: 'Remove',
  removeNamed: (name: string) => `Remove the platform “${name}”`,
  removeUnreadable: 'Remove the platform that cannot be used',
  copyFrom: 'Copy from another sale',
  copyHint: 'With the columns of the house that it is filled with.',
  choose: 'Choose a platform',
  chooseFirst: 'Choose the platform to copy first.',
  ofSale: (platform: string, sale: string) => `${platform} (${sale})`,
  copy: 'Copy the platform',
  saved: 'The platforms of your own are saved.',
  notSaved: 'Nothing was saved',
});
