import type { InvitationEnd, InvitedRole } from '../../../domain/sales/invitation';
import { defineTexts } from '../../../shared/messages/texts';

/** The page that the link of an invitation leads to. */
export const invitationTexts = defineTexts('invitation', {
  title: 'Invitation',
  looking: 'Looking for the invitation…',
  invites: (by: string, sale: string, role: InvitedRole) =>
    `${by} invites you to ${role === 'editor' ? 'work on' : 'look at'} “${sale}”.`,
  does: (role: InvitedRole) =>
    role === 'editor'
      ? 'You can describe lots, add photos and number them.'
      : 'You can look at the lots and photos, and change nothing.',
  /** Above the form of a visitor, who may not read the invitation itself. */
  claimed: 'The link to this page says:',
  claimedFor: (email: string) => `The invitation is for ${email}. Sign in, or create an account, with this address.`,
  claimedNext: 'Sign in, or create an account, with the address that was invited.',
  unchecked: 'Lotsmith checks it when you are signed in, and then you decide. Go on only if you expected it.',
  unsaid:
    'You have the link of an invitation to a sale. Sign in, or create an account, with the address that was invited: then you see who invites you to what, and decide.',
  seen: (name: string, email: string) =>
    `The people in this sale will see your name and address: ${name === '' ? email : `${name}, ${email}`}.`,
  accept: 'Accept',
  decline: 'Decline',
  notAnswered: 'Your answer did not arrive',
  accepted: 'You are in. One moment…',
  declinedTitle: 'You have declined',
  declined: 'The owner of the sale sees that. To come in later, ask for a new invitation.',
  unprovedTitle: 'Confirm your address first',
  unproved: (email: string) =>
    `This invitation is for your address, ${email}, which is not confirmed yet. Open the link in the mail that we send you, then come back here.`,
  proved: 'I have confirmed it',
  otherTitle: 'This invitation is for another account',
  other: (address: string, own: string) =>
    `It is for ${address}. You are signed in as ${own}. Sign out, then open the link with the account it is for, or ask for an invitation to your address.`,
  ownWithout: 'a guest without an account',
  signOut: 'Sign out',
  usedTitle: 'This invitation was answered already',
  used: 'An invitation can be answered once. Ask the owner of the sale for a new one.',
  endedTitle: 'This invitation is no longer good',
  ended: {
    age: (by: string, sale: string) => `It ended after 30 days. Ask ${by} for a new invitation to “${sale}”.`,
    inviter: (by: string, sale: string) =>
      `${by}, who sent it, is no longer an owner of “${sale}”. Ask an owner of the sale for a new one.`,
    removal: (by: string, sale: string) =>
      `Since it was sent you have left “${sale}”, or were removed. To come back, ask ${by} for a new one.`,
  } satisfies Record<InvitationEnd, (by: string, sale: string) => string>,
  goneTitle: 'There is no such invitation',
  gone: 'The address may be incomplete, or the owner has taken the invitation back. Ask for a new link.',
  insideTitle: (sale: string) => `You are in “${sale}” already`,
  inside: 'There is nothing to accept.',
  ownTitle: 'This is your own invitation',
  own: (email: string, sale: string) =>
    `Send this page’s address to ${email}: there, the invitation to “${sale}” can be accepted.`,
  toSale: 'Open the sale',
  toSales: 'My sales',
  failedTitle: 'The invitation could not be read',
});
