import { extraFieldsIn } from '../../lots/extras';
import { SYNONYMS } from './synonyms';
import { nameKey } from '../nameKey';
import { IMPORT_TARGETS, type ImportTarget } from '../cells/targets';

/** Further names of targets, such as those on the screen. */
export type TargetNames = Readonly<Partial<Record<ImportTarget, readonly string[]>>>;

/** The target by the key of each name. */
export type NamedTargets = ReadonlyMap<string, ImportTarget>;

/** A table for `targetByName`. What the caller says comes before what we know. */
export function namedTargets(...more: readonly TargetNames[]): NamedTargets {
  const found = new Map<string, ImportTarget>();
  for (const names of [...more, OWN_KEYS, SYNONYMS]) {
    for (const target of [...IMPORT_TARGETS, ...extraFieldsIn(names)]) {
      for (const name of names[target] ?? []) if (!found.has(nameKey(name))) found.set(nameKey(name), target);
    }
  }
  return found;
}

const OWN_KEYS: TargetNames = Object.fromEntries(IMPORT_TARGETS.map((target) => [target, [target]]));

/** `Low estimate (GBP)`, `Estimate EUR`, `Image 3`, `ImageFile.3`: what stands behind the name. */
const BEHIND = /\s*(?:\([^()]*\)|\[[^[\]]*\]|\b(?:GBP|EUR|USD|CHF)\b|[.\s_-]*\d{1,2})\s*[*:]*\s*$/;

/** No name of a column has more characters. */
export const LONGEST_NAME = 100;

/** The target that a column's name says; null where it says none. */
export function targetByName(name: string, targets: NamedTargets): ImportTarget | null {
  if (name.length > LONGEST_NAME) return null;
  return targets.get(nameKey(name)) ?? targets.get(nameKey(name.replace(BEHIND, ''))) ?? null;
}
