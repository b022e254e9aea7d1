import { defineTexts } from '../../../../shared/messages/texts';

/** The history of one lot. */
export const lotHistoryTexts = defineTexts('lotHistory', {
  history: 'History',
  loading: 'Reading the history…',
  notRead: 'The history could not be read.',
  you: 'You',
  somebody: 'Somebody who is not in the sale any more',
  empty: 'empty',
  result: 'Result',
  from: 'before',
  to: 'after',
  /** `file`: its name. */
  importedFrom: (file: string) => `From the import of ${file}`,
  restore: 'Restore',
  restoreValue: (field: string, value: string) => `Restore ${field}: ${value}`,
});
