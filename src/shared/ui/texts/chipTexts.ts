import { defineTexts } from '../../messages/texts';

/** The words of the states are exact: they are the product's, and people learn them. */
export const chipTexts = defineTexts('chips', {
  draft: 'Draft',
  ready: 'Ready',
  published: 'Published',
  sold: 'Sold',
  passed: 'Passed',
  withdrawn: 'Withdrawn',
  open: 'Open',
  numbersLocked: 'Numbers locked',
  closed: 'Closed',
  onDevice: 'Saved on this device',
  sending: 'Sending',
  sent: 'Sent',
  needsAttention: 'Needs attention',
  uploading: 'Uploading',
  paused: 'Paused',
  refused: 'Refused',
});
