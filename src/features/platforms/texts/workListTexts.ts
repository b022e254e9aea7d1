import { defineTexts } from '../../../shared/messages/texts';

/** The list of a sale's lots for a spreadsheet. */
export const workListTexts = defineTexts('workList', {
  title: 'Work list',
  intro: 'All lots of the sale, also drafts and withdrawn ones, for a spreadsheet. An import takes the list back.',
  contents: 'Contents',
  kinds: { chosen: 'Chosen columns', own: 'Everything, in Lotsmith’s own columns' },
  file: 'File',
  formats: { xlsx: 'Excel (.xlsx)', csv: 'Text file (.csv)', json: 'For programs (.json)' },
  columns: 'Columns',
  /** Columns that are no fields of a lot. */
  others: {
    number: 'Lot number',
    status: 'Status',
    photos: 'Number of photos',
    sale: 'Sale',
    saleDate: 'Day of the sale',
    id: 'Lotsmith id',
  },
  idHint: 'By it an import finds each lot again, also under another number.',
  all: 'Choose all columns',
  usual: 'Choose the usual columns',
  noColumns: 'Choose at least one column.',
  noLots: 'There are no lots in this sale yet.',
  reading: 'Reading the lots…',
  sheet: 'Lots',
  download: 'Download work list',
  making: 'Making the list…',
  saved: (fileName: string) => `${fileName} is in your downloads.`,
  failed: 'The list could not be made. Try it again.',
});
