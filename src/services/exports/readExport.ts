import * as v from 'valibot';
import {
  SENT_OUTCOMES,
  SENT_SCOPES,
  type SentContent,
  type SentEntry,
  type SentExport,
} from '../../domain/platforms/sent/sentExport';
import type { SentLot } from '../../domain/platforms/sent/sentLot';
import { GatewayFailure } from '../failure';

/** A scope that this build does not know adds to what was sent before, and takes the place of nothing. */
const header = v.object({
  platform: v.string(),
  platformName: v.optional(v.string(), ''),
  version: v.optional(v.string(), ''),
  scope: v.fallback(v.picklist(SENT_SCOPES), 'selection'),
  lots: v.optional(v.number(), 0),
  pictures: v.optional(v.boolean(), false),
  fileName: v.optional(v.string(), ''),
  by: v.string(),
  outcome: v.exactOptional(v.fallback(v.optional(v.picklist(SENT_OUTCOMES)), undefined)),
});

/** A document as the application wants it; null, and a word in the log, for one that is not as expected. */
export function readExport(id: string, data: unknown, at: number): SentExport | null {
  const result = v.safeParse(header, data);
  if (result.success) return { id, at, ...result.output };
  console.warn(`Export ${id} is not as expected: ${result.issues.map(({ message }) => message).join(' ')}`);
  return null;
}

/** The part of a lot that was taken out: it has none. */
const NOWHERE = -1;

/** The rules know no part with a larger number. */
const LAST_PART = 999;
/** Twice as many as the largest sale has. What an editor says here, each other editor's page reads. */
const MOST_PARTS = 50;

// What is packed is a list of short lists: ten thousand lots have no names of fields. What a newer build adds comes behind.
const text = v.string();
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const entry = v.looseTuple([text, text, text, v.nullable(text), v.number(), whole(NOWHERE, LAST_PART)]);
const lot = v.looseTuple([text, text, v.record(text, text), v.array(text)]);
const firstPart = v.object({ of: whole(1, MOST_PARTS), fieldNames: v.record(text, text) });
const entriesPart = v.object({ entries: v.array(entry) });
const lotsPart = v.object({ lots: v.array(lot) });

export interface PlacedEntry {
  readonly entry: SentEntry;
  /** The document in which its texts are. */
  readonly part: number;
}

export const writeEntry = ({ entry: { id, number, cells, pictures, pictureCount }, part }: PlacedEntry): object => [
  id,
  number,
  cells,
  pictures,
  pictureCount,
  part,
];
export const placed = (entry: SentEntry, part: number | undefined): PlacedEntry => ({ entry, part: part ?? NOWHERE });
export const writeLot = ({ id, number, cells, pictures }: SentLot): object => [id, number, cells, pictures];

function parsed<Schema extends v.GenericSchema>(schema: Schema, content: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, content);
  if (!result.success) throw new GatewayFailure('unknown', result.issues[0]);
  return result.output;
}

/** Of the first part: how many there are, and the names of fields. */
export function readFirst(content: unknown): { readonly of: number } & Pick<SentContent, 'fieldNames'> {
  return parsed(firstPart, content);
}

export function readEntries(content: unknown): readonly PlacedEntry[] {
  return parsed(entriesPart, content).entries.map(([id, number, cells, pictures, pictureCount, part]) => ({
    entry: { id, number, cells, pictures, pictureCount, ...(part === NOWHERE ? { isGone: true as const } : {}) },
    part,
  }));
}

export function readLots(content: unknown): readonly SentLot[] {
  return parsed(lotsPart, content).lots.map(([id, number, cells, pictures]) => ({ id, number, cells, pictures }));
}
