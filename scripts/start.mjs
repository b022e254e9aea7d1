// `npm start`: installs what is missing, then starts the local services and the app (local/cli.ts). `--help` lists
// the options. One process: Ctrl-C reaches exactly the code that knows how to stop everything.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, ensureNode, MissingError } from '../local/tools/ensure.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
process.chdir(root);

try {
  ensureNode();
  ensureInstalled();
} catch (error) {
  if (!(error instanceof MissingError)) throw error;
  console.error(error.message);
  process.exit(1);
}

const { register } = await import('tsx/esm/api');
register();
await import('../local/cli.ts');
