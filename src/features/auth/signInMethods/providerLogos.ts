import type { SignInMethod } from '../../../services/auth/signInMethods';
import apple from './providerLogos/apple.svg?no-inline';
import github from './providerLogos/github.svg?no-inline';
import google from './providerLogos/google.svg?no-inline';
import look from './providerLogos/look.svg?no-inline';
import mail from './providerLogos/mail.svg?no-inline';
import microsoft from './providerLogos/microsoft.svg?no-inline';
import phone from './providerLogos/phone.svg?no-inline';

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
