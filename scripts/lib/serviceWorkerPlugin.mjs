import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** Of public/, what the page itself names. */
const PUBLIC = /^(favicon\.svg|manifest\.webmanifest|icon-.*\.png)$/;

/**
 * Puts `/sw.js` into a build: the worker, with the names of all files of that very build.
 */
export function serviceWorker() {
  return {
    name: 'lotsmith:service-worker',
    config: (_config, { command }) => ({ define: { __HAS_WORKER__: String(command === 'build') } }),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const built = Object.keys(bundle).filter((name) => name.startsWith('assets/') && !name.endsWith('.map'));
        const own = readdirSync(path.join(ROOT, 'public')).filter((name) => PUBLIC.test(name));
        const files = ['index.html', ...built, ...own]
          .sort((a, b) => a.localeCompare(b, 'en'))
          .map((name) => `/${name}`);
        const page = bundle['index.html'];
        const text = page?.type === 'asset' ? String(page.source) : '';
        const version = createHash('sha256')
          .update(files.join('\n') + text)
          .digest('hex')
          .slice(0, 16);
        const { outputFiles } = await build({
          entryPoints: [path.join(ROOT, 'src/serviceWorker/entry.ts')],
          bundle: true,
          minify: true,
          write: false,
          format: 'iife',
          target: 'es2022',
          define: { __RELEASE__: JSON.stringify({ version, files }) },
        });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: outputFiles[0]?.text ?? '' });
      },
    },
  };
}
