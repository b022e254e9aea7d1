import { transformSync } from 'esbuild';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Where the identity SDK and the emulator's hidden page look for Google's script. */
export const GOOGLE_API = 'https://apis.google.com/js/api.js';

/** The stand-in for that script (googleApi.ts), as a browser takes it. `root` is the project's folder. */
export function googleApiScript(root: string): string {
  const source = readFileSync(path.join(root, 'local/oauth/googleApi.ts'), 'utf8');
  return transformSync(source, { loader: 'ts', target: 'es2022', format: 'iife' }).code;
}
