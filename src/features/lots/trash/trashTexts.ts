import { defineTexts } from '../../../shared/messages/texts';

/** The trash of a sale. */
export const trashTexts = defineTexts('trash', {
  trash: 'Trash',
  open: (lots: number) => `Trash (${lots})`,
  explained:
    'Lots in the trash hold no number and are in no catalogue. Each one can be restored with all that belongs to it.',
  empty: 'The trash is empty.',
  untitled: 'Untitled',
  since: (when: string) => `since ${when}`,
  restore: 'Restore',
  restoreOne: (lot: string, title: string) => `Restore ${lot}, ${title}`,
  restoreAll: 'Restore all',
  numbersLocked: 'The numbers of this sale are locked, so no lot can come out of the trash.',
  more: (lots: number) => `and ${lots} more`,
});
