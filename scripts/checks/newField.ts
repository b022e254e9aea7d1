/**
 * Adds a text field to the lots of a copy of the project, as docs/data-model.md says, and runs types and tests there. Whatever
 * names the fields by itself, instead of following the registry, fails here.
 */
import process from 'node:process';
import { NEW_FIELD, STEPS } from './newFieldSteps';
import { jest, projectCopy, script, tool } from './projectCopy';

/** Tests that hold each place to the registry, and contracts of what stores and reads lots. */
const TESTS = [
  'src/testing/lotFields',
  'src/testing/keptData',
  'src/domain/(sameAsRules|template|catalogue)',
  'src/services/(lots|outbox|catalogue|templates|offlineCache)/',
  'src/app/languages',
  'src/features/lots/ui/editor/LotFields',
];

const copy = projectCopy('newField', `A lot with a new field ("${NEW_FIELD}")`);
try {
  copy.make();
  STEPS.forEach(copy.addLine);
  copy.run('writing the rules and the table', script('scripts/docs/lotFields.ts'));
  copy.run('keeping an example of the shape', jest(['node'], 'keptData'), { LOTSMITH_KEEP_DATA: 'v1000' });
  copy.run('types', [tool('typescript/bin/tsc'), '--noEmit']);
  copy.run('tests', jest(['node', 'dom'], ...TESTS));
  console.log(`A new text field of a lot: ${STEPS.length} files by hand, and all follows.`);
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  copy.remove();
}
