import type { Plugin } from 'vite';

/** Puts `/sw.js` into a build: the worker, with the names of all files of that very build. */
export function serviceWorker(): Plugin;
