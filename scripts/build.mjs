// `npm run build`: the production bundle in dist/. Without VITE_FIREBASE_* it says so, and the bundle shows the
// configuration page. Node built-ins only until the packages are installed.
import { fileURLToPath } from 'node:url';
import { ensureInstalled, ensureNode } from '../local/tools/ensure.mjs';

const KEYS = ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID'].map((key) => `VITE_FIREBASE_${key}`);

try {
  ensureNode();
  ensureInstalled();
  const root = fileURLToPath(new URL('..', import.meta.url));
  // A shell in which the local services were started must not put their addresses into the product.
  delete process.env['LOTSMITH_LOCAL_SERVICES'];
  const { build, loadEnv } = await import('vite');
  const env = loadEnv('production', root, 'VITE_');
  await build({ root, mode: 'production' });
  const missing = KEYS.filter((key) => !env[key]);
  if (missing.length > 0) {
    console.log(`\nNot set: ${missing.join(', ')}.`);
    console.log(
      'This bundle shows the configuration page. Set them in the environment or in .env.local, and build again.',
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
