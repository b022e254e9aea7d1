import { fromJson } from '../values/documents';
import { timestampOf } from '../values/time';
import type { RulesMap, Value } from '../values/values';

type Maybe<T> = T | null | undefined;

/** What the Storage service knows of a file. `metadata` is the part that clients may write as they like. */
export interface FileFacts {
  readonly name: string;
  readonly bucket: string;
  /** Bytes. */
  readonly size: number;
  readonly contentType?: Maybe<string>;
  readonly contentDisposition?: Maybe<string>;
  readonly contentEncoding?: Maybe<string>;
  readonly contentLanguage?: Maybe<string>;
  readonly cacheControl?: Maybe<string>;
  readonly md5Hash?: Maybe<string>;
  readonly crc32c?: Maybe<string>;
  readonly etag?: Maybe<string>;
  readonly generation?: Maybe<number>;
  readonly metageneration?: Maybe<number>;
  readonly timeCreated?: Maybe<Date>;
  readonly updated?: Maybe<Date>;
  readonly metadata?: Maybe<Readonly<Record<string, string>>>;
}

/** Facts of a stored file. */
const storedNames = [
  'bucket',
  'cacheControl',
  'contentDisposition',
  'contentEncoding',
  'contentLanguage',
  'contentType',
  'crc32c',
  'etag',
  'generation',
  'md5Hash',
  'metageneration',
  'name',
  'size',
  'timeCreated',
  'updated',
] as const;

/** What the service assigns when it stores the file, so a file not yet stored does not have it. */
const assigned: ReadonlySet<string> = new Set(['etag', 'generation', 'metageneration', 'timeCreated', 'updated']);

/** All names that may stand behind `resource.` in a rule. */
export const resourceNames: readonly string[] = [...storedNames, 'metadata'];

/** All names that may stand behind `request.resource.`. */
export const proposedNames: readonly string[] = resourceNames.filter((name) => !assigned.has(name));

/** The rules' `resource`. A fact the file does not have is no property, so that asking for it is an error. */
export function storedResource(facts: FileFacts): RulesMap {
  const entries: Array<[string, Value]> = [];
  for (const name of storedNames) {
    const fact = facts[name];
    if (fact === undefined || fact === null) continue;
    entries.push([name, fact instanceof Date ? timestampOf(fact) : fromJson(fact)]);
  }
  const metadata = fromJson(facts.metadata ?? {});
  return new Map([...entries, ['metadata', metadata]]);
}

/** The rules' `request.resource`: the file as it would be. Without own metadata it has no `metadata`. */
export function proposedResource(facts: FileFacts): RulesMap {
  const resource = new Map([...storedResource(facts)].filter(([name]) => !assigned.has(name)));
  if (Object.keys(facts.metadata ?? {}).length === 0) resource.delete('metadata');
  return resource;
}
