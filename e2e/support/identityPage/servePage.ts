import { build } from 'esbuild';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

/** A secure origin that exists only in the test: every request of the context is answered here. */
export const PAGE_URL = 'https://lotsmith.example/';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function idToken(): string {
  const now = Math.floor(Date.now() / 1000);
  return `${base64url({ alg: 'RS256' })}.${base64url({ sub: 'person-1', iat: now, exp: now + 3600 })}.signature`;
}

const account = { localId: 'person-1', email: 'ada@example.com', createdAt: '1', lastLoginAt: '1' };

/** What the identity service answers when all goes well. */
const answers: Readonly<Record<string, () => unknown>> = {
  '/v1/accounts:signInWithPassword': () => ({
    localId: 'person-1',
    idToken: idToken(),
    refreshToken: 'refresh-1',
    expiresIn: '3600',
  }),
  '/v1/accounts:lookup': () => ({ users: [account] }),
  '/v1/projects': () => ({ authorizedDomains: ['lotsmith.example'] }),
};

/** A stand-in for the script with which the SDK talks to the service's hidden page; that page never says a word. */
const GAPI = `
  const frame = { restyle: async () => {}, ping: async (done) => done(), register() {}, send() {} };
  const context = { open: (options, ready) => ready(frame) };
  globalThis.gapi = {
    load: (name, { callback }) => callback(),
    iframes: { Iframe: class {}, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context },
  };
  globalThis[new URL(document.currentScript.src).searchParams.get('onload')]();
`;

/** Answers every request of the context by itself: the page, its script, and the services the SDK asks. */
export async function serveIdentityPage(context: BrowserContext): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [join(process.cwd(), 'e2e/support/identityPage/page.ts')],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    write: false,
  });
  const script = outputFiles[0]?.text ?? '';
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  await context.route('**/*', (route) => {
    const url = new URL(route.request().url());
    if (url.href === PAGE_URL)
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><script src="/page.js"></script>' });
    if (url.pathname === '/page.js') return route.fulfill({ contentType: 'text/javascript', body: script });
    if (url.host === 'apis.google.com') return route.fulfill({ contentType: 'text/javascript', body: GAPI });
    if (url.host === 'sign-in.example')
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' });
    const answer = answers[url.pathname];
    return route.fulfill({ status: answer === undefined ? 404 : 200, headers: cors, json: answer?.() ?? {} });
  });
}
