/**
 * Characters that nobody types and that deceive readers: control characters but tab and line breaks, and those that turn
 * the order of reading round for all that follows (bidi embeddings, overrides and isolates). Joiners (as in 👩‍🌾) and the
 * marks of one letter's direction stay. The rules of the database refuse exactly these.
 */
// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

/**
 * A text as it may be stored. What a person types, pastes or brings in a file is cleaned where it is read
 * (`readFieldText`), so that its length and what it changes are known; what becomes an operation passes `cleanDrafts`, also
 * what an undo or the history brings back from older builds. Nothing in between needs to clean.
 */
export function cleanText(text: string): string {
  return text.replace(FORBIDDEN, '');
}

/** The same of every text among the values; the very record when nothing is to be cleaned. */
export function cleanFields<Fields extends object>(fields: Fields): Fields {
  const dirty = Object.entries(fields).filter(([, value]) => typeof value === 'string' && cleanText(value) !== value);
  if (dirty.length === 0) return fields;
  return { ...fields, ...Object.fromEntries(dirty.map(([name, value]) => [name, cleanText(String(value))])) };
}
