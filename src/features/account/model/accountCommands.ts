import { createAction } from '@reduxjs/toolkit';
import type { Credentials } from '../../../services/auth/AuthGateway';
import type { ProviderId } from '../../../services/auth/signInMethods';

/** What a person asks for on the page of the account. Passwords and codes travel only in these. */

/** Section `profile`. */
export const saveProfile = createAction<{ displayName: string }>('account/saveProfile');
/** Section `photo`. `fileId` is what `ChosenFiles.hold` gave for the chosen file. */
export const choosePhoto = createAction<{ fileId: string }>('account/choosePhoto');
export const removePhoto = createAction('account/removePhoto');

/** Section `language`. Null: as the browser says. */
export const chooseAccountLanguage = createAction<{ language: string | null }>('account/chooseLanguage');

/** Section `email`. The address changes when the link in the mail is used. */
export const changeEmail = createAction<{ email: string }>('account/changeEmail');
/** Section `password`. */
export const changePassword = createAction<{ password: string }>('account/changePassword');
/** Section `link:password`: an account without an address gets one with a password. */
export const linkPassword = createAction<Credentials>('account/linkPassword');
/** Section `link:<providerId>`. */
export const linkProvider = createAction<{ providerId: ProviderId }>('account/linkProvider');
/** Section `unlink:<providerId>`; `password` and `phone` too. */
export const unlinkMethod = createAction<{ providerId: string }>('account/unlinkMethod');
/** Changes over to the account that a way belongs to. What belongs to the present one stays behind. */
export const switchToOther = createAction('account/switchToOther');
/** Stays with the present account. */
export const leaveOther = createAction('account/leaveOther');

/** The machine "Phone number". */
export const changePhone = createAction<{ phoneNumber: string }>('account/changePhone');
export const confirmPhone = createAction<{ code: string }>('account/confirmPhone');
export const leavePhone = createAction('account/leavePhone');

/** The machine "Enrolment". An authenticator app, or a phone by its number in E.164. */
export const startEnrolment = createAction<
  { readonly kind: 'totp' } | { readonly kind: 'phone'; readonly phoneNumber: string }
>('account/startEnrolment');
/** `name` empty: the kind's own name. */
export const finishEnrolment = createAction<{ code: string; name: string }>('account/finishEnrolment');
export const leaveEnrolment = createAction('account/leaveEnrolment');
/** Section `factor:<uid>`. */
export const removeFactor = createAction<{ uid: string }>('account/removeFactor');

/** Section `sessions`. */
export const signOutEverywhere = createAction('account/signOutEverywhere');
/** Section `delete`, both: what deletion would do to the sales, and the deletion itself. */
export const readDeparture = createAction('account/readDeparture');
export const deleteAccount = createAction('account/delete');
