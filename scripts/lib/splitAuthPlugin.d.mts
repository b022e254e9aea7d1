import type { Plugin } from 'vite';

/** Divides firebase/auth in a build: what the first page needs, and the rest, which comes when it is used. */
export function splitAuth(): Plugin;
