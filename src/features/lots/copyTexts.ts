import { defineTexts } from '../../shared/messages/texts';

const moment = (savedAt: number): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(savedAt);

/** A sale read from this device's own copy. `savedAt` in ms since the epoch. */
export const copyTexts = defineTexts('copy', {
  asOf: (savedAt: number) =>
    `As of ${moment(savedAt)}: the server has not answered yet. What you change is kept and sent.`,
});
