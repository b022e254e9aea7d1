import { defineTexts } from '../../shared/messages/texts';

/** The frame of the member pages. */
export const workspaceTexts = defineTexts('workspace', {
  sales: 'Sales',
  mySales: 'My sales',
  lots: 'Lots',
  toLots: 'Back to the lots',
  signOut: 'Sign out',
  signingOut: 'One moment: looking whether all work is sent.',
  account: 'Account',
  saleUnread: 'The sale cannot be read',
  unreadableText:
    'It was probably saved by a newer version of Lotsmith. It is safe on the server. Reload this page to get the newer version.',
  deleted: (title: string) => `“${title}” was deleted`,
  deletedText:
    'An owner of the sale can bring it back for 30 days, under “Deleted sales” in the list. What this device had not sent yet is still sent.',
  otherOpen: (title: string) => `“${title}” is still being saved`,
  otherOpenText: 'Lotsmith first finishes what was begun there. Then this sale opens by itself.',
  toOther: 'Back to that sale',
  notYours: 'This sale is not among yours',
  notYoursText: 'The address may be wrong, or its owner has not invited you.',
});
