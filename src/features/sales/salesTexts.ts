import { countIn } from '../../shared/messages/countIn';
import { defineTexts } from '../../shared/messages/texts';

const inDigits = countIn('en');

export const salesTexts = defineTexts('sales', {
  sales: 'Sales',
  newSale: 'New sale',
  cannotBeRead: 'Your sales cannot be read',
  /** `title`: null when not even that can be read. */
  unreadable: (title: string | null) =>
    `${title === null ? 'A sale' : `“${title}”`} was probably saved by a newer version of Lotsmith and cannot be shown here. It is safe on the server. Reload this page to get the newer version.`,
  none: 'No sales yet',
  firstSale: 'Open your first sale',
  trySample: 'Try with a sample',
  sampleHint: 'Twelve drawn lots in a sale of your own, to look round in. You can delete it again from this list.',
  sampleTitle: 'Sample sale: twelve vessels',
  noSample: 'The sample sale was not made',
  noneText: 'A sale is the event whose lots share one series of numbers. Open one, then drop in the photos.',
  roles: { owner: 'You own this sale', editor: 'You edit', viewer: 'You may look' },
  /** `ready`: null once it says nothing any more. */
  lots: (lots: number, ready: number | null) => {
    if (lots === 0) return 'No lots yet';
    if (lots === 1) return ready === 1 ? 'One lot, ready' : 'One lot';
    return ready === null ? `${inDigits(lots)} lots` : `${inDigits(ready)} of ${inDigits(lots)} lots ready`;
  },
  groups: {
    past: (sales: number) => (sales === 1 ? 'One past sale' : `${sales} past sales`),
    archived: (sales: number) => (sales === 1 ? 'One archived sale' : `${sales} archived sales`),
    deleted: (sales: number) => (sales === 1 ? 'One deleted sale' : `${sales} deleted sales`),
  },
  withOthers: (others: number) => (others === 1 ? 'with one other person' : `with ${inDigits(others)} others`),
  /** `rest`: how many more there are than those with these names. */
  withNames: (names: string, rest: number) =>
    `with ${names}${rest === 0 ? '' : rest === 1 ? ' and one more' : ` and ${inDigits(rest)} more`}`,
  notCreated: 'The sale was not created',
  title: 'Title',
  date: 'Date',
  currency: 'Currency',
  beginLike: 'Begin like',
  beginLikeHint: 'Its currency, place, templates, platforms with their names for categories, and columns of the house.',
  likeNone: 'No other sale',
  cancel: 'Cancel',
  create: 'Create sale',
  titleMissing: 'Give the sale a title, such as “Fine furniture, spring”.',
  dayUnfinished: 'Give the whole day, or none for now.',
  dateHint: 'May come later.',
  place: 'Place',
  noDate: 'No date yet',
  keptUntil: (day: string) => `Kept until ${day}`,
  moreFor: (title: string) => `More for “${title}”`,
  settings: 'Settings of the sale',
  nextLike: 'Begin the next sale like this…',
  nextLikeHint: 'With its platforms, columns, category names and templates, without its lots.',
  archive: 'Archive',
  archiveSale: 'Archive the sale',
  archiveHint: 'It moves to “Archived sales” for everybody in it. Nothing else changes.',
  restoreSale: 'Bring back',
  bringSaleBack: 'Bring the sale back',
  deleteSale: 'Delete…',
  deleteThisSale: 'Delete the sale…',
  onlyOwners: 'Only an owner of the sale can do this.',
  deleteTitle: (title: string) => `Delete “${title}”?`,
  deleteYes: 'Delete the sale',
  deleteMeaning: {
    hidden: 'Nobody in the sale sees it any more: not its lots, photos, templates and exports.',
    kept: (day: string) =>
      `All of it is kept for 30 days, until ${day}. Until then an owner finds it under “Deleted sales” and can bring it back as it was. After that it may be removed for ever.`,
    catalogue: 'Its public catalogue is taken back now. Bringing the sale back does not publish it again.',
    invitations: 'Invitations that are still open no longer work.',
  },
  awayDone: {
    archived: (title: string) => `“${title}” is archived.`,
    deleted: (title: string) => `“${title}” is deleted. You can bring it back for 30 days.`,
    back: (title: string) => `“${title}” is back.`,
  },
  /** Above the list, once the sale is folded away there. */
  inGroup: {
    archived: (title: string) => `“${title}” is with the archived sales now.`,
    deleted: (title: string) => `“${title}” is with the deleted sales now, for 30 days.`,
  },
  notPutAway: 'Nothing was changed',
  yearWrong: 'Check the year: it must be from 2000 to 2099.',
});
