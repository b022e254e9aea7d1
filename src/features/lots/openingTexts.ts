import { defineTexts } from '../../shared/messages/texts';

/** While the lots of a sale are on their way to this device. */
export const openingTexts = defineTexts('opening', {
  /** `total`: null when it is not known. */
  progress: (come: string, total: string | null) =>
    total === null ? `Opening the sale: ${come} lots so far.` : `Opening the sale: ${come} of ${total} lots.`,
  slow: 'The server has not answered for a while. Lotsmith keeps asking, and what you have made is safe. If this stays, check your connection or reload the page.',
});
