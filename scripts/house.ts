/** `npm run house`: in what order the house is. Prints what one may want to see smaller; fails for nothing. */
import { STEPS } from './checks/newFieldSteps';
import { sourceFiles } from './checks/sourceFiles';
import { arrowsUp, filesNaming, foldersBySize, type Measured, privateWords } from './house/measures';

const TYPICAL_FIELD = 'provenance';
const LONGEST_LIST = 8;

const files = sourceFiles('.');
const sum = (all: readonly Measured[]): number => all.reduce((total, { count }) => total + count, 0);

function print(title: string, total: number | string, rows: readonly Measured[] = []): void {
  console.log(`\n${title}: ${total}`);
  for (const { name, count } of rows.slice(0, LONGEST_LIST)) console.log(`  ${String(count).padStart(5)}  ${name}`);
  if (rows.length > LONGEST_LIST) console.log(`         and ${rows.length - LONGEST_LIST} more`);
}

const folders = foldersBySize(files);
const arrows = arrowsUp(files);
const words = privateWords(files);
print('Files that a new text field of a lot touches by hand', STEPS.length);
for (const { file } of STEPS) console.log(`         ${file}`);
print(`Files that name the field "${TYPICAL_FIELD}"`, filesNaming(files, TYPICAL_FIELD).length);
for (const file of filesNaming(files, TYPICAL_FIELD)) console.log(`         ${file}`);
print('Folders with more than 25 files of their own', folders.filter(({ count }) => count > 25).length, folders);
print('Imports from a lower floor to a higher one', sum(arrows), arrows);
print('Private words left', sum(words), words);
