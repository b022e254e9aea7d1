import type { Plugin } from 'vite';

/** Keeps Firestore's transport from asking google.com for an image when the database is away. */
export function noProbe(): Plugin;
