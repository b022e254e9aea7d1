import type { InvitedRole } from '../../../domain/sales/invitation';
import { countIn } from '../../../shared/messages/countIn';
import { defineTexts } from '../../../shared/messages/texts';

const inDigits = countIn('en');

/** The invitations that wait for the person's answer, above the list of sales. */
export const ownInvitationsTexts = defineTexts('ownInvitations', {
  title: 'Invitations for you',
  /** `by`: a name with the proved address, or the address alone. */
  invites: (by: string, role: InvitedRole) =>
    `${by} invites you to ${role === 'editor' ? 'work on it' : 'look at it'}.`,
  answer: 'Answer',
  /** The name of the link; begins with `answer`. */
  answerTo: (sale: string) => `Answer: ${sale}`,
  unread: 'Made by a newer version of Lotsmith. Reload the page to answer it.',
  unreadSale: 'A sale whose name cannot be read',
  more: (count: number) =>
    count === 1 ? 'One more is shown when you have answered.' : `${inDigits(count)} more are shown as you answer.`,
});
