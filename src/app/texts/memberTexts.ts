import { defineTexts } from '../../shared/messages/texts';

/** In the head of every member page: who is signed in, and how sure that is. */
export const memberTexts = defineTexts('member', {
  accountOf: (name: string) => `Account of ${name}`,
  guest: 'Guest',
  anonymous: 'You are looking around without an account.',
  keep: 'Keep your work: add a way to sign in',
  serviceAway: 'The sign-in service does not answer',
  serviceAwayText:
    'You stay signed in and can go on working. Lotsmith asks again by itself; until then your account shows what this browser knows.',
  offline: 'You are offline',
  offlineText:
    'You stay signed in and can go on working. Lotsmith checks your account again when the connection is back.',
});
