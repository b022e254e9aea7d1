import type { DataCode, UploadCode } from './codes';
import { defineTexts } from './messages/texts';
import { useTexts } from './messages/useTexts';

/**
 * What a person reads when the document database or the file storage said no: what happened and what to do. Total over
 * the codes, so that no server text is ever shown.
 */
export const failureTexts = defineTexts('failures', {
  data: {
    cancelled: 'The request was interrupted. It is tried again by itself.',
    unknown: 'The database gave an answer that Lotsmith does not know. It is tried again by itself.',
    'invalid-argument':
      'The database could not read this change. Copy your text, discard the change and enter it again.',
    'deadline-exceeded': 'The server took too long to answer. Check your connection and try again.',
    'not-found': 'What this change belongs to is no longer there; a colleague may have removed it.',
    'already-exists': 'This was written already, by another device or a colleague.',
    'permission-denied': 'You no longer have the right to change this. Ask the owner of the sale.',
    unauthenticated: 'You are not signed in any more. Sign in again and your work is sent.',
    'resource-exhausted': 'Too much at once for the moment. It is tried again by itself.',
    'failed-precondition': 'The sale changed in a way that no longer allows this.',
    aborted: 'Somebody changed the same thing at the same moment. It is tried again by itself.',
    'out-of-range': 'A value lies outside what the database allows. Correct it and try again.',
    unimplemented: 'This version of Lotsmith and the database do not match. Reload the page.',
    internal: 'The database had a problem of its own. It is tried again by itself.',
    unavailable: 'No connection to the server. Your work is sent as soon as there is one.',
    'data-loss': 'The database reports damaged data. Copy your text and contact support.',
  } satisfies Record<DataCode, string>,
  /** In place of those above, for what is done with the server or not at all: nothing is sent later. */
  notKept: {
    cancelled: 'The request was interrupted. Try again.',
    unknown: 'The database gave an answer that Lotsmith does not know. Try again.',
    'invalid-argument': 'The database could not read this change. Check what you have entered and try again.',
    unauthenticated: 'You are not signed in any more. Sign in and try again.',
    'resource-exhausted': 'Too much at once for the moment. Try again in a minute.',
    aborted: 'Somebody changed the same thing at the same moment. Look at it and try again.',
    internal: 'The database had a problem of its own. Try again in a minute.',
    unavailable: 'No connection to the server. This is not sent later: try again when there is a connection.',
  } satisfies Partial<Record<DataCode, string>>,
  /** In place of those above, for what could not be read: nothing was changed. */
  notRead: {
    'invalid-argument': 'The database could not read this request. Reload the page.',
    'not-found': 'What was asked for is no longer there; a colleague may have removed it.',
    'permission-denied': 'You do not have the right to read this. Ask the owner of the sale.',
    unavailable: 'No connection to the server. Try again when there is one.',
    'data-loss': 'The database reports damaged data. Contact support.',
  } satisfies Partial<Record<DataCode, string>>,
  tryAgain: 'Try again',
  files: {
    unauthenticated: 'You are not signed in any more. Sign in again, then choose Retry.',
    unauthorized: 'You do not have the right to add photos to this sale. Ask the owner of the sale.',
    'object-not-found': 'This photo is no longer on the server.',
    canceled: 'The upload was stopped.',
    'retry-limit-exceeded': 'The connection was too weak for this photo. Choose Retry when it is better.',
    'quota-exceeded': 'The storage of this account is full. Contact the operator of your Lotsmith.',
    stalled: 'The upload made no progress for too long. Choose Retry.',
    'address-not-proved':
      'Photos as large as this one are stored for confirmed addresses only. Confirm your address in your account, then choose Retry.',
    unknown: 'The photo could not be sent. Choose Retry.',
  } satisfies Record<UploadCode, string>,
});

/** Why an act was not done that needs the server: nothing of it waits on the device, so no sentence promises to send it. */
export function useRefusals(): Readonly<Record<DataCode, string>> {
  const { data, notKept } = useTexts(failureTexts);
  return { ...data, ...notKept };
}

/** Why something could not be read. No sentence speaks of work that is sent, or of a change. */
export function useReadFailures(): Readonly<Record<DataCode, string>> {
  const { notRead } = useTexts(failureTexts);
  return { ...useRefusals(), ...notRead };
}
