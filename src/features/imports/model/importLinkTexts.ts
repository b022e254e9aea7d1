import { defineTexts } from '../../../shared/messages/texts';

/** The way to the import, where the rest of its words is not needed. */
export const importLinkTexts = defineTexts('lotImportLink', {
  import: 'Import',
});
