import { defineTexts } from '../../shared/messages/texts';

/** The frame of the member pages. */
export const workspaceTexts = defineTexts('workspace', {
  sales: 'Sales',
  mySales: 'My sales',
  lots: 'Lots',
  signOut: 'Sign out',
  notSent: 'Not everything is sent yet',
  signOutAnyway: 'Sign out all the same',
  stay: 'Stay',
  photosLost: (photos: number) =>
    `${photos === 1 ? 'One photo is' : `${photos} photos are`} on the way and would be lost. Add them again afterwards, or stay until they are stored.`,
  changesLost: (changes: number) =>
    `${changes === 1 ? 'One change is' : `${changes} changes are`} not kept on this device and would be lost. Stay until they are sent.`,
  changesStay: (changes: number) =>
    `${changes === 1 ? 'One change stays' : `${changes} changes stay`} on this device and will be sent when you sign in here again. Until then it is not locked away: stay until it is sent if others use this device.`,
  changesGone: (changes: number) =>
    `${changes === 1 ? 'One change is' : `${changes} changes are`} not sent yet. Deleted now, the account takes ${changes === 1 ? 'it' : 'them'} with it, and your colleagues never get ${changes === 1 ? 'it' : 'them'}.`,
  saleUnread: 'The sale cannot be read',
  notYours: 'This sale is not among yours',
  notYoursText: 'The address may be wrong, or its owner has not invited you.',
});
