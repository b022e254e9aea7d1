import { countIn } from '../../../../shared/messages/countIn';
import { defineTexts } from '../../../../shared/messages/texts';
import type { UndoProblem } from './undoProblem';

const inDigits = countIn('en');

/** Undo and redo: what they would take, what they did, and why something stays as it is. */
export const undoTexts = defineTexts('undo', {
  undo: 'Undo',
  redo: 'Redo',
  undoOf: (what: string) => `Undo: ${what}`,
  redoOf: (what: string) => `Redo: ${what}`,
  nothingDone: 'Nothing of yours in this sale can be undone now.',
  nothingUndone: 'You have undone nothing that can be done again.',
  /** `what`: the field, or the kind of change. */
  ofLot: (what: string, lot: string) => `${what}, ${lot}`,
  ofLots: (what: string, lots: number) => `${what}, ${inDigits(lots)} lots`,
  ofImport: (file: string) => `Import of ${file}`,
  fields: (count: number) => `${inDigits(count)} fields`,
  several: 'Several changes',
  undone: (what: string) => `Undone: ${what}.`,
  redone: (what: string) => `Done again: ${what}.`,
  stays: (list: string) => `This stays as it is: ${list}`,
  andMore: (count: number) => `and ${inDigits(count)} more.`,
  lotField: (field: string, lot: string) => `${lot} (${field})`,
  problems: {
    changedSince: 'has been changed since.',
    gone: 'is not there any more.',
    photoGone: 'does not have this photo any more.',
    inTrash: 'is in the trash.',
    published: 'is published and keeps its number.',
    publishedNeedsAll: 'is published and has to stay complete.',
    numbersLocked: 'cannot change, because the numbers of the sale are locked.',
    numberTaken: 'keeps its number, because another lot has the old one by now.',
    incomplete: 'is not complete enough for that any more.',
    saleNotPublished: 'cannot come back, because the sale is not published.',
    saleClosed: 'keeps its result, because the sale is closed.',
    noWayBack: 'has taken a step that cannot be taken back.',
  } satisfies Record<UndoProblem, string>,
});
