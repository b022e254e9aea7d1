import type { SaleStatus } from '../../domain/sales/sale';
import { defineTexts } from '../../shared/messages/texts';

/** The settings of one sale. */
export const saleSettingsTexts = defineTexts('saleSettings', {
  title: 'Settings of the sale',
  toLots: 'Back to the lots',
  onlyOwner: 'Only an owner can change these settings. You may look at them.',
  details: 'Details',
  detailsIntro: 'What stands on top of the lists and of the catalogue.',
  name: 'Title',
  date: 'Date',
  place: 'Place',
  noPlace: 'Not given',
  currency: 'Currency',
  currencyFixed:
    'Lots of this sale have prices, also in the trash. Clear them before you change the currency: amounts would keep their figures.',
  currencyUnknown: 'The currency can be changed once all lots are read and none has a price.',
  save: 'Save',
  saved: 'Saved.',
  notSaved: 'The details were not saved',
  titleMissing: 'Give the sale a title.',
  dayWrong: 'Choose the day of the sale, from 2000 to 2099.',
  platforms: 'Platforms',
  platformsIntro:
    'Where this sale goes. While you work on the lots, they are checked against what these platforms take.',
  noPlatforms: 'No platform is chosen.',
  platformVerified: 'The platform itself describes its columns.',
  platformUnverified: 'Unverified: not all of its rules are public.',
  titleUpTo: (characters: number) => `Titles up to ${characters} characters.`,
  lotsFromTo: (fewest: number, most: number) => `${fewest} to ${most} lots.`,
  unknownPlatforms: (platforms: number) =>
    platforms === 1
      ? 'One more platform was chosen with a newer version of Lotsmith. It stays chosen.'
      : `${platforms} more platforms were chosen with a newer version of Lotsmith. They stay chosen.`,
  savePlatforms: 'Save the platforms',
  platformsSaved: 'The platforms are saved.',
  platformsNotSaved: 'The platforms were not saved',
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
  unlock: 'Unlock the numbers',
  unlockTitle: 'Unlock the numbers of this sale?',
  unlockMeaning:
    'Labels and lists that are printed already will be wrong as soon as somebody changes a number. Lots with a letter keep it.',
  close: 'Close the sale',
  closeTitle: 'Close this sale?',
  closeMeaning:
    'A closed sale cannot be opened again, and no more lots can be published. Results can no longer be entered or changed: check first that every lot is sold, passed or withdrawn.',
  cancel: 'Cancel',
  notMoved: 'Nothing was changed',
});
