import type { ImportTarget } from '../../../domain/imports/cells/targets';
import type { MatchReason } from '../../../domain/imports/columns/matchColumns';
import type { CollisionChoice } from '../../../domain/imports/plan/decision';
import type { RowFilter } from '../../../domain/imports/desk/views';
import type { Delimiter, TextForm } from '../../../domain/imports/read/importTable';
import { countIn } from '../../../shared/messages/countIn';
import { defineTexts } from '../../../shared/messages/texts';

const inDigits = countIn('en');
const picturesOf = (pictures: number): string => (pictures === 1 ? '1 picture' : `${inDigits(pictures)} pictures`);
const rowsOf = (rows: number): string => (rows === 1 ? '1 row' : `${inDigits(rows)} rows`);

/** The page on which a file becomes lots. */
export const importTexts = defineTexts('lotImport', {
  title: 'Import',
  onlyEditors: 'Only owners and editors can import lots.',
  file: 'File',
  fileIntro:
    'A spreadsheet or a file of rows: CSV, TSV, Excel, what Lotsmith has exported, or a ZIP file of rows with their pictures. Nothing is written before you have seen what becomes of each row.',
  choose: 'Choose a file',
  fileToImport: 'File to import',
  chooseHint: 'or drop it here',
  dropHere: 'Drop the file here',
  paste: 'Paste rows',
  pasteHint: 'Copy cells in your spreadsheet, or a table of a web page, and paste them here.',
  usePasted: 'Use these rows',
  pastedName: 'Pasted rows',
  reading: (name: string) => `Reading ${name}…`,
  otherFile: 'Another file',
  howRead: 'How the file was read',
  rowsFound: (name: string, rows: number, columns: number) =>
    `${name}: ${rowsOf(rows)} with ${columns === 1 ? '1 column' : `${inDigits(columns)} columns`}.`,
  /** `left`: columns that no field takes. */
  format: (platform: string, left: number) =>
    `This is a file of ${platform}. ${left === 0 ? 'All its columns are matched.' : left === 1 ? 'One of its columns is no field here, and is left out.' : `${inDigits(left)} of its columns are no fields here, and are left out.`}`,
  sheet: 'Sheet',
  hiddenSheet: (name: string) => `${name} (hidden)`,
  encoding: 'Encoding',
  delimiter: 'Between columns',
  delimiters: { '\t': 'Tab', ';': 'Semicolon ;', ',': 'Comma ,', '|': 'Bar |' } satisfies Record<Delimiter, string>,
  quotes: 'Quotation marks',
  quotesAre: {
    enclose: 'enclose texts',
    letters: 'are letters, such as inch marks',
  } satisfies Record<TextForm['quotes'], string>,
  header: 'Row with the names',
  noHeader: 'None',
  automatic: 'Found by itself',
  columns: 'Columns',
  columnsIntro: 'Which column is what. This is remembered for the next file with the same names.',
  column: 'Column',
  examples: 'Examples',
  field: 'Field',
  fieldOf: (column: string) => `Field for ${column}`,
  notImported: 'Not imported',
  targets: {
    id: 'Lotsmith’s own id',
    number: 'Lot number',
    letter: 'Letter of the number',
    estimate: 'Estimate (low and high in one)',
    photos: 'Names of pictures (only shown)',
    hammer: 'Hammer price',
    status: 'Draft or ready',
    order: 'Place in the sale (Lotsmith)',
    cover: 'Cover photo (Lotsmith)',
    allExtras: 'Extra values (Lotsmith)',
    photoRecords: 'Photos (Lotsmith)',
  } satisfies Partial<Record<ImportTarget, string>>,
  matchedBy: {
    kept: 'as you chose last time',
    format: 'known format',
    name: 'by its name',
    content: 'by what stands in it',
  } satisfies Record<MatchReason, string>,
  nothingMatched: 'Choose at least one field.',
  toCheck: 'Check the rows',
  check: 'Check',
  checking: 'Checking the rows…',
  toColumns: 'Back to the columns',
  collision: 'When a number is taken',
  collisions: {
    skip: 'leave the row out',
    overwrite: 'change the lot that has it',
    nextFree: 'take the next free number',
    letter: 'take a letter behind it',
  } satisfies Record<CollisionChoice, string>,
  /** In how many rows. */
  photos: (photos: number) =>
    photos === 1
      ? '1 photo comes along, from the sale that this file was made of. You need to be a member of that sale.'
      : `${inDigits(photos)} photos come along, from the sale that this file was made of. You need to be a member of that sale.`,
  /** `come`: to new lots; `added`: to lots that are there; `there`: these have them already; `left`: those that stay out. */
  pictures: (come: number, added: number, there: number, left: number) =>
    [
      come + added === 0
        ? 'No picture of the ZIP file comes along.'
        : come > 0
          ? `${picturesOf(come)} of the ZIP file ${come === 1 ? 'comes' : 'come'} to the new lots.`
          : '',
      added > 0
        ? `${picturesOf(added)} of the ZIP file ${added === 1 ? 'comes' : 'come'} to lots that are there, behind their photos.`
        : '',
      there > 0
        ? `${picturesOf(there)} ${there === 1 ? 'is left out, because its lot has it' : 'are left out, because their lots have them'} already.`
        : '',
      left > 0
        ? `${picturesOf(left)} ${left === 1 ? 'stays' : 'stay'} out. A picture comes with the row that names it, or whose lot number its name begins with, if that row is imported.`
        : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  addPictures: 'Add pictures to lots that are there',
  addPicturesHint: 'A lot keeps its photos and its cover. A picture that it has already is not added again.',
  results: (rows: number) =>
    rows === 1
      ? '1 row enters the result of the lot that has its number. Its other cells are taken over only with “change the lot that has it”.'
      : `${inDigits(rows)} rows enter the results of the lots that have their numbers. Their other cells are taken over only with “change the lot that has it”.`,
  drafts: 'Import rows with problems as drafts',
  draftsHint: 'Without the cells that cannot be read.',
  blank: 'Empty cells',
  blanks: { keep: 'keep what the lot says', empty: 'empty the field' },
  blankHint: 'For rows that change a lot.',
  counts: (create: number, update: number) =>
    `${create === 1 ? '1 new lot' : `${inDigits(create)} new lots`}, ${update === 1 ? '1 lot changed' : `${inDigits(update)} lots changed`}`,
  countsDrafts: (drafts: number) =>
    drafts === 1
      ? '1 of them is a draft without some cells'
      : `${inDigits(drafts)} of them are drafts without some cells`,
  countsUnchanged: (lots: number) =>
    lots === 1 ? '1 lot says the same already' : `${inDigits(lots)} lots say the same already`,
  countsLeft: (rows: number) => `${rowsOf(rows)} left out`,
  countsRefused: (rows: number) => (rows === 1 ? '1 row with a problem' : `${inDigits(rows)} rows with problems`),
  newCategories: (count: number) =>
    count === 1
      ? 'A category that the sale does not have yet:'
      : `${inDigits(count)} categories that the sale does not have yet:`,
  newConsignors: (count: number) =>
    count === 1
      ? 'A consignor whom the sale does not have yet:'
      : `${inDigits(count)} consignors whom the sale does not have yet:`,
  nameWithRows: (name: string, rows: number) => `${name} (${rowsOf(rows)})`,
  andMore: (count: number) => `and ${inDigits(count)} more`,
  /** Lots that would have got the number of their row. */
  numbersKept: (lots: number) =>
    lots === 1
      ? 'The server does not answer: 1 lot keeps its number. Everything else is imported.'
      : `The server does not answer: ${inDigits(lots)} lots keep their numbers. Everything else is imported.`,
  saleChanged: 'The sale has changed meanwhile. The rows were checked again: look at them once more.',
  table: 'Rows to import',
  tableHint: 'Every cell can be changed here. The file itself stays as it is.',
  show: 'Show',
  filters: {
    all: 'All rows',
    problems: 'Rows with problems',
    create: 'New lots',
    update: 'Changed lots',
    left: 'Rows left out',
  } satisfies Record<RowFilter, string>,
  noneShown: 'There are no such rows.',
  line: 'Line',
  becomes: 'Becomes',
  importRows: (rows: number) => `Import ${rowsOf(rows)}`,
  nothingToImport: 'There is nothing to import.',
  writing: (done: number, total: number) => `${inDigits(done)} of ${rowsOf(total)} are imported.`,
  writingHint: 'You may close this page: the rest follows when you come back to the sale.',
  done: (created: number, updated: number) =>
    `${created === 1 ? '1 lot was made' : `${inDigits(created)} lots were made`}, ${updated === 1 ? '1 was changed' : `${inDigits(updated)} were changed`}.`,
  doneHint:
    'They are saved on this device and go to the server by themselves. One undo in the sale takes all of it back.',
  showLots: 'Show the lots',
  leftRows: (rows: number) => (rows === 1 ? '1 row was not imported.' : `${inDigits(rows)} rows were not imported.`),
  saveLeft: 'Save what was not imported',
  leftNotSaved: 'The rows that were not imported could not be saved as a file.',
  leftFile: (name: string) => `${name} – not imported`,
  reasonColumn: 'Why it was not imported',
  another: 'Import another file',
});
