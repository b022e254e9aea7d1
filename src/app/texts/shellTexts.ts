import { defineTexts } from '../../shared/messages/texts';

/** What stands round the pages. */
export const shellTexts = defineTexts('shell', {
  connecting: 'Still connecting…',
  loadingPage: 'Still loading the page…',
});
