import { countIn } from '../../../../shared/messages/countIn';
import { defineTexts } from '../../../../shared/messages/texts';

const inDigits = countIn('en');

/** What is said when two people have changed the same field without having seen each other's text. */
export const bothTexts = defineTexts('bothTexts', {
  lead: 'You and somebody else have changed the same field. The sale has their text; yours is kept here until you decide.',
  theirs: 'Theirs',
  mine: 'Mine',
  you: 'you, in another place',
  somebody: 'a colleague',
  empty: 'empty',
  useMine: 'Use mine',
  keepTheirs: 'Keep theirs',
  edit: 'Edit',
  copy: 'Copy mine',
  save: 'Save this',
  cancel: 'Cancel',
  merge: 'Make one of both',
  /** `lot`: as it is called, `Lot 12`. */
  of: (action: string, field: string, lot: string) => `${action}: ${field}, ${lot}`,
  more: (count: number) =>
    count === 1 ? 'One more is shown when you have decided.' : `${inDigits(count)} more are shown as you decide.`,
  /** Begins with a name before it, or with `somebodyChanged`. */
  hasChanged: 'has changed this in the meantime.',
  aColleague: 'A colleague',
  showTheirs: 'Show theirs',
  hideTheirs: 'Hide theirs',
  takeTheirs: 'Take theirs',
  showMine: 'Show mine',
  hideMine: 'Hide mine',
  keepMine: 'Keep mine',
  onEnter: 'With Enter, what you have typed waits under “Needs attention”.',
  changedTo: (theirs: string) => `A colleague has changed this to “${theirs}”.`,
  emptied: 'A colleague has emptied this.',
  inGrid: 'You and somebody else have changed this. Both texts are under “Needs attention”.',
  noLonger:
    'The lot or the sale has been changed in the meantime, and this is no longer possible. Look at the lot, then try again or discard it.',
  yoursWaits: 'A colleague has changed this at the same time. Your own text is kept under “Needs attention”.',
});
