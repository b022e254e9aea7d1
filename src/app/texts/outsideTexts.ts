import { defineTexts } from '../../shared/messages/texts';

/** Where no page is, or none can be shown. */
export const outsideTexts = defineTexts('outside', {
  notFoundTab: 'Page not found',
  notFound: 'There is no page here',
  notFoundText: 'The address may have a typing mistake, or the page has moved. ',
  toStart: 'Go to the start',
  crashed: 'This page could not be shown',
  crashedText: 'The connection may have been interrupted while it was loading.',
  tryAgain: 'Try again',
});
