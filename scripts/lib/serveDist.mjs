import { readFileSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { readHosting } from './hostingHeaders.mjs';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.txt': 'text/plain; charset=utf-8',
};
const COMPRESSIBLE = /\.(html|js|css|json|webmanifest|svg|txt)$/;

/**
 * Serves a built folder as the hosting does: the headers and rewrites of firebase.json, compressed beforehand.
 * Resolves with `{ url, close }`. `plainHttp` leaves out what only makes sense behind TLS.
 */
export async function serveDist(folder, { port = 0, plainHttp = true } = {}) {
  const hosting = readHosting();
  const files = new Map();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name);
    if (statSync(file).isFile()) files.set(`/${name.split(path.sep).join('/')}`, prepare(file));
  }
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const asked = pathname === '/' ? '/index.html' : pathname;
    const rewrite = files.has(asked) ? asked : hosting.rewriteFor(pathname);
    const file = rewrite === null ? undefined : files.get(rewrite);
    for (const [name, value] of Object.entries(hosting.headersFor(pathname))) {
      if (plainHttp && name.toLowerCase() === 'strict-transport-security') continue;
      response.setHeader(name, plainHttp ? value.replace(/;\s*upgrade-insecure-requests/, '') : value);
    }
    if (file === undefined) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
      return;
    }
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const encoding = file.br && accepted.includes('br') ? 'br' : file.gzip && accepted.includes('gzip') ? 'gzip' : null;
    const body = encoding === null ? file.plain : file[encoding];
    if (encoding !== null) response.setHeader('Content-Encoding', encoding);
    response.writeHead(200, { 'Content-Type': file.type, 'Content-Length': body.length, Vary: 'Accept-Encoding' });
    response.end(body);
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  const { port: used } = server.address();
  const close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://localhost:${used}`, close };
}

function prepare(file) {
  const plain = readFileSync(file);
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  if (!COMPRESSIBLE.test(file)) return { plain, type, br: null, gzip: null };
  const br = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  return { plain, type, br, gzip: gzipSync(plain, { level: 9 }) };
}

// `node scripts/lib/serveDist.mjs dist`: a look at a build under the headers of production.
if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { url } = await serveDist(process.argv[2] ?? 'dist');
  console.log(`Serving at ${url}`);
}
