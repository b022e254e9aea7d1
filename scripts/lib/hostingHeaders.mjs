// What Firebase Hosting answers with, read from firebase.json: so that a production preview serves the very same.
// Node built-ins only.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const defaultFile = fileURLToPath(new URL('../../firebase.json', import.meta.url));

/**
 * The forms of glob that firebase.json uses here, as a test of a path: `**`, `/folder/**`, `/@(a|b)/**`, and any of
 * them negated with a leading `!`. Another form throws, rather than matching something else than Hosting would.
 */
function matcher(glob) {
  if (glob.startsWith('!')) {
    const positive = matcher(glob.slice(1));
    return (pathname) => !positive(pathname);
  }
  if (glob === '**') return () => true;
  const folders = /^\/(?:@\(([\w|-]+)\)|([\w-]+))\/\*\*$/.exec(glob);
  if (folders === null) throw new Error(`firebase.json: no reader for the glob ${glob}`);
  const names = (folders[1] ?? folders[2] ?? '').split('|');
  return (pathname) => names.some((name) => pathname.startsWith(`/${name}/`));
}

/**
 * Reads the `hosting` part of firebase.json. `headersFor(pathname)` gives every header of an answer (of several for
 * one name the last counts); `rewriteFor(pathname)` the file to send where no file has that path, null for a 404.
 */
export function readHosting(file = defaultFile) {
  const { hosting } = JSON.parse(readFileSync(file, 'utf8'));
  const headers = hosting.headers.map((entry) => ({ matches: matcher(entry.source), list: entry.headers }));
  const rewrites = hosting.rewrites.map((entry) => ({ matches: matcher(entry.source), to: entry.destination }));
  return {
    publicFolder: hosting.public,
    headersFor(pathname) {
      const found = headers.filter((entry) => entry.matches(pathname)).flatMap((entry) => entry.list);
      return Object.fromEntries(found.map(({ key, value }) => [key, value]));
    },
    rewriteFor(pathname) {
      return rewrites.find((entry) => entry.matches(pathname))?.to ?? null;
    },
  };
}
