import { readFileSync } from 'node:fs';
import { divideModule } from './divideModule.mjs';

/** The one module that is the whole of firebase/auth in a browser. */
const AUTH_MODULE = /[\\/]@firebase[\\/]auth[\\/]dist[\\/]esm[\\/]index-[^\\/?]+\.js(\?early|\?late)?$/;

/** What the first page needs: who is signed in, and signing in with a password. */
const EARLY = [
  'browserLocalPersistence',
  'browserSessionPersistence',
  'connectAuthEmulator',
  'createUserWithEmailAndPassword',
  'indexedDBLocalPersistence',
  'initializeAuth',
  'onIdTokenChanged',
  'prodErrorMap',
  'setPersistence',
  'signInWithEmailAndPassword',
  'signOut',
  'updateProfile',
];

/**
 * firebase/auth is one module, and a bundler never divides a module: every page would begin with the code of popups, text
 * messages and second factors. This divides it in a build. What the first page needs stays with it, the rest comes with
 * the first chunk that uses it.
 */
export function splitAuth() {
  return {
    name: 'lotsmith:split-auth',
    apply: 'build',
    resolveId: (id) => (AUTH_MODULE.test(id) && id.includes('?') ? id : null),
    load(id) {
      const found = AUTH_MODULE.exec(id);
      if (found === null) return null;
      const [, half] = found;
      const file = id.replace(/\?.*$/, '');
      const parts = divideModule(readFileSync(file, 'utf8'), EARLY, {
        earlyId: `${file}?early`,
        lateId: `${file}?late`,
      });
      if (half === '?early') return { code: parts.early, moduleSideEffects: true };
      return { code: half === '?late' ? parts.late : parts.whole, moduleSideEffects: false };
    },
  };
}
