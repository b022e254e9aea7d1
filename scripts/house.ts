/** `npm run house`: in what order the code is. Prints what one may want to see smaller; fails for nothing. */
import { STEPS } from './checks/newFieldSteps';
import { sourceFiles } from './checks/sourceFiles';
import { countArrowsUp, foldersBySize, importsIn, type Measured, riddlesByFolder } from './house/measures';
import { countOldWords } from './house/names';
import { filesOf, TRIPS } from './house/trips';

const SHOWN_FOLDERS = 3;

const files = sourceFiles('.');
const imports = importsIn(files);
const folders = foldersBySize(files);
const riddles = riddlesByFolder(files);

const sum = (all: readonly Measured[]): number => all.reduce((total, { count }) => total + count, 0);
const list = (all: readonly Measured[]): string =>
  all
    .slice(0, SHOWN_FOLDERS)
    .map(({ name, count }) => `${name} ${count}`)
    .join(', ');

const ROWS: readonly (readonly [count: number, what: string, more?: string])[] = [
  [STEPS.length, 'files that a new text field of a lot touches by hand'],
  ...TRIPS.map((trip) => [filesOf(trip).length, `files in the trip of a ${trip.name}`] as const),
  [folders[0]?.count ?? 0, 'files in the biggest folder', list(folders)],
  [countArrowsUp(imports), 'imports from a lower floor to a higher one'],
  [countOldWords(files), 'private names left'],
  [sum(riddles), 'words in comments that leave open who does what', list(riddles)],
];

for (const [count, what, more] of ROWS) {
  console.log(`${String(count).padStart(5)}  ${what}${more === undefined || more === '' ? '' : ` (${more})`}`);
}
