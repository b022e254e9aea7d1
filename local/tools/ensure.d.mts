import type { Machine } from './probes.mjs';

export class MissingError extends Error {}
export function ensureNode(machine?: Machine): void;
export function ensureInstalled(machine?: Machine, root?: string): void;
export function ensureJava(machine?: Machine): string | null;
export function ensureFirestoreJar(machine?: Machine): string | null;
export function ensureChromium(machine?: Machine): string;
