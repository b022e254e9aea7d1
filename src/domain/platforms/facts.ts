/** Where a fact about a platform is from. Pages change: the day on which it was read stands with it. */
export interface Fact {
  /** The address of the page, or NO_PUBLIC_SOURCE. */
  readonly source: string;
  /** `vendor`: the platform's own page. `thirdParty`: a repository, a blog, another program. `nobody`: nothing was found. */
  readonly says: 'vendor' | 'thirdParty' | 'nobody';
  /** Whether the platform itself says exactly this. */
  readonly verified: boolean;
  /** YYYY-MM-DD. */
  readonly readOn: string;
  /** What the page says in its own terms, or why another value was chosen. */
  readonly note?: string;
}

/** A value with the fact that stands behind it. */
export interface Stated<Value> {
  readonly is: Value;
  readonly fact: Fact;
}

export const NO_PUBLIC_SOURCE = 'no public source';
const READ_ON = '2026-11-23';
const READ_AGAIN_ON = '2026-11-26';

const withNote = (note: string | undefined): { readonly note?: string } => (note === undefined ? {} : { note });

export const vendor = (source: string, note?: string): Fact => ({
  source,
  says: 'vendor',
  verified: true,
  readOn: READ_ON,
  ...withNote(note),
});

export const thirdParty = (source: string, note?: string): Fact => ({
  source,
  says: 'thirdParty',
  verified: false,
  readOn: READ_ON,
  ...withNote(note),
});

/** Nothing was found: the value is the safest that all known platforms take. */
export const noSource = (note?: string): Fact => ({
  source: NO_PUBLIC_SOURCE,
  says: 'nobody',
  verified: false,
  readOn: READ_ON,
  ...withNote(note),
});

/** The vendor's page says something near it, and this is what we conclude. */
export const concluded = (source: string, note: string): Fact => ({
  source,
  says: 'vendor',
  verified: false,
  readOn: READ_ON,
  note,
});

/** Read, or read once more, on the second day. */
export const readAgain = (fact: Fact): Fact => ({ ...fact, readOn: READ_AGAIN_ON });

/** What Lotsmith itself decides. */
export const OURS: Fact = { source: 'docs/platforms.md', says: 'vendor', verified: true, readOn: READ_ON };

export const stated = <const Value>(is: Value, fact: Fact): Stated<Value> => ({ is, fact });
