import { countIn } from '../../../../shared/messages/countIn';
import { defineTexts } from '../../../../shared/messages/texts';
import type { PhotoEditField } from '../../../../domain/photos/photo';
import type { OperationKind } from '../../../../domain/operations/operations';

const inDigits = countIn('en');

/** What is said of changes to lots: their names, and why one could not be made. */
export const operationTexts = defineTexts('lotOperations', {
  kinds: {
    createLot: 'New lot',
    editLot: 'Change',
    editPrivate: 'Change that only editors see',
    setLotStatus: (status: string) => `Status: ${status}`,
    /** `result`: what came of the lot, in words. */
    setResult: (result: string) => `Result: ${result}`,
    setNumber: (number: string | null) => (number === null ? 'Lot number taken away' : `Lot number ${number}`),
    moveLot: 'Moved to another place',
    trashLot: 'Moved to the trash',
    restoreLot: 'Restored from the trash',
    addPhoto: 'New photo',
    editPhoto: 'Photo changed',
    removePhoto: 'Photo removed',
  } satisfies Record<OperationKind, unknown>,
  /** What was changed of a photo. */
  photoEdits: {
    order: 'Photo moved to another place',
    lotId: 'Photo moved to another lot',
    caption: 'Caption of a photo',
    rotation: 'Photo turned',
  } satisfies Record<PhotoEditField, string>,
  captioned: (what: string, caption: string) => `${what}: ${caption}`,
  /** A field that holds nothing. */
  empty: 'empty',
  /** A step of many lots at once. */
  steps: {
    markReady: {
      done: (lots: number) => (lots === 1 ? 'One lot is ready now.' : `${inDigits(lots)} lots are ready now.`),
      already: 'The chosen lots are ready already.',
      refused: (lots: number) =>
        lots === 1 ? 'One lot cannot be marked as ready.' : `${inDigits(lots)} lots cannot be marked as ready.`,
    },
    backToDraft: {
      done: (lots: number) => (lots === 1 ? 'One lot is a draft again.' : `${inDigits(lots)} lots are drafts again.`),
      already: 'The chosen lots are drafts already.',
      refused: (lots: number) =>
        lots === 1 ? 'One lot cannot go back to draft.' : `${inDigits(lots)} lots cannot go back to draft.`,
    },
  },
  reasonOf: (lot: string, reason: string) => `${lot}: ${reason}`,
  /** `status`: as lots are called in it, `published`. */
  isNow: (status: string) => `It is ${status}.`,
  andMore: (count: number) => `And ${inDigits(count)} more.`,
  /** `lot`: the lot as it is called, `Lot 12`. */
  numberTaken: (number: string, lot: string) => `The number ${number} is taken. ${lot} keeps the number it has.`,
  numbersTaken: (list: string) => `Already taken: ${list}. No number was changed. Choose numbers that are free.`,
  numberTwice: (number: string) => `Only one lot can have the number ${number}. No number was changed.`,
  restoredUnder: (wanted: string, now: string) =>
    `The number ${wanted} was taken in the meantime. The lot is now ${now}.`,
  numbersLocked:
    'The numbers of this sale are locked. Numbers can no longer be changed, and lots neither go into the trash nor come out of it.',
  lotPublished: 'A published lot keeps its number and does not go into the trash. Withdraw it instead.',
  onlyWhilePublished:
    'Lots are published, withdrawn and reinstated only while the sale is published. Nothing was changed.',
  publishedNeedsAll: 'A published lot has to stay complete. This change was not made.',
});
