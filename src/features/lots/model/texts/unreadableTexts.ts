import { countIn } from '../../../../shared/messages/countIn';
import { defineTexts } from '../../../../shared/messages/texts';

const inDigits = countIn('en');

const counted = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [`${inDigits(count)} ${count === 1 ? one : many}`];

/** Documents that a newer build wrote, or that are damaged. */
export const unreadableTexts = defineTexts('unreadable', {
  title: (lots: number, photos: number) =>
    `${[...counted(lots, 'lot', 'lots'), ...counted(photos, 'photo', 'photos')].join(' and ')} cannot be shown here`,
  /** `numbers`: 12, 12A, 40 */
  numbers: (numbers: string) => `Lot number: ${numbers}.`,
  advice:
    'They were probably saved by a newer version of Lotsmith. They are safe on the server and nothing of them is changed. Reload this page to get the newer version; if they are still missing then, tell the operator of your Lotsmith.',
  lot: 'This lot was probably saved by a newer version of Lotsmith and cannot be shown here. It is safe on the server. Reload this page to get the newer version.',
});
