/**
 * The registry of what is said of a lot. One line here is all that the program knows of a field: the types, the defaults,
 * the schemas of documents, of the outbox and of files, the columns, the forms, the search, the public catalogue, the rules
 * of the database and the table in docs/data-model.md are derived from it. docs/data-model.md says how to add a field.
 *
 * What a lot is by its steps (number, place, state, result, trash) is no field: each changes by an operation of its own.
 */
export const LOT_TYPES = ['single', 'asOneLot', 'timesTheMoney', 'choice'] as const;
export type LotType = (typeof LOT_TYPES)[number];

/** The folded parts of a lot's form that hold fields of the registry. */
export type LotFieldGroup = 'number' | 'making' | 'prices' | 'private';

export interface LotFieldRule {
  /** What it holds. Money: whole minor units, null when not given. A photo: its id. `longText` keeps line breaks. */
  readonly kind: 'text' | 'longText' | 'money' | 'count' | 'choice' | 'photo';
  /** What a new lot has, and what is read where a document of an older build has no such field. */
  readonly initial: string | number | null;
  /** Texts: the most characters. */
  readonly longest?: number;
  /** Counts: the largest; the smallest is 1. */
  readonly most?: number;
  /** `everyone`: it is in the published catalogue. `editors`: it is in the private document, beside the lot. */
  readonly reads: 'everyone' | 'members' | 'editors';
  /** Whether a template can say it. */
  readonly inTemplates: boolean;
  /** Whether texts that are written again and again are kept for it. */
  readonly hasTextBlocks: boolean;
  readonly searched: boolean;
  /** The folded part of the form in which it stands. Without one it stands open, above them. */
  readonly group?: LotFieldGroup;
  /**
   * The version of the stored data that has it first: its folder in fixtures/data. After 1, documents without it stay
   * good for ever, because pages of older builds still write them.
   */
  readonly since: number;
}

const TEXT = { kind: 'text', initial: '', longest: 500, hasTextBlocks: false, searched: true, since: 1 } as const;
const LONG_TEXT = { ...TEXT, kind: 'longText', longest: 20_000 } as const;
const OTHER = { inTemplates: false, hasTextBlocks: false, searched: false, since: 1 } as const;
const MONEY = { ...OTHER, kind: 'money', initial: null } as const;

const PUBLIC = { reads: 'everyone', inTemplates: true } as const;
const PRIVATE = { reads: 'editors', inTemplates: false } as const;

/** In the order in which they are written. */
export const LOT_FIELDS = {
  title: { ...TEXT, ...PUBLIC },
  description: { ...LONG_TEXT, ...PUBLIC, hasTextBlocks: true },
  category: { ...TEXT, ...PUBLIC, longest: 200 },
  creator: { ...TEXT, ...PUBLIC, group: 'making' },
  period: { ...TEXT, ...PUBLIC, group: 'making' },
  materials: { ...TEXT, ...PUBLIC, group: 'making' },
  dimensions: { ...TEXT, ...PUBLIC, group: 'making' },
  weight: { ...TEXT, ...PUBLIC, group: 'making' },
  condition: { ...LONG_TEXT, ...PUBLIC, longest: 5_000, hasTextBlocks: true },
  provenance: { ...LONG_TEXT, ...PUBLIC, longest: 5_000, hasTextBlocks: true, group: 'making' },
  quantity: { ...OTHER, kind: 'count', initial: 1, most: 100_000, reads: 'everyone', group: 'number' },
  lotType: { ...OTHER, ...PUBLIC, kind: 'choice', initial: 'single', group: 'number' },
  estimateLow: { ...MONEY, reads: 'everyone' },
  estimateHigh: { ...MONEY, reads: 'everyone' },
  startPrice: { ...MONEY, reads: 'everyone', group: 'prices' },
  buyNow: { ...MONEY, reads: 'everyone', group: 'prices' },
  coverPhotoId: { ...OTHER, kind: 'photo', initial: null, reads: 'everyone' },
  /** The least price at which it is sold; null when there is none. */
  reserve: { ...MONEY, reads: 'editors', group: 'private' },
  consignor: { ...TEXT, ...PRIVATE, group: 'private' },
  notes: { ...LONG_TEXT, ...PRIVATE, group: 'private' },
  /** What somebody is not sure of, such as a signature; '' when nothing is to be checked. */
  toCheck: { ...TEXT, ...PRIVATE, since: 6 },
} as const satisfies Readonly<Record<string, LotFieldRule>>;

type LotFields = typeof LOT_FIELDS;
export type LotFieldName = keyof LotFields;

interface ValueOfKind {
  readonly text: string;
  readonly longText: string;
  readonly money: number | null;
  readonly count: number;
  readonly choice: LotType;
  readonly photo: string | null;
}

/** What each field holds. */
export type LotFieldValues = { readonly [Name in LotFieldName]: ValueOfKind[LotFields[Name]['kind']] };

/** Values that a field's rule may have, such as `{ reads: ['everyone', 'members'] }`. */
type Wanted = {
  readonly [
    Part in 'kind' | 'reads' | 'inTemplates' | 'hasTextBlocks' | 'searched' | 'group'
  ]?: readonly LotFieldRule[Part][];
};
type NamesWith<Which extends Wanted> = {
  readonly [Name in LotFieldName]: LotFields[Name] extends {
    readonly [Part in keyof Which]: NonNullable<Which[Part]> extends readonly (infer Value)[] ? Value : never;
  }
    ? Name
    : never;
}[LotFieldName];

const NAMES = Object.keys(LOT_FIELDS) as LotFieldName[];

/** The names of the fields whose rule is so, in their order. The type names exactly these. */
export function fieldsWith<const Which extends Wanted>(which: Which): readonly NamesWith<Which>[] {
  const isWanted = (name: LotFieldName): boolean =>
    Object.entries(which).every(([part, values]) =>
      (values as readonly unknown[]).includes(ruleOf(name)[part as keyof Wanted]),
    );
  return NAMES.filter(isWanted) as readonly LotFieldName[] as readonly NamesWith<Which>[];
}

/** What the fields hold at first. */
export function initialOf<Name extends LotFieldName>(names: readonly Name[]): Pick<LotFieldValues, Name> {
  const entries = names.map((name) => [name, LOT_FIELDS[name].initial] as const);
  return Object.fromEntries(entries) as unknown as Pick<LotFieldValues, Name>;
}

/** The newest version of the stored data that any of them needs. */
export const NEWEST_FIELD = Math.max(...Object.values<LotFieldRule>(LOT_FIELDS).map(({ since }) => since));

/** The rule of a field, whichever it is. */
export const ruleOf = (name: LotFieldName): LotFieldRule => LOT_FIELDS[name];
