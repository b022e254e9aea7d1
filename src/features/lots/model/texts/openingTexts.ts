import { defineTexts } from '../../../../shared/messages/texts';

/** While the lots of a sale are on their way to this device. */
export const openingTexts = defineTexts('opening', {
  /** `parts`: what of it has come, as the next four say it. */
  progress: (parts: string) => `Opening the sale: ${parts}.`,
  /** `total`: null when it is not known. */
  lots: (come: string, total: string | null) => (total === null ? `${come} lots so far` : `${come} of ${total} lots`),
  /** All of them are there. */
  allLots: (lots: number, inDigits: string) => (lots === 1 ? '1 lot' : `${inDigits} lots`),
  photos: (come: string, total: string | null) =>
    total === null ? `${come} photos so far` : `${come} of ${total} photos`,
  /** What only editors see. */
  privates: (come: string, total: string | null) =>
    total === null ? `internal details of ${come} lots so far` : `internal details of ${come} of ${total} lots`,
  slow: 'The server has not answered for a while. Lotsmith keeps asking, and what you have made is safe. If this stays, check your connection or reload the page.',
});
