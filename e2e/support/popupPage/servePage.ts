import { build } from 'esbuild';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/**
 * A page on a port of this machine in which the identity SDK runs. Really served, not answered by the browser's driver:
 * a page of no known network may not ask this machine for anything.
 */
export async function servePopupPage(): Promise<{ readonly url: string; close(): void }> {
  const { outputFiles } = await build({
    entryPoints: [path.join(process.cwd(), 'e2e/support/popupPage/page.ts')],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    write: false,
  });
  const script = outputFiles[0]?.text ?? '';
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response
      .writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html' })
      .end(isScript ? script : '<!doctype html><body><script src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
