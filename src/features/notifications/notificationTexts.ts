import { defineTexts } from '../../shared/messages/texts';

/** What toasts say that belong to no page. */
export const notificationTexts = defineTexts('notifications', {
  workerFailed: 'Something went wrong. Please try that again.',
  crashed: 'A part of the application has stopped. Reload the page to start it again.',
  'ended-elsewhere': 'You are signed out: the session was ended elsewhere.',
  'user-disabled': 'You are signed out: this account has been disabled.',
  'user-token-expired': 'You are signed out: the session has expired. Sign in again.',
  languageRefused: (language: string) =>
    `The texts for ${language} could not be loaded. Check your connection and choose it again.`,
});
