import { defineTexts } from '../../shared/messages/texts';

/** In the head of every member page: who is signed in. */
export const memberTexts = defineTexts('member', {
  accountOf: (name: string) => `Account of ${name}`,
  guest: 'Guest',
  anonymous: 'You are looking around without an account.',
  keep: 'Keep your work: add a way to sign in',
});
