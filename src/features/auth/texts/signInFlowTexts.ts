import { defineTexts } from '../../../shared/messages/texts';

/** What the first sign-in and sign-up pages say before anything has come back from the service. */
export const signInFlowTexts = defineTexts('signInFlow', {
  signInTitle: 'Sign in',
  signIn: 'Sign in',
  newHere: 'New here?',
  toSignUp: 'Create an account',
  forgotten: 'Forgot your password?',
  signUpTitle: 'Create your account',
  signUpTab: 'Create account',
  signUp: 'Create account',
  haveOne: 'Have one already?',
  toSignIn: 'Go to sign-in',
  name: 'Name',
  nameHint: 'As colleagues know you. You may leave it empty.',
  password: 'Password',
  keep: 'Keep me signed in',
  keepHint: 'Leave it off on a computer that others use too.',
  usedLast: 'Used last time',
  or: 'or',
  offline: 'You are offline. Signing in needs a connection; what you have typed stays here.',
  missingEmail: 'Enter your email address.',
  missingPassword: 'Enter your password.',
  /** While, or because, the texts for what the service says are not here. */
  refused: 'That did not work. Check what you typed and your connection, then try again.',
  reset: 'Reset the password',
  again: 'Try again',
  endedElsewhere: 'You were signed out in another tab or window. Sign in again to go on.',
  disabled: 'This account has been disabled. Please ask the operator of this site.',
  sessionOver: 'Your session has ended. Sign in again.',
});
