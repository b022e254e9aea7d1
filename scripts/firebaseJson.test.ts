import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Asks the reader in a Node of its own: it is an ES module, which Jest's CommonJS cannot load. */
function hosting(pathname: string): { headers: Record<string, string>; rewrite: string | null } {
  const script = `
    import { readHosting } from './scripts/lib/hostingHeaders.mjs';
    const { headersFor, rewriteFor } = readHosting();
    const path = process.argv[1];
    console.log(JSON.stringify({ headers: headersFor(path), rewrite: rewriteFor(path) }));`;
  const ran = spawnSync(process.execPath, ['--input-type=module', '-e', script, pathname], { encoding: 'utf8' });
  if (ran.status !== 0) throw new Error(ran.stderr);
  return JSON.parse(ran.stdout) as { headers: Record<string, string>; rewrite: string | null };
}

const page = hosting('/sales/abc');
const policy = new Map(
  (page.headers['Content-Security-Policy'] ?? '')
    .split(';')
    .map((directive) => directive.trim().split(/\s+/))
    .map(([name = '', ...sources]) => [name, sources]),
);

describe('the headers of production', () => {
  const google = ['firestore', 'identitytoolkit', 'securetoken', 'firebasestorage', 'content-firebaseappcheck'];
  const recaptcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
  const portraits = [
    'lh3.googleusercontent.com',
    'avatars.githubusercontent.com',
    'firebasestorage.googleapis.com',
  ].map((host) => `https://${host}`);

  test.each([
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", 'https://apis.google.com', ...recaptcha]],
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['img-src', ["'self'", 'blob:', 'data:', ...portraits]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...google.map((api) => `https://${api}.googleapis.com`), recaptcha[0]]],
    ['worker-src', ["'self'"]],
    ['frame-src', ["'self'", 'https://*.firebaseapp.com', recaptcha[0], 'https://recaptcha.google.com/recaptcha/']],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
    ['require-trusted-types-for', ["'script'"]],
  ])('the policy allows for %s exactly %j', (directive, sources) => {
    expect(policy.get(directive)).toEqual(sources);
  });

  test('the Trusted Types policies that may be made are those that the application makes', () => {
    const makers = [
      'src/app/start/loadInsights.ts',
      'src/services/workers/trustedWorkerUrl.ts',
      'src/services/auth/sdk/googleScripts.ts',
      'src/services/updates/browserAppUpdates.ts',
      'src/features/lots/ui/clipboard/readHtmlTable.ts',
    ];
    const made = makers.map((file) => /'(lotsmith-[a-z]+|default)'/.exec(readFileSync(file, 'utf8'))?.[1]);
    expect(policy.get('trusted-types')).toEqual(made);
  });

  test.each([
    ['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ])('%s is %s', (name, value) => {
    expect(page.headers[name]).toBe(value);
  });

  test('the camera is for this site only, and no other device is for anybody', () => {
    const features = (page.headers['Permissions-Policy'] ?? '').split(', ');
    expect(features).toContain('camera=(self)');
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual(['camera=(self)']);
  });

  test('pages are never stored, files with a hash in their name for ever', () => {
    for (const path of ['/', '/index.html', '/sales/abc', '/_insights/script.js', '/sw.js']) {
      expect(hosting(path).headers['Cache-Control']).toBe('no-store');
    }
    expect(hosting('/assets/index-abc123.js').headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
  });

  test('assets carry the security headers too', () => {
    const { headers } = hosting('/assets/prepare-abc123.js');
    expect(headers).toMatchObject({ ...page.headers, 'Cache-Control': expect.any(String) });
  });

  test('nothing of hosting names an address of the local services', () => {
    const { hosting: section } = JSON.parse(readFileSync('firebase.json', 'utf8')) as { hosting: object };
    expect(JSON.stringify(section)).not.toMatch(/127\.0\.0\.1|localhost|\[::1\]|0\.0\.0\.0|http:\/\/|ws:/);
  });
});

describe('rewrites', () => {
  test.each(['/', '/sign-in', '/sales/abc/settings', '/c/autumn-sale/12A', '/assetsroom'])('%s is the page', (path) => {
    expect(hosting(path).rewrite).toBe('/index.html');
  });

  test.each(['/assets/gone-abc123.js', '/_insights/script.js'])('%s is a 404 when it is not there', (path) => {
    expect(hosting(path).rewrite).toBeNull();
  });
});

test('firebase.json names files that exist, and the default ports of the local services', () => {
  const config = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    firestore: { rules: string; indexes: string };
    storage: { rules: string };
    emulators: Record<string, { port?: number; enabled?: boolean }>;
  };
  for (const file of [config.firestore.rules, config.firestore.indexes, config.storage.rules]) {
    expect(existsSync(file)).toBe(true);
  }
  const { auth, firestore, storage, ui } = config.emulators;
  expect([auth?.port, firestore?.port, storage?.port, ui?.enabled]).toEqual([9099, 8080, 9199, false]);
});
