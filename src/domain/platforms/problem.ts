import type { LotFieldName } from '../lots/lotFields';
import type { Caution, Encoding, Extra, PriceRule } from './profile';

/** `refused`: the platform does not take it. `changed`: the export writes it in another way. */
export const SEVERITIES = ['refused', 'changed', 'advice'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Days on which what a platform allows is another thing than weeks before the sale. */
export type NearDay = 'dayBefore' | 'theDay' | 'after';

/** A caution as it is said; on a near day some have a sentence of their own. */
export interface SaidCaution {
  readonly caution: Caution;
  readonly day?: NearDay;
}

/** What is wrong, with what a sentence about it needs. */
export type ProblemDetail =
  | { readonly rule: 'required' }
  | { readonly rule: 'tooLong'; readonly longest: number; readonly length: number }
  | { readonly rule: 'shortened'; readonly longest: number; readonly length: number }
  | { readonly rule: 'longerThanAdvised'; readonly longest: number; readonly length: number }
  | { readonly rule: 'notAllowed'; readonly value: string; readonly allowed: readonly string[] }
  /** A named value of another kind than the platform's column, such as a word where an amount stands. */
  | { readonly rule: 'wrongKind'; readonly kind: Extra['kind'] }
  | { readonly rule: 'lineBreaks' }
  | { readonly rule: 'charactersReplaced'; readonly characters: readonly string[] }
  | { readonly rule: 'charactersLost'; readonly characters: readonly string[] }
  | { readonly rule: 'formula' }
  | { readonly rule: 'markup' }
  | { readonly rule: 'marks'; readonly marks: readonly string[] }
  | { readonly rule: 'cents' }
  | { readonly rule: 'moneyTooLarge'; readonly most: number }
  | { readonly rule: 'letterRefused'; readonly number: string }
  | { readonly rule: 'duplicateNumber'; readonly number: string }
  | { readonly rule: 'priceOrder'; readonly order: PriceRule }
  | { readonly rule: 'tooManyPictures'; readonly most: number; readonly count: number }
  | { readonly rule: 'pictureTooSmall'; readonly least: number; readonly bytes: number }
  | { readonly rule: 'pictureMadeSmaller'; readonly longestSide: number | null; readonly mostBytes: number | null }
  | { readonly rule: 'tooFewLots'; readonly fewest: number; readonly count: number }
  | { readonly rule: 'tooManyLots'; readonly most: number; readonly count: number }
  | { readonly rule: 'saleTitleTooLong'; readonly longest: number; readonly length: number }
  | ({ readonly rule: 'caution' } & SaidCaution);

export type ProblemRule = ProblemDetail['rule'];

/** How bad each is. */
export const SEVERITY_OF = {
  required: 'refused',
  tooLong: 'refused',
  shortened: 'changed',
  longerThanAdvised: 'advice',
  notAllowed: 'refused',
  wrongKind: 'refused',
  lineBreaks: 'changed',
  charactersReplaced: 'changed',
  charactersLost: 'changed',
  formula: 'changed',
  markup: 'advice',
  marks: 'refused',
  cents: 'refused',
  moneyTooLarge: 'refused',
  letterRefused: 'refused',
  duplicateNumber: 'refused',
  priceOrder: 'advice',
  tooManyPictures: 'changed',
  pictureTooSmall: 'refused',
  pictureMadeSmaller: 'changed',
  tooFewLots: 'refused',
  tooManyLots: 'refused',
  saleTitleTooLong: 'advice',
  caution: 'advice',
} as const satisfies Record<ProblemRule, Severity>;

/** What a click can do about a problem: data, so that it can stand in the state and be sent to a worker and back. */
export type Fix =
  | { readonly kind: 'shorten'; readonly most: number }
  | { readonly kind: 'joinLines' }
  | { readonly kind: 'transliterate'; readonly encoding: Encoding }
  | { readonly kind: 'takeOut'; readonly marks: readonly string[] }
  | { readonly kind: 'roundMoney' }
  /** A starting price where there is none: a matter of the house, so that a person chooses among the shares. */
  | { readonly kind: 'shareOfLow'; readonly share: (typeof SHARES_OF_LOW)[number] };

/** Half of the low estimate is where many auctions begin; all of it is where none sells below. */
export const SHARES_OF_LOW = [0.5, 1] as const;

/** What a person would change: a field of the registry, the number, or a named value of a platform. */
export type ProblemPlace =
  | { readonly field: LotFieldName | 'number'; readonly extra?: undefined }
  | { readonly extra: string; readonly field?: undefined };

export interface Problem {
  /** Null when it is the sale's. */
  readonly lotId: string | null;
  /** Set when it is one photo's. */
  readonly photoId: string | null;
  /** The header of the platform's column; null when it is not a cell's. */
  readonly header: string | null;
  /** Null when nothing of the lot can be changed for it. */
  readonly place: ProblemPlace | null;
  readonly detail: ProblemDetail;
  readonly severity: Severity;
  readonly fix: Fix | null;
}
