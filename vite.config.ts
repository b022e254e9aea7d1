import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { keptData } from './local/tools/keptData.mjs';
import { kitPage } from './scripts/lib/kitPagePlugin.mjs';
import { noProbe } from './scripts/lib/noProbePlugin.mjs';
import { serviceWorker } from './scripts/lib/serviceWorkerPlugin.mjs';
import { splitAuth } from './scripts/lib/splitAuthPlugin.mjs';

/**
 * `LOTSMITH_LOCAL_SERVICES` is set by the local launcher only. Without it the constant is `null`, so that a production
 * build drops every line that speaks to an emulator.
 */
const localServices = process.env['LOTSMITH_LOCAL_SERVICES'];

const styleModules = new Map<string, string>();

/** A class says where it is from: what repeats costs nothing when it is compressed, a hash does. */
function generateScopedName(name: string, file: string): string {
  const module = path.basename(file, '.module.css');
  if ((styleModules.get(module) ?? file) !== file) throw new Error(`Two style modules are called ${module}.`);
  styleModules.set(module, file);
  return `${module}-${name}`;
}

export default defineConfig({
  plugins: [react(), splitAuth(), noProbe(), serviceWorker(), kitPage()],
  define: { __LOCAL_SERVICES__: localServices === undefined || localServices === '' ? 'null' : localServices },
  // The development server finds these only when a lazy page is opened, and would then reload the page under the person.
  optimizeDeps: {
    include: [
      'firebase/app',
      'firebase/auth',
      'firebase/firestore',
      'firebase/storage',
      'fractional-indexing',
      'idb',
      'valibot',
    ],
  },
  server: {
    fs: {
      // What the local services keep (documents, and passwords in clear text) is no file of the app. Vite's own cache is
      // in `.lotsmith/<data>/app`, and the page needs it. In place of Vite's list, which is therefore here, too.
      deny: [
        '.env',
        '.env.*',
        '*.{crt,pem,key,p12,pfx,cer,der}',
        '.npmrc',
        '**/.git/**',
        '**/.git',
        ...keptData('**/.lotsmith/*'),
        '**/.lotsmith/*',
      ],
    },
  },
  css: {
    modules: {
      generateScopedName,
    },
  },
  build: {
    target: 'baseline-widely-available',
    // Every browser of the target knows modulepreload.
    modulePreload: {
      polyfill: false,
      // What the page itself has brought need not be named by every chunk that uses it.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html'
          ? dependencies
          : dependencies.filter((file) => !/\/(base|rolldown-runtime|shell)-[^/]*$/.test(file)),
    },
    rolldownOptions: {
      output: {
        // Six characters tell files of one name apart; the first page carries the names of all that may follow.
        chunkFileNames: 'assets/[name]-[hash:6].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
        codeSplitting: {
          groups: [
            // The big SDKs change rarely and load late: chunks of their own, cached over releases.
            {
              name: 'firestore',
              priority: 6,
              test: /node_modules[\\/](@firebase[\\/](firestore|webchannel-wrapper)|re2js)[\\/]/,
            },
            { name: 'auth', priority: 9.5, test: /@firebase[\\/]auth[\\/].*\?late$/ },
            { name: 'storage', priority: 6, test: /node_modules[\\/]@firebase[\\/]storage[\\/]/ },
            // Each of the following is a place where loading begins, with what it imports, unless one above has it: many small
            // files compress worse, and each is named in the list of what a page needs. First the start itself.
            {
              name: 'shell',
              priority: 9,
              test: /src[\\/]main\.tsx$/,
            },
            // The page on which one enters, with its module.
            {
              name: 'signInFlow',
              priority: 8,
              test: /src[\\/]app[\\/]pages[\\/]signIn\.ts$/,
            },
            // What a session needs.
            {
              name: 'session',
              priority: 7,
              test: /src[\\/]app[\\/]modules[\\/]sessionModule\.ts$/,
            },
            // The widgets of Base UI: never with a page on which one enters, so above the small parts, which such pages have.
            {
              name: 'widgets',
              priority: 5.5,
              test: /node_modules[\\/]@(base-ui|floating-ui)[\\/]/,
            },
            // Small parts of the kit that pages share, too small for files of their own; none of them is named here.
            {
              name: 'kit',
              priority: 5,
              test: /src[\\/]shared[\\/](ui|scroll)[\\/]/,
              minShareCount: 3,
              maxModuleSize: 2_000,
            },
            {
              name: 'signInMethods',
              priority: 4,
              test: /src[\\/]app[\\/]modules[\\/]signInMethodsModule\.ts$/,
            },
            {
              name: 'identity',
              priority: 3,
              test: /src[\\/]app[\\/]pages[\\/](signUp|resetPassword|mailedAction)\.ts$/,
            },
            // A visitor's catalogue, with what it shares with the pages of members: none of their services comes with it.
            { name: 'catalogue', priority: 2.5, test: /src[\\/]app[\\/]pages[\\/]catalogue\.ts$/ },
            // What the pages of a sale, its people and the account have in common.
            {
              name: 'workspaceModule',
              priority: 2,
              test: /src[\\/]app[\\/]modules[\\/]workspaceModule\.ts$/,
            },
            // What every page needs is one chunk: split in three it compresses worse and loads no earlier.
            {
              name: 'base',
              // First: a group takes its dependencies along, and Firestore would take the core of Firebase with it.
              priority: 10,
              test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-redux|redux|redux-thunk|immer|@reduxjs|@redux-saga|redux-saga|typed-redux-saga|use-sync-external-store(?!.*shim)|@firebase[\\/](app|auth|util|component|logger))[\\/](?!.*\?late$)/,
            },
          ],
        },
      },
    },
  },
});
