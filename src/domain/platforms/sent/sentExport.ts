import type { LotFieldName } from '../../lots/lotFields';
import type { Profile } from '../profile';
import { hashOf } from './lotHash';
import type { SentLot, SentRow } from './sentLot';

/**
 * What went out. `all` and `ready` take the place of everything that was sent before; the others add to it. `typed`: no file,
 * a person has typed it at the platform.
 */
export const SENT_SCOPES = ['all', 'ready', 'changed', 'selection', 'typed'] as const;
export type SentScope = (typeof SENT_SCOPES)[number];

/** What became of a bundle. Nobody has said it: then it counts as sent, because most bundles are uploaded at once. */
export const SENT_OUTCOMES = ['uploaded', 'forgotten'] as const;
export type SentOutcome = (typeof SENT_OUTCOMES)[number];

/** What everyone in the sale may know of an export. */
export interface SentExport {
  readonly id: string;
  /** The id of its profile, and its name then: a platform of the sale's own may be gone since. */
  readonly platform: string;
  readonly platformName: string;
  /** Changes with the columns and the rules of the profile. */
  readonly version: string;
  readonly scope: SentScope;
  readonly by: string;
  /** Milliseconds, of the server's clock. */
  readonly at: number;
  readonly lots: number;
  /** Whether the pictures themselves went out. */
  readonly pictures: boolean;
  /** '' when there was no file. */
  readonly fileName: string;
  readonly outcome?: SentOutcome | undefined;
}

/** What is needed to see whether a lot is another one now. */
export interface SentEntry {
  readonly id: string;
  readonly number: string;
  readonly cells: string;
  /** Null when the pictures themselves did not go out. */
  readonly pictures: string | null;
  readonly pictureCount: number;
  /** A person took it out at the platform. */
  readonly isGone?: true;
}

/** What an export was made of, without the texts themselves. */
export interface SentContent {
  /** How fields were called in the file, in the language of the person who sent it. */
  readonly fieldNames: Readonly<Partial<Record<LotFieldName, string>>>;
  readonly entries: readonly SentEntry[];
}

/** An export as it is handed over to be remembered. */
export interface NewSentExport extends Omit<SentExport, 'at' | 'lots' | 'by' | 'outcome'>, SentContent {
  readonly lots: readonly SentLot[];
}

export const entryOf = (id: string, row: SentRow, withPictures: boolean): SentEntry => ({
  id,
  number: row.number,
  cells: row.cellsHash,
  pictures: withPictures ? row.picturesHash : null,
  pictureCount: row.pictureCount,
});

export const goneEntry = ({ id, number }: Pick<SentLot, 'id' | 'number'>): SentEntry => ({
  id,
  number,
  cells: '',
  pictures: null,
  pictureCount: 0,
  isGone: true,
});

/** Where something is known from, whatever it says. */
const FACTS: ReadonlySet<string> = new Set(['fact', 'extensionFact', 'quotesFact', 'noMarkup', 'workbook']);

/** Another text as soon as columns, limits or names of pictures are others. The sources of the facts do not count. */
export const versionOf = (profile: Profile): string =>
  hashOf(JSON.stringify(profile, (name, value: unknown) => (FACTS.has(name) ? undefined : value)));

/** Whether it takes the place of everything that was sent before. */
export const isWhole = ({ scope }: Pick<SentExport, 'scope'>): boolean => scope === 'all' || scope === 'ready';
