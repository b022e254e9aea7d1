import type { CellNote } from '../../../domain/imports/cells/readCell';
import type { RowRule } from '../../../domain/imports/plan/checkRow';
import type { PlaceProblem } from '../../../domain/imports/plan/decision';
import type { FileKind } from '../../../domain/imports/read/fileKind';
import type { TableProblem } from '../../../domain/imports/read/importTable';
import { countIn } from '../../../shared/messages/countIn';
import { defineTexts } from '../../../shared/messages/texts';
import type { ImportFailure } from './importSlice';

const inDigits = countIn('en');

/** A sentence for everything that can be wrong with a file, a row or a cell. */
export const importRuleTexts = defineTexts('lotImportRules', {
  /** Why a file is no table. */
  empty: 'There is nothing in this file. Choose another one.',
  notATable: {
    picture: 'This is a picture, whatever its name says. Choose a file of rows, such as CSV or Excel.',
    pdf: 'This is a PDF. Rows can only be read from a spreadsheet: save the table as CSV or Excel.',
    workbook: 'This is an Excel file that could not be opened here. Save it as CSV, and choose that.',
    oldWorkbook: 'This is an Excel file of the old kind (.xls). Save it as .xlsx or CSV, and choose that.',
    binaryWorkbook: 'This is a binary Excel file (.xlsb). Save it as .xlsx or CSV, and choose that.',
    openDocument: 'This is an OpenDocument spreadsheet (.ods). Save it as .xlsx or CSV, and choose that.',
    zip: 'No file of rows can be found in this ZIP file: it needs a CSV, TSV, Excel or JSON file, and must be whole. Photos alone are dropped on the page of the sale.',
    archive: 'This is a packed file. Unpack it, and choose the file of rows in it.',
    video: 'This is a film. Choose a file of rows, such as CSV or Excel.',
    webPage: 'This is a web page. Save the table as CSV or Excel, and choose that.',
    xml: 'This is an XML file. Save the table as CSV or Excel, and choose that.',
    json: 'This is JSON, and not a file that Lotsmith has written. Save the table as CSV or Excel, and choose that.',
    richText: 'This is a formatted text. Save the table as CSV or Excel, and choose that.',
  } satisfies Record<FileKind, string>,
  tooLarge: (megabytes: string, most: string) =>
    `This file has ${megabytes} MB, and the most is ${most} MB. Split it, or take out what is no row of a lot.`,
  tooManyColumns: (columns: number, most: number) =>
    `This file has ${inDigits(columns)} columns, and the most is ${inDigits(most)}. Perhaps another sign stands between the columns.`,
  tooManyRows: (most: number) =>
    `This file has more than ${inDigits(most)} rows. Split it, and import the parts one by one.`,
  unclosedQuote: (line: number) =>
    `In line ${inDigits(line)} a quotation mark opens and nothing closes it, so nobody knows where the cell ends. Close it in the file, or say below that quotation marks are letters.`,
  noText: (line: number) =>
    `In line ${inDigits(line)} there are characters that no text has. Perhaps the encoding is another one: choose it below, or save the table as CSV again.`,
  encrypted: 'This Excel file has a password. Save it without one, and choose that.',
  damaged: 'This Excel file is damaged: some of it is missing. Open it in Excel, save it again, and choose that.',
  unpacksTooLarge: (megabytes: string, most: string) =>
    `This Excel file unpacks to more than ${megabytes} MB, and the most is ${most} MB. Save only the sheet with the lots.`,
  emptySheet: (sheet: string) => `There is nothing on the sheet “${sheet}”. Choose another one.`,
  emptySheets: 'There is nothing on any sheet that is shown.',
  tooManyCells: (cells: number, most: number) =>
    `This sheet has ${inDigits(cells)} cells, and the most is ${inDigits(most)}. Delete empty rows and columns, or split it.`,
  other: {
    notThere: 'The file is not here any more. Choose it again.',
    gaveUp: 'The file could not be read to its end. Choose it again; if that does not help, save it as CSV.',
    notResumed:
      'An import stopped before its end: this browser cannot read what it has kept of it. Load the page again; if that does not help, look which lots are missing, and import those.',
  } satisfies Record<Exclude<ImportFailure['rule'], TableProblem['rule']>, string>,
  /** What is worth a look, although the file could be read. */
  damagedCharacters: (count: number) =>
    count === 1
      ? 'One character could not be read and stands as �. Perhaps the encoding is another one.'
      : `${inDigits(count)} characters could not be read and stand as �. Perhaps the encoding is another one.`,
  looseQuote: (line: number) =>
    `In line ${inDigits(line)} a quotation mark stands inside a cell. Look whether the cells around it are right.`,
  formulas: (count: number) =>
    count === 1
      ? 'For one formula the result is taken that stands in the file.'
      : `For ${inDigits(count)} formulas the results are taken that stand in the file.`,
  formulasWithoutResult: (count: number, line: number) =>
    count === 1
      ? `A formula has no result in the file (row ${inDigits(line)}). It stands as a text.`
      : `${inDigits(count)} formulas have no result in the file, the first in row ${inDigits(line)}. They stand as texts.`,
  mergedCells: (count: number, line: number) =>
    count === 1
      ? `In row ${inDigits(line)} cells are merged. The value stands in the first one, the others are empty.`
      : `In ${inDigits(count)} places cells are merged, first in row ${inDigits(line)}. The value stands in the first one, the others are empty.`,
  hiddenRows: (count: number) =>
    count === 1 ? 'One hidden row is among them.' : `${inDigits(count)} hidden rows are among them.`,
  hiddenColumns: (count: number) =>
    count === 1 ? 'One hidden column is among them.' : `${inDigits(count)} hidden columns are among them.`,
  macros: 'The file has macros. They are neither read nor run.',
  sheetsBefore: (sheet: string, count: number) =>
    count === 1
      ? `The sheet “${sheet}” looks like no table: the first one that does is read. Choose another sheet below.`
      : `The sheet “${sheet}” and others look like no table: the first one that does is read. Choose another sheet below.`,
  /** `theirs`, `ours`: codes such as GBP. */
  inOtherCurrency: (theirs: string, ours: string) =>
    `This file names ${theirs}, and the sale is in ${ours}. Amounts are taken as they stand: 100 becomes 100 ${ours}. Convert them in the file first, or set the currency of an empty sale.`,
  oneColumn: 'There is one column only. Perhaps another sign stands between the columns.',
  /** Why a cell cannot be the value of its field. */
  cells: {
    notANumber: 'This is no number.',
    otherCurrency: 'This is an amount in another currency.',
    negative: 'An amount is never below zero.',
    tooManyDecimals: 'The currency has fewer decimals.',
    tooLarge: 'This number is too large.',
    upsideDown: 'The high end is below the low one.',
    notACount: 'This is no whole number from 1 on.',
    notAChoice: 'This is none of the choices of this field.',
    tooLong: 'This is too long.',
    zero: 'A lot number begins with 1.',
    oneLetter: 'A lot number has one letter at most.',
    formula: 'This is a formula, and its result is not in the file.',
    spreadsheetError: 'The spreadsheet has an error here.',
    scientific: 'The spreadsheet has shortened this number. What it was cannot be known.',
    date: 'The spreadsheet has made a date of this.',
    range: 'This is a range, and the field has one amount.',
    twoHighEnds: 'This is a range, and the high end stands in a column of its own too.',
    notAResult: 'This is neither a price nor “passed” or “withdrawn”.',
    zeroPrice: 'Nothing is sold for 0. Write “passed” for a lot that was not sold, or leave the cell empty.',
    looksLikeTotal: 'This row looks like a total and is left out. Change this cell if it is a lot.',
    notAStatus: 'Write “draft” or “ready”.',
    notOurs: 'The photos or the extra values of this row are not as Lotsmith writes them. Export the file again.',
    extraCells: 'This row has more cells than there are names: a text may hold the sign between the columns.',
  } satisfies Record<RowRule, string>,
  tooLongBy: (has: number, most: number) => `This has ${inDigits(has)} characters, and the most is ${inDigits(most)}.`,
  /** What became of a cell that could be read. */
  notes: {
    split: 'split into low and high',
    markupRemoved: 'without formatting',
    charactersRemoved: 'without invisible characters',
    linesJoined: 'in one line',
  } satisfies Record<CellNote, string>,
  /** What the rest of the file or the sale has against a row. `line`: of the row that was faster. */
  places: {
    duplicateNumber: (line: number) => `Line ${inDigits(line)} has the same lot number.`,
    duplicateLot: (line: number) => `Line ${inDigits(line)} is about the same lot.`,
    inTrash: () => 'This lot is in the trash. Restore it first.',
    numberTaken: () => 'Another lot has this number.',
    numberHeld: () => 'A colleague has taken this number along.',
    keepsNumber: () => 'The number of this lot cannot be changed any more.',
    publishedNeedsAll: () => 'This lot is published, and would lose something that it needs there.',
    resultsNotPublished: () => 'Results are entered while the sale is published.',
    resultsClosed: () => 'The sale is closed. Its results no longer change.',
    neverOffered: () => 'This lot is not published, and gets no result.',
    noSuchLot: () => 'No lot of this sale has this number.',
    saysNothing: () => 'None of its cells says anything of a lot.',
    lettersOnly: () => 'The numbers of this sale are locked: only numbers with a letter can be given.',
    numbersUsedUp: () => 'There is no free number left.',
    lettersUsedUp: () => 'There is no letter left behind this number.',
  } satisfies Record<PlaceProblem['rule'], (line: number) => string>,
  /** `come`: so many pictures come to the lot of a row; `there`: so many it has already. */
  pictures: (come: number, there: number) =>
    [
      come === 0 ? '' : come === 1 ? 'with 1 picture' : `with ${inDigits(come)} pictures`,
      there === 0 ? '' : there === 1 ? '1 picture is there already' : `${inDigits(there)} pictures are there already`,
    ]
      .filter((part) => part !== '')
      .join(', '),
  /** Why the result of a row is left out, and the rest of it is not. */
  resultLeft: (sentence: string) => `Without its result. ${sentence}`,
  /** What becomes of a row. */
  newLot: (number: string) => `New lot ${number}`,
  newLotWithout: 'New lot without a number',
  newLotInstead: (number: string, instead: string) => `New lot ${number} instead of ${instead}`,
  changes: (lot: string) => `Changes ${lot}`,
  unchanged: (lot: string) => `${lot} says the same already`,
  skippedFor: (lot: string) => `Left out: ${lot} has this number`,
  skippedForLine: (line: number) => `Left out: line ${inDigits(line)} has this number`,
  skipped: 'Left out: the number is taken',
  refused: 'Cannot be imported',
  lotWithTitle: (lot: string, title: string) => `${lot} “${title}”`,
  nothing: 'nothing',
  change: (before: string) => `before: ${before}`,
  cellReason: (field: string, sentence: string) => `${field}: ${sentence}`,
});
