import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { GOOGLE_API, googleApiScript } from './googleApiScript';

/** Where the local identity service serves the stand-in for Google's script. */
export const LOCAL_GOOGLE_API = '/emulator/google-api.js';

/** The look that the emulator's page of a provider takes from the network, in a few lines; and no picture to ask for. */
const STYLE = `<link rel="icon" href="data:,"><style>
body { font: 16px/1.5 system-ui, sans-serif; margin: 1rem auto; max-inline-size: 28rem; padding: 0 1rem; }
ul { list-style: none; padding: 0; } li { cursor: pointer; padding: 0.5rem 0; } li > span { display: block; }
input { font: inherit; inline-size: 100%; box-sizing: border-box; } button { font: inherit; margin: 0.5rem 0; padding: 0.5rem 1rem; }
.material-icons { display: none; }
</style>`;

/** The emulator's page without anything from the network: a browser that has none would wait for it, or say that it failed. */
export function withoutNetwork(page: string): string {
  return page
    .replaceAll(GOOGLE_API, LOCAL_GOOGLE_API)
    .replaceAll(/<link\b[^>]*\bhref="https:[^>]*>/g, '')
    .replaceAll(/<script\b[^>]*\bsrc="https:[^>]*><\/script>/g, '')
    .replace('</title>', `</title>${STYLE}`);
}

/** The pages with which the emulator stands for the providers, for a machine without a network. */
export function oauthPages(root: string, next: RequestListener): RequestListener {
  let script: string | undefined;
  return (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === LOCAL_GOOGLE_API) {
      script ??= googleApiScript(root);
      response.writeHead(200, { 'Content-Type': 'text/javascript; charset=utf-8' }).end(script);
      return;
    }
    if (/^\/emulator\/auth\/(?:handler|iframe)$/.test(pathname)) {
      const end = response.end.bind(response) as (body?: unknown) => ServerResponse;
      response.end = (body?: unknown) => {
        response.removeHeader('Content-Length');
        return end(typeof body === 'string' ? withoutNetwork(body) : body);
      };
    }
    next(request, response);
  };
}
