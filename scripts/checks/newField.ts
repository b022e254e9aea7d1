/**
 * Adds a text field to the lots of a copy of the project, as docs/data-model.md says, and runs types and tests there. Whatever
 * names the fields by itself, instead of following the registry, fails here.
 */
import process from 'node:process';
import { NEW_FIELD, STEPS } from './newFieldSteps';
import { jest, projectCopy, script, tool } from './projectCopy';
import { sourceFiles } from './sourceFiles';

/** Tests that hold each place to the registry, and contracts of what stores and reads lots. */
const TESTS = [
  'src/testing/lotFields',
  'src/testing/keptData',
  'src/testing/sessions/kept',
  'src/domain/sales/sameAsRules',
  'src/domain/lots/template',
  'src/domain/catalogue/',
  'src/services/lots/',
  'src/services/outbox/',
  'src/services/catalogue/',
  'src/services/templates/',
  'src/services/offlineCache/',
  'src/app/languages',
  'src/features/lots/ui/editor/LotFields',
];

// A folder that was moved would be left out without a word: the runner is content when one of all has tests.
const known = sourceFiles('.', 'src').filter((file) => /\.test\.tsx?$/.test(file));
const untested = TESTS.filter((place) => !known.some((file) => file.includes(place)));
if (untested.length > 0) throw new Error(`No test stands in ${untested.join(', ')}.`);

/** A field in a folded part of the form needs no more files than one that stands open. */
const MOST_FILES = 4;
const byHand = new Set(STEPS.map(({ file }) => file)).size;
if (byHand > MOST_FILES) throw new Error(`A new field is written into ${byHand} files by hand, not ${MOST_FILES}.`);

const copy = projectCopy('newField', `A lot with a new field ("${NEW_FIELD}")`);
try {
  copy.make();
  STEPS.forEach(copy.addLine);
  copy.run('writing the rules and the table', script('scripts/docs/lotFields.ts'));
  copy.run('keeping an example of the shape', jest(['node'], 'keptData'), { LOTSMITH_KEEP_DATA: 'v1000' });
  copy.run('types', [tool('typescript/bin/tsc'), '--noEmit']);
  copy.run('tests', jest(['node', 'dom'], ...TESTS));
  console.log(`A new text field in a folded part of a lot’s form: ${byHand} files by hand, and all follows.`);
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  copy.remove();
}
