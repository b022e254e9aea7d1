import { countIn } from '../../../shared/messages/countIn';
import { defineTexts } from '../../../shared/messages/texts';

const inDigits = countIn('en');

/** The list of what is to be typed at a platform by hand. */
export const sentListTexts = defineTexts('platformSentList', {
  title: (platform: string) => `To type at ${platform}`,
  intro:
    'Tick off what you have typed: the ticks stay on this device. Then remember it, and it is off the list for everybody.',
  reading: 'Reading what stood there before…',
  notRead: 'What stood there before could not be read. It needs the network.',
  older: 'More has changed meanwhile.',
  readMore: 'Read what stood there before',
  lot: (number: string, title: string) => (title === '' ? `Lot ${number}` : `Lot ${number}, ${title}`),
  noNumber: 'without a number',
  isNew: 'New: enter it there.',
  withdrawn: 'Withdrawn: take it out there.',
  removed: 'Removed from the sale: take it out there.',
  photos: 'Photos',
  photoCount: (count: number) => (count === 1 ? '1 photo' : `${inDigits(count)} photos`),
  empty: 'empty',
  before: 'before',
  after: 'now',
  more: (count: number) =>
    count === 1 ? '1 more line is in the CSV file.' : `${inDigits(count)} more lines are in the CSV file.`,
  count: (done: number, all: number) => `${inDigits(done)} of ${inDigits(all)} ticked off.`,
  remember: (count: number) =>
    count === 0
      ? 'Remember what is ticked off'
      : count === 1
        ? 'Remember 1 line as typed'
        : `Remember ${inDigits(count)} lines as typed`,
  tickFirst: 'Tick off first what you have typed at the platform.',
  csv: 'Download as CSV',
  print: 'Print the list',
  columns: { lot: 'Lot', title: 'Title', what: 'What', field: 'Field', before: 'Before', after: 'Now', done: 'Typed' },
  what: { changed: 'changed', added: 'new', withdrawn: 'withdrawn', removed: 'removed' },
  done: 'yes',
  fileName: 'changes',
});
