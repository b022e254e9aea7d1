// `npm run bench`: all benchmarks; `npm run bench -- size start` only these. Node built-ins only.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureChromium, ensureInstalled, ensureNode } from '../local/tools/ensure.mjs';

try {
  ensureNode();
  ensureInstalled();
  process.env['LOTSMITH_CHROMIUM'] ??= ensureChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'bench/all.ts', ...process.argv.slice(2)], {
  cwd: fileURLToPath(new URL('..', import.meta.url)),
  stdio: 'inherit',
});
process.exit(status ?? 1);
