import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { KeptSession } from './keptSession';
import { writeSession } from './recordSession';

/** What builds have recorded, a file each. Files are added and never changed: docs/testing.md. */
const FOLDER = path.join(__dirname, '../../../fixtures/sessions');
const fileOf = (name: string): string => path.join(FOLDER, `${name}.json`);

export const sessionNames = (): readonly string[] => readdirSync(FOLDER).map((file) => path.basename(file, '.json'));

export const readSession = (name: string): KeptSession => JSON.parse(readFileSync(fileOf(name), 'utf8')) as KeptSession;

/** Fails where there is one of this name. */
export const keepSession = (name: string, session: KeptSession): void =>
  writeFileSync(fileOf(name), writeSession(session), { flag: 'wx' });

/** The beginning of a file's SHA-256. */
export const sumOf = (name: string): string =>
  createHash('sha256')
    .update(readFileSync(fileOf(name)))
    .digest('hex')
    .slice(0, 16);
