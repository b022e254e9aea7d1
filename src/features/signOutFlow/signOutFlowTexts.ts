import { countIn } from '../../shared/messages/countIn';
import { defineTexts } from '../../shared/messages/texts';
import type { SignOutNote } from './signOutFlowSlice';

const inDigits = countIn('en');

const count = (changes: number, photos: number): string =>
  [
    changes > 0 && (changes === 1 ? 'one change' : `${inDigits(changes)} changes`),
    photos > 0 && (photos === 1 ? 'one photo' : `${inDigits(photos)} photos`),
  ]
    .filter(Boolean)
    .join(' and ');

/** Signing out with work that is not sent. */
export const signOutFlowTexts = defineTexts('leaving', {
  title: 'Not everything is sent yet',
  what: (changes: number, photos: number) =>
    `The server does not have ${count(changes, photos)}. What do you want to do with it?`,
  onlyHere: (changes: number, photos: number) =>
    `Of these, ${count(changes, photos)} cannot be kept on this device: send or export them, or they are lost.`,
  send: 'Send and sign out',
  sending: 'Sending…',
  export: 'Export as a file',
  keep: 'Keep for me and sign out',
  keepText: 'Locked on this device until you sign in here again. Nobody else can read it.',
  keepNeedsServer:
    'Not possible now: to lock your work Lotsmith needs the server once in a session, and there is no connection. Export the work as a file, or stay until there is one.',
  discard: 'Discard',
  discardAll: (items: number) =>
    items === 1 ? 'Discard 1 item and sign out' : `Discard ${inDigits(items)} items and sign out`,
  reallyDiscard: 'Discarded work cannot be brought back.',
  stay: 'Stay',
  notes: {
    notAllSent: 'Not everything could be sent. Check the connection, or choose another way.',
    exported:
      'The file is in your downloads. Look at it before you discard the work here. The page of your sales brings it back.',
    notExported:
      'The file could not be made, perhaps because this device is short of memory. Choose another way, or stay.',
    noKey:
      'To lock your work Lotsmith needs the server once, and there is no connection. Export it as a file, or stay until there is one.',
    notEncrypted: 'This device could not lock everything. Nothing is lost: send or export it, or stay.',
    notDiscarded: 'This device could not forget the work. Try again.',
  } satisfies Record<SignOutNote, string>,
});
