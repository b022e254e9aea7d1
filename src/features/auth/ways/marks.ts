import type { SignInMethod } from '../../../services/auth/signInMethods';
import apple from './marks/apple.svg?no-inline';
import github from './marks/github.svg?no-inline';
import google from './marks/google.svg?no-inline';
import look from './marks/look.svg?no-inline';
import mail from './marks/mail.svg?no-inline';
import microsoft from './marks/microsoft.svg?no-inline';
import phone from './marks/phone.svg?no-inline';

/** Addresses of the drawings beside the ways to sign in. Files of their own: they are no part of any script. */
export const MARKS: Readonly<Record<Exclude<SignInMethod, 'password'>, string>> = {
  'google.com': google,
  'apple.com': apple,
  'microsoft.com': microsoft,
  'github.com': github,
  phone,
  link: mail,
  anonymous: look,
};
