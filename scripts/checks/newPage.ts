/**
 * Adds a page to a copy of the project, as docs/architecture.md says, and runs types and tests there. Whatever lists pages or
 * texts by itself fails here; and so does a language that lacks the page's texts and compiles all the same.
 */
import process from 'node:process';
import { FILES, GERMAN, ROUTE, TEST } from './newPageSteps';
import { jest, projectCopy, script, tool } from './projectCopy';

const copy = projectCopy('newPage', 'A new page');
const types = [tool('typescript/bin/tsc'), '--noEmit'];
try {
  copy.make();
  copy.addLine(ROUTE);
  FILES.forEach(({ file, text }) => copy.addFile(file, text));
  copy.run('writing the lists of texts', script('scripts/docs/texts.ts'));
  const missing = copy.refusal('types without the German texts', types);
  if (!missing.includes('pageToTry')) throw new Error(`The compiler does not name the missing texts:\n${missing}`);
  copy.addFile(GERMAN.file, GERMAN.text);
  copy.run('writing the lists of texts', script('scripts/docs/texts.ts'));
  copy.run('types', types);
  copy.addFile(TEST.file, TEST.text);
  copy.run('tests', jest(['node', 'dom'], TEST.file, 'src/app/languages'));
  console.log(`A new page: ${FILES.length + 2} files by hand, and all follows.`);
} catch (error) {
  console.log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  copy.remove();
}
