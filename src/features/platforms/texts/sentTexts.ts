import type { SentOutcome } from '../../../domain/platforms/sent/sentExport';
import { countIn } from '../../../shared/messages/countIn';
import { defineTexts } from '../../../shared/messages/texts';

const inDigits = countIn('en');

const lots = (count: number): string => (count === 1 ? '1 lot' : `${inDigits(count)} lots`);

/** What was sent to a platform, and what has changed since. */
export const sentTexts = defineTexts('platformSent', {
  title: 'Sent',
  intro: 'What went out to the platform, and what has changed since.',
  reading: 'Reading what was sent…',
  /** In place of the count of lots, where only changed ones shall go out. */
  readingBeforeBundle: 'What was sent is still being read. Then the bundle has the lots that have changed since.',
  notReadBeforeBundle:
    'Which lots have changed is not known, because what was sent could not be read. See “Sent” below.',
  notRead: 'What was sent could not be read. It needs the network.',
  nothing: (platform: string) => `Nothing was sent to ${platform} yet.`,
  you: 'you',
  somebody: 'somebody who is not in the sale any more',
  sent: (platform: string, when: string, who: string) => `${platform}: sent ${when} by ${who}.`,
  typed: (platform: string, when: string, who: string) => `${platform}: changes typed there ${when} by ${who}.`,
  unchanged: 'Nothing that the platform gets has changed since.',
  /** `parts`: such as “7 lots changed, 2 new”. */
  since: (parts: string) => `Since then ${parts}.`,
  parts: {
    changed: (count: number) => `${lots(count)} changed`,
    added: (count: number) => `${inDigits(count)} new`,
    withdrawn: (count: number) => `${inDigits(count)} withdrawn`,
    removed: (count: number) => `${inDigits(count)} removed`,
  },
  renumbered: (count: number) =>
    count === 1 ? '1 of them has another number.' : `${inDigits(count)} of them have other numbers.`,
  otherPhotos: (count: number) =>
    count === 1 ? '1 of them has other photos.' : `${inDigits(count)} of them have other photos.`,
  otherVersion:
    'What Lotsmith knows of this platform has changed since, so some cells may be written in another way now.',
  gone: 'A bundle takes no lots away there: take withdrawn and removed lots out by hand.',
  chooseChanged: 'Choose only these for the bundle',
  chosen: 'Chosen: the bundle above has only these lots.',
  byHand: 'List to type by hand',
  closeList: 'Close the list',
  waiting: (platform: string) =>
    `The export to ${platform} is not remembered with the sale yet. It is kept on this device, and is written as soon as the network is back, or with your next visit to this page.`,
  waitingOnPage: (platform: string) =>
    `The export to ${platform} is not remembered with the sale yet. This browser keeps nothing: leave this page open until the network is back.`,
  refused: (platform: string) =>
    `The export to ${platform} could not be remembered: you may not edit this sale any more.`,
  earlier: 'Earlier exports',
  scopes: {
    all: (count: number) => `All lots: ${inDigits(count)}`,
    ready: (count: number) => `Ready lots: ${inDigits(count)}`,
    changed: (count: number) => `Changed lots: ${inDigits(count)}`,
    selection: (count: number) => `Chosen lots: ${inDigits(count)}`,
    typed: (count: number) => `Typed by hand: ${lots(count)}`,
  },
  withPhotos: 'with photos',
  outcomes: {
    uploaded: 'Uploaded.',
    forgotten: 'Not uploaded: it does not count.',
  } satisfies Record<SentOutcome, string>,
  uploaded: 'I have uploaded it',
  uploadedOf: (when: string) => `I have uploaded it: the bundle of ${when}`,
  forget: 'Not uploaded: forget it',
  forgetOf: (when: string) => `Not uploaded: forget it, the bundle of ${when}`,
  outcomeFailed: 'This was not kept. Look at your connection, and press the button again.',
});
