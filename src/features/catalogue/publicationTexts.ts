import { countIn } from '../../shared/messages/countIn';
import { defineTexts } from '../../shared/messages/texts';
import type { AddressAnswer, PublicationCode, PublicationStep } from './publicationSlice';

const inDigits = countIn('en');

const lotsOf = (lots: number): string => (lots === 1 ? 'one lot' : `${inDigits(lots)} lots`);

/** The public catalogue, in the settings of a sale. */
export const publicationTexts = defineTexts('publication', {
  title: 'Public catalogue',
  intro: 'A page that everybody can read without signing in.',
  onlyOwner: 'Only an owner publishes the catalogue.',
  lockFirst: 'Lock the numbers first: what is printed and linked must not change any more.',
  toNumbers: 'Go to the lot numbers',
  loading: 'Reading the lots…',
  prove:
    'Confirm your e-mail address first: a published address belongs to your sale for ever, so you must be reachable.',
  address: 'Address',
  addressHint: (address: string) => `${address}. It belongs to this sale for ever.`,
  addressWrong: 'Use small letters a to z, figures, and hyphens between them, 80 characters at most.',
  answers: {
    asking: 'Checking…',
    free: 'This address is free.',
    own: 'This address belongs to this sale already.',
    taken: 'Another sale has this address. Choose another one.',
    unknown: 'Could not check now whether it is free. Publishing checks it again.',
  } satisfies Record<AddressAnswer, string>,
  nothing: 'No lot is ready. Mark lots as ready, then they can be published.',
  dayNeeded:
    'The sale has no day yet, and visitors read it. Give it one under “Details” in the settings, then it can be published.',
  becomes: (lots: number) => (lots === 1 ? 'One lot becomes public.' : `${inDigits(lots)} lots become public.`),
  stays: (lots: number) => (lots === 1 ? 'One lot stays unpublished' : `${inDigits(lots)} lots stay unpublished`),
  /** Among those that become public. */
  toCheck: (lots: number) =>
    lots === 1 ? 'One lot is still to be checked' : `${inDigits(lots)} lots are still to be checked`,
  notReady: 'Complete, but not marked as ready.',
  andMore: (lots: number) => `and ${lotsOf(lots)} more`,
  shown:
    'Everybody can read the title, description, estimates, starting and buy-now price, condition, provenance, measures and photos with their captions.',
  hidden: 'The reserve, the consignor, internal notes, what is to be checked and hammer prices never leave the sale.',
  /** In the menu of the sale. */
  menu: {
    preview: 'See the catalogue as a visitor',
    publish: 'Publish the catalogue…',
    publishHint: 'Read first what becomes public, and where.',
    catalogue: 'Public catalogue',
    change: 'Publish changes, or take it offline…',
  },
  /** In the bar of the sale, where it leads to the look as a visitor. */
  bar: {
    publish: 'Publish…',
    firstHint: 'See the catalogue as a visitor first. Nothing becomes public before you say so.',
    changesHint: (lots: number) =>
      lots === 1
        ? 'One ready lot is not public yet. See the catalogue as a visitor first.'
        : `${inDigits(lots)} ready lots are not public yet. See the catalogue as a visitor first.`,
  },
  /** Beside what publishing would make public. */
  preview: 'See it as a visitor first',
  publish: 'Publish the catalogue',
  publishing: 'The catalogue is being published at this address.',
  otherAtWork:
    'The catalogue of another sale is being published or taken offline. This one can follow as soon as it is done.',
  publishTitle: 'Publish the catalogue?',
  publishMeaning: {
    everybody: 'Everybody who has the address can read it, and copies may remain elsewhere.',
    numbers: 'The numbers cannot be unlocked any more, and published lots stay complete.',
    lots: 'A published lot can be withdrawn, sold or passed, but it does not become a draft again.',
    back: 'You can take the catalogue offline again. The sale stays published.',
  },
  cancel: 'Cancel',
  isPublic: (lots: number) => `The catalogue is public with ${lotsOf(lots)}.`,
  isTakenBack: 'The catalogue is not public at present.',
  isUnread: 'Reading what visitors see…',
  view: 'Look at the catalogue',
  upToDate: 'Visitors see the sale as it is now.',
  upToDateWithout: (lots: number) =>
    lots === 1
      ? 'What visitors see is up to date. One lot of the sale is not in the catalogue.'
      : `What visitors see is up to date. ${inDigits(lots)} lots of the sale are not in the catalogue.`,
  changes: {
    added: (lots: number) => `${lotsOf(lots)} new`,
    changed: (lots: number) => `${lotsOf(lots)} changed, withdrawn, sold or passed`,
    removed: (lots: number) => `${lotsOf(lots)} removed`,
    details: 'title, date or place of the sale',
  },
  differs: (list: string) => `Visitors do not see yet: ${list}.`,
  publishChanges: 'Publish the changes',
  publishAgain: 'Publish it again',
  takeBack: 'Take the catalogue offline',
  takeBackTitle: 'Take the catalogue offline?',
  takeBackMeaning:
    'Visitors then read at its address that it is not online, and its photos are deleted there. Lots and sale stay as they are, the address stays yours, and you can publish again.',
  steps: {
    address: 'Taking the address…',
    sending: 'Sending what is still on this device…',
    lots: 'Publishing the lots…',
    reading: 'Reading the lots…',
    photos: 'Copying the photos…',
    writing: 'Writing the catalogue…',
    clearing: 'Clearing up…',
  } satisfies Record<PublicationStep, string>,
  slow: 'The server is slow to answer. It goes on by itself.',
  stay: 'Keep this page open until it is done. If it is interrupted, press the button again.',
  published: 'The catalogue is published.',
  takenBack: 'The catalogue is offline.',
  left: (lots: number) =>
    lots === 1
      ? 'One lot was left out: this device has changes of it that the server does not have. See the notices among the lots, then publish the changes.'
      : `${inDigits(lots)} lots were left out: this device has changes of them that the server does not have. See the notices among the lots, then publish the changes.`,
  stopped: 'It is not done yet',
  visitorsKeep: 'Visitors see what they saw before. Press the button again to go on.',
  problems: {
    'already-exists': 'Another sale has this address. Choose another one.',
    'permission-denied':
      'You may not publish this. You must be an owner of the sale with a confirmed e-mail address; if you have just confirmed it, reload the page.',
    'failed-precondition': 'Another owner has changed or published the sale in the meantime.',
    'photos-not-copied': 'A photo could not be copied. Check your connection, and whether its lot shows all photos.',
    'not-sent':
      'This device could send nothing for a minute. Check your connection, and look at the notices among the lots.',
    unavailable: 'The server has not answered for a minute. What is done is kept. Check your connection.',
    'deadline-exceeded': 'The server took too long to answer. Check your connection.',
    aborted: 'The catalogue was being changed by somebody else at the same moment.',
  } satisfies Partial<Record<PublicationCode, string>>,
  problem: 'The server had a problem.',
});
