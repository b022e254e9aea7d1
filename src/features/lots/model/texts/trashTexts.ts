import { countIn } from '../../../../shared/messages/countIn';
import { defineTexts } from '../../../../shared/messages/texts';

const inDigits = countIn('en');

/** The trash of a sale. */
export const trashTexts = defineTexts('trash', {
  trash: 'Trash',
  open: (lots: number) => `Trash (${inDigits(lots)})`,
  explained:
    'Lots in the trash hold no number and are in no catalogue. Each one can be restored with all that belongs to it.',
  empty: 'The trash is empty.',
  untitled: 'Untitled',
  since: (when: string) => `since ${when}`,
  restore: 'Restore',
  restoreOne: (lot: string, title: string) => `Restore ${lot}, ${title}`,
  restoreAll: 'Restore all',
  numbersLocked: 'The numbers of this sale are locked, so no lot can come out of the trash.',
  more: (lots: number) => `and ${inDigits(lots)} more`,
  choose: (lot: string, title: string) => `Choose ${lot}, ${title}`,
  purgeAll: 'Empty the trash',
  purgeChosen: (lots: number) => `Delete ${inDigits(lots)} for ever`,
  purgeTitle: (lots: number) => (lots === 1 ? 'Delete one lot for ever?' : `Delete ${inDigits(lots)} lots for ever?`),
  purgeText: (lots: number) =>
    lots === 1
      ? 'The lot is deleted with what only editors see of it and with its photos, also those that were removed from it earlier. Nobody can bring it back. The history of its changes stays.'
      : 'The lots are deleted with what only editors see of them and with their photos, also those that were removed from them earlier. Nobody can bring them back. The history of their changes stays.',
  purgeNow: 'Delete for ever',
  keep: 'Keep',
  purging: (done: number, lots: number) => `${inDigits(done)} of ${inDigits(lots)} lots deleted`,
  purged: (lots: number) =>
    lots === 1 ? 'One lot is deleted for ever.' : `${inDigits(lots)} lots are deleted for ever.`,
  purgeFailed: (lots: number) =>
    lots === 1
      ? 'One lot could not be deleted completely and is still in the trash. Its photos may be gone already. Delete it again.'
      : `${inDigits(lots)} lots could not be deleted completely and are still in the trash. Some of their photos may be gone already. Delete them again.`,
  purgeReasons: {
    noAnswer: 'The server did not answer.',
    notAllowed: 'You may not delete here, or the sale is no longer open.',
    restored: 'Somebody has restored a lot meanwhile.',
    other: 'The server had a problem.',
  },
  purgeOffline: 'There is no connection. Lots are deleted for ever only while this device is online.',
  onlyLooking: 'Editors can restore what lies here.',
});
