import type { DocumentData } from 'firebase/firestore';
import { extraFieldsIn, extraFieldsOf, isExtraField } from '../../../domain/lots/extras';

/** A document of a lot with its extras as fields of their own, as the program has them. */
export function withExtraFields({ extras, ...data }: DocumentData): DocumentData {
  return { ...extraFieldsOf(extras), ...data };
}

/** The extras of such a document, also those that this page has written and the stream does not show yet. */
export const extraEntries = (data: object): DocumentData =>
  Object.fromEntries(Object.entries(withExtraFields(data)).filter(([field]) => isExtraField(field)));

interface RecordedValues {
  readonly before: unknown;
  readonly after: unknown;
}

/** The changes of a record by field, extras one by one; as `recordedChanges` writes them. */
export function changesInRecord({ extras, ...changes }: DocumentData): Readonly<Record<string, unknown>> {
  const { before, after } = (extras ?? {}) as Partial<RecordedValues>;
  const [was, now] = [extraFieldsOf(before), extraFieldsOf(after)];
  const recorded = extraFieldsIn(was, now).map((field): [string, RecordedValues] => [
    field,
    { before: was[field] ?? null, after: now[field] ?? null },
  ]);
  return { ...changes, ...Object.fromEntries(recorded) };
}
