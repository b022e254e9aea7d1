import { defineTexts } from '../../../shared/messages/texts';

/** The page on which a sale goes out to a platform. */
export const exportTexts = defineTexts('platformExport', {
  title: 'Export',
  toLots: 'Back to the lots',
  onlyEditors: 'Only owners and editors can export a sale: the files hold reserves and consignors.',
  reading: 'Reading the lots…',
  bundle: 'Bundle',
  bundleIntro: 'The data file that the platform takes. Photos are not in it.',
  platform: 'Platform',
  unverified: 'Not all of this platform’s rules are public. Compare the file with the template that it gave you.',
  lots: 'Lots',
  which: { all: 'All lots', ready: 'Ready lots only', changed: 'Changed since the last bundle' },
  whichHint: 'Withdrawn lots stay here.',
  download: 'Download bundle',
  count: (lots: number) => (lots === 1 ? '1 lot goes into the file.' : `${lots} lots go into the file.`),
  saved: (fileName: string) => `${fileName} is in your downloads.`,
  failed: 'The file could not be made. Try it again.',
  refusedFirst: (problems: number) =>
    problems === 1
      ? 'The platform refuses 1 thing. Mend it first, or the upload will stop there.'
      : `The platform refuses ${problems} things. Mend them first, or the upload will stop there.`,
  problems: 'Problems',
  noProblems: 'The platform takes this sale as it is.',
  noLots: 'There are no lots to send.',
  summary: (refused: number, changed: number, advice: number) =>
    `${refused} refused, ${changed} changed by the export, ${advice} to know.`,
  ofSale: 'The sale',
  /** `lot`: as it is called, `Lot 12`. */
  at: (lot: string, column: string) => `${lot}, ${column}`,
  pictures: 'pictures',
  fix: 'Fix',
  /** For screen readers: what the button is about. */
  fixOf: (place: string) => `Fix: ${place}`,
  fixAll: (problems: number) => (problems === 1 ? 'Fix 1 problem' : `Fix all ${problems} that can be fixed`),
  more: (problems: number) =>
    problems === 1 ? 'One more is shown when these are done.' : `${problems} more are shown when these are done.`,
});
