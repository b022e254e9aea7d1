import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The same strictness as the hosting: scripts and workers of this origin only, Trusted Types on. */
const strictPolicy = (trustedTypes: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.join(' ')}`,
  ].join('; ');

export interface StaticPage {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Builds the page in `root` (its index.html) for production into `outDir` and serves it under the strict policy, with the
 * named Trusted Types policies allowed.
 */
export async function serveBuiltPage(
  root: string,
  outDir: string,
  trustedTypes: readonly string[],
): Promise<StaticPage> {
  const vite = join(process.cwd(), 'node_modules/vite/bin/vite.js');
  // Vite's command instead of its API: it is ESM only, and Jest loads this file as CommonJS.
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', root, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'],
    { env: { ...process.env, NODE_ENV: 'production' } },
  );
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(outDir, path === '/' ? 'index.html' : path);
    readFile(file).then(
      (body) => {
        const type = TYPES[extname(file)] ?? 'application/octet-stream';
        response
          .writeHead(200, { 'content-type': type, 'content-security-policy': strictPolicy(trustedTypes) })
          .end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${bound}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
