import type { TemplateProblem } from '../../../domain/imports/template/readTemplate';
import type { OwnPlatformFile } from '../../../domain/platforms/house/ownPlatform';
import { countIn } from '../../../shared/messages/countIn';
import { defineTexts } from '../../../shared/messages/texts';

const inDigits = countIn('en');

/** The page on which a house makes a platform of its own from a template. */
export const ownPlatformTexts = defineTexts('ownPlatform', {
  title: 'My own platform',
  onlyEditors: 'Only owners and editors can make a platform.',
  notThere: 'This platform is not in this sale any more. You can make a new one from a template.',
  template: 'Template',
  templateIntro:
    'The file that the platform gives you to fill in, or any file that it took: CSV, TSV or Excel. Its first row has the names of the columns. Lots are not changed.',
  choose: 'Choose a template',
  chooseHint: 'or drop it here',
  dropHere: 'Drop the template here',
  fileLabel: 'Template of the platform',
  reading: (name: string) => `Reading ${name}…`,
  other: 'Another template',
  sheet: 'Sheet',
  problems: {
    noHeaderRow:
      'No row with names of columns was found. Put the names into the first row of the file, as the platform writes them, and choose it again.',
    sameColumnTwice: (name: string) =>
      `The column “${name}” is there twice, so nobody could say which is which. Rename or remove one, and choose the file again.`,
    blankName: (column: string) =>
      `Column ${column} has no name. Write its name into the first row, or remove the column, and choose the file again.`,
    longName: (column: string, most: number) =>
      `The name of column ${column} has more than ${inDigits(most)} characters. Perhaps this row is not the one with the names.`,
    tooManyNames: (columns: number, most: number) =>
      `This template has ${inDigits(columns)} columns, and the most is ${inDigits(most)}. Remove those that you never fill.`,
  } satisfies Record<TemplateProblem['rule'], unknown>,
  name: 'Name of the platform',
  columns: 'Columns',
  columnsIntro: 'Say for each column of the template what stands in it. Nothing: it stays empty.',
  column: 'Column',
  example: 'In the template',
  filledWith: 'Filled with',
  filledWithOf: (column: string) => `“${column}” is filled with`,
  limits: 'Limits',
  longestOf: (column: string) => `Most characters in “${column}”`,
  requiredOf: (column: string) => `“${column}” is needed`,
  constantOf: (column: string) => `Text in every line of “${column}”`,
  constant: 'The same text in every line',
  nothing: 'Nothing',
  number: 'Lot number, such as 12A',
  numberDigits: 'Lot number without its letter',
  numberLetter: 'Letter of the lot number',
  description: 'Description, with all that has no column of its own',
  estimate: 'Estimate, low and high in one cell',
  picture: (place: number) => `Name of photo ${place}`,
  unknown: 'What only a newer version of Lotsmith knows: it stays empty',
  groups: {
    lot: 'The lot',
    photos: 'Photos',
    extras: 'More of the lot',
    own: 'A new column of the house',
    other: 'Other',
  },
  newColumn: {
    text: 'New column: text',
    number: 'New column: number',
    money: 'New column: amount',
    yesNo: 'New column: yes or no',
  },
  mostColumns: (most: number) =>
    `A sale has at most ${inDigits(most)} columns of its own, with those that were removed. Choose a column that is there already.`,
  file: 'File',
  fileIntro: 'As the template has it, where it says it.',
  extension: 'Ending of the file',
  workbook: '.xlsx (Excel)',
  encoding: 'Encoding',
  encodings: {
    'utf-8': 'UTF-8',
    'utf-8-bom': 'UTF-8 with a mark (Excel)',
    'windows-1252': 'Windows-1252 (Western Europe)',
    'utf-16le-bom': 'UTF-16 (Excel “Unicode text”)',
    'utf-16be-bom': 'UTF-16 BE',
  } satisfies Record<OwnPlatformFile['encoding'], string>,
  delimiter: 'Between columns',
  delimiters: { ',': 'Comma ,', ';': 'Semicolon ;', '\t': 'Tab', '|': 'Bar |' } satisfies Record<
    OwnPlatformFile['delimiter'],
    string
  >,
  lineBreaks: 'Line breaks in texts',
  breaks: { space: 'Become a space', br: 'Become <br>', kept: 'Stay' } satisfies Record<
    OwnPlatformFile['lineBreaks'],
    string
  >,
  money: 'Amounts',
  decimals: {
    ifNeeded: '1200, and 12.50 where there are cents',
    always: '1200.00',
    none: 'Whole amounts only',
  } satisfies Record<OwnPlatformFile['decimals'], string>,
  yesNo: 'Yes and no',
  pictureName: 'Names of photos',
  pictureNameHint: '{lot} is the lot number, {n} the place of the photo, {nnn} the place with three digits.',
  mostPictures: 'Photos of a lot, at most',
  longestSide: 'Longest side of a photo, in pixels',
  noLimit: 'Empty: no limit.',
  preview: 'The first rows, as they will be',
  previewEmpty: 'The sale has no lots yet. The first ones will be shown here.',
  save: 'Save the platform',
  useHere: 'This sale goes there',
  useHereHint: 'The lots are checked against it while you work, and it has a column in the table.',
  saved: (name: string) => `${name} is saved.`,
  notSaved: 'The platform was not saved',
  toExport: 'Go to the export',
  toSettings: 'Settings of the sale',
  wrong: {
    nameMissing: 'Give the platform a name.',
    nameTaken: 'Another platform has this name. Choose another one.',
    nameTooLong: (most: number) => `Write at most ${inDigits(most)} characters.`,
    noColumns: 'Say at least for one column what stands in it.',
    pictureName:
      'Write a name that ends with .jpg and has {lot} and {n} in it, with no other signs than letters, digits, spaces and . _ - ( ).',
    picturesAlike:
      'Photo 11 of lot 1 and photo 1 of lot 11 would have one name. Put a sign such as - between {lot} and {n}, or send at most 9 photos of a lot.',
    headerOutside: (header: string) =>
      `The column “${header}” has letters that this encoding does not have. Choose UTF-8.`,
    tooLarge:
      'This platform has too many or too long columns to be kept. Remove those that stay empty, and choose the template again.',
    mostPlatforms: (most: number) =>
      `A sale has at most ${inDigits(most)} platforms of its own. Remove one in the settings first.`,
  },
});
