import { defineTexts } from '../../shared/messages/texts';

/** The frame of the member pages. */
export const workspaceTexts = defineTexts('workspace', {
  sales: 'Sales',
  mySales: 'My sales',
  lots: 'Lots',
  signOut: 'Sign out',
  saleUnread: 'The sale cannot be read',
  notYours: 'This sale is not among yours',
  notYoursText: 'The address may be wrong, or its owner has not invited you.',
});
