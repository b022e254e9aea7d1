/** Writes docs/state-machines.md from the code's own tables; with --check it only compares. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { format } from 'oxfmt';
import { sourceFiles } from '../checks/sourceFiles';
import { drawMachine } from './drawMachine';
import { machines } from './machines';

const FILE = 'docs/state-machines.md';
const HEAD = `# State machines

Made from the tables in the code by \`node --import tsx scripts/docs/stateMachines.ts\`; \`npm test\` compares. Do not edit.
An event that a state does not know changes nothing. An event with a \`[condition]\` is taken only while it holds.
`;

const inCode = sourceFiles('.', 'src')
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('shared/machine.ts') && !file.includes('.test.'))
  .reduce((sum, file) => sum + (readFileSync(file, 'utf8').match(/= defineMachine[<(]/g)?.length ?? 0), 0);
const { code: text } = await format(FILE, [HEAD, ...machines.map(drawMachine)].join('\n'), { printWidth: 120 });

if (inCode !== machines.length) {
  console.log(`The code defines ${inCode} machines, scripts/docs/machines.ts lists ${machines.length}.`);
  process.exitCode = 1;
} else if (!process.argv.includes('--check')) {
  writeFileSync(FILE, text);
} else if (!existsSync(FILE) || readFileSync(FILE, 'utf8') !== text) {
  console.log(`${FILE} does not say what the code says. Run: node --import tsx scripts/docs/stateMachines.ts`);
  process.exitCode = 1;
}
