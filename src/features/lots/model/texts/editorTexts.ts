import { defineTexts } from '../../../../shared/messages/texts';

/** What the editor of one lot says besides the names of its fields. */
export const editorTexts = defineTexts('lotEditor', {
  /** The folded groups of fields. */
  groups: {
    number: 'Number and quantity',
    making: 'Maker, materials and provenance',
    prices: 'Starting price and buy-now',
    platforms: 'For the platforms',
    private: 'For editors only',
    whole: 'Copy, move or trash this lot',
  },
  groupNeedsAttention: 'Something in here needs attention.',
  /** Empties what is to be checked. */
  checked: 'Checked',
  checkedHint: 'Nothing is to be checked any more. You can undo it.',
  toCheckHint: 'A note for the editors of the sale, such as “Signature? Ask Jane”. Alt+C leads here.',
  /** `what`: the note. */
  toCheck: (what: string) => `To check: ${what}`,
  keys: 'Ctrl+Enter goes to the title of the next lot, with Shift to that of the previous one. Alt+↓ and Alt+↑ stay in the same field.',
  duplicate: 'Duplicate',
  duplicated: 'The copy is right behind this lot.',
  toTrash: 'Move to the trash',
  withdraw: 'Withdraw',
  reinstate: 'Reinstate',
  withdrawHint: 'A withdrawn lot keeps its number and shows in the catalogue that it is not sold.',
  reinstateHint: 'The lot goes back into the sale under its number.',
  reinstateOnlyPublished: 'A lot can be reinstated only while the sale is published.',
  trashNumbersLocked: 'The numbers of this sale are locked, so no lot can go into the trash.',
  trashPublished: 'A published lot does not go into the trash. Withdraw it instead.',
  inTrash: 'This lot is in the trash.',
  restore: 'Restore',
  /** After the last control of the lot. */
  toRow: 'Back to this lot in the table',
});
