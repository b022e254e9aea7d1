import { createAction } from '@reduxjs/toolkit';
import type { Credentials, NewAccount } from '../../../services/auth/AuthGateway';
import type { ProviderId, SignInMethod, SessionPersistence } from '../../../services/auth/signInMethods';

/** With a password. It travels only in these two commands, and no log or developer tool is shown it. */
export const signIn = createAction<Credentials>('attempt/signIn');
export const signUp = createAction<NewAccount>('attempt/signUp');

/** Somebody may be about to press the button of this way: what the press needs is fetched. */
export const considerMethod = createAction<SignInMethod>('attempt/considerMethod');

/** At the provider's own page. While a popup is open, every other way to sign in takes its place. */
export const signInWithProvider = createAction<{ readonly providerId: ProviderId; readonly way: 'popup' | 'redirect' }>(
  'attempt/signInWithProvider',
);

/** Anonymously. */
export const lookAround = createAction('attempt/lookAround');

/** `phoneNumber` in E.164. Again for the same number while its code is awaited: another code is sent. */
export const sendPhoneCode = createAction<{ readonly phoneNumber: string }>('attempt/sendPhoneCode');
export const confirmPhoneCode = createAction<{ readonly code: string }>('attempt/confirmPhoneCode');

/** Mails a link that signs in. */
export const requestSignInLink = createAction<{ readonly email: string }>('attempt/requestSignInLink');

/**
 * Back to the beginning: another number, another address, no second step. What is already on its way is not waited for.
 * In front of a notice about a known method it also forgets what the other method gave.
 */
export const giveUp = createAction('attempt/giveUp');

/** How long the next sign-in lasts. */
export const choosePersistence = createAction<SessionPersistence>('attempt/choosePersistence');
