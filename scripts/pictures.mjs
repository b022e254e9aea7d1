// `npm run pictures`: keeps what the screens look like now as the pictures that the test of looks compares with. Look at the
// changes before you commit them.
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const jest = ['node_modules/jest/bin/jest.js', 'e2e/shell/pictures', '--selectProjects', 'e2e', '--runInBand'];
const { status } = spawnSync(process.execPath, jest, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, LOTSMITH_PICTURES: 'renew' },
});
process.exitCode = status ?? 1;
