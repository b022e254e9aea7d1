import { defineTexts } from '../../../../shared/messages/texts';

/** A sale read from this device's own copy. */
export const copyTexts = defineTexts('copy', {
  /** `moment`: when the copy was made, in the reader's words. */
  asOf: (moment: string) => `As of ${moment}: the server has not answered yet. What you change is kept and sent.`,
});
