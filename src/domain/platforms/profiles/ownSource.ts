import { extraField, isExtraId } from '../../lots/extras';
import { guard } from '../../values/formulas';
import { LOT_FIELDS, type LotFieldName } from '../../lots/lotFields';
import type { OwnSource } from '../house/ownPlatform';
import type { ColumnSource } from '../profile';
import { moneyText } from '../text/moneyText';
import { kindOfExtra } from './knownExtras';
import { ALL_ELSE, constant, extra, field, LETTER_PART, NUMBER_PART, WHOLE_NUMBER } from './common';

/*
 * Where the cells of a column of the house come from, as one word in its text: `number`, `number.digits`, `number.letter`,
 * `field:title`, `description` (with what has no column of its own), `estimate` (both ends), `extra:<id>`, `picture:3` and `text:<constant>`; ''
 * for an empty column.
 */

/** The fields that no column holds: a cover is a photo, and what is to be checked stays in the house. */
const UNMAPPED = ['coverPhotoId', 'toCheck'] as const satisfies readonly LotFieldName[];

/** The fields that a column can hold. */
export type MappedField = Exclude<LotFieldName, (typeof UNMAPPED)[number]>;
export const MAPPED_FIELDS: readonly MappedField[] = (Object.keys(LOT_FIELDS) as LotFieldName[]).filter(
  (name): name is MappedField => !(UNMAPPED as readonly LotFieldName[]).includes(name),
);

export const MOST_MAPPED_PICTURES = 50;

export const fieldSource = (name: LotFieldName): OwnSource => `field:${name}`;
export const extraSource = (id: string): OwnSource => `extra:${id}`;
export const pictureSource = (place: number): OwnSource => `picture:${place}`;
export const constantSource = (text: string): OwnSource => `text:${text}`;

const NUMBERS: Readonly<Record<string, ColumnSource>> = {
  number: WHOLE_NUMBER,
  'number.digits': NUMBER_PART,
  'number.letter': LETTER_PART,
};

/** What stands behind the first colon. */
export const restOf = (source: OwnSource): string => source.slice(source.indexOf(':') + 1);
export const extraOf = (source: OwnSource): string | null => {
  const id = restOf(source);
  return source.startsWith('extra:') && isExtraId(id) ? id : null;
};

/** Both ends of an estimate in one cell, such as 100-200. */
const ESTIMATE: ColumnSource = {
  kind: 'computed',
  of: ({ estimateLow: low, estimateHigh: high }, { currency }) =>
    [low, high].flatMap((end) => (end === null ? [] : [moneyText(end, currency, 'ifNeeded')])).join('-'),
  field: 'estimateLow',
};

/** Null for a word that only a newer build knows: such a column stays empty, and keeps its word. */
export function columnSource(source: OwnSource, all: readonly OwnSource[]): ColumnSource | null {
  if (source === '') return constant('');
  if (Object.hasOwn(NUMBERS, source)) return NUMBERS[source] ?? null;
  if (source === 'estimate') return ESTIMATE;
  if (source === 'description') {
    return { kind: 'description', with: ALL_ELSE.filter((name) => !all.includes(fieldSource(name))) };
  }
  if (source.startsWith('text:')) return constant(guard(restOf(source)));
  const id = extraOf(source);
  if (id !== null) return extra(id);
  const place = /^picture:([1-9]\d?)$/.exec(source)?.[1];
  if (place !== undefined && Number(place) <= MOST_MAPPED_PICTURES) return { kind: 'picture', place: Number(place) };
  const name = MAPPED_FIELDS.find((each) => fieldSource(each) === source);
  return name === undefined ? null : field(name);
}

/** Whether its cells are texts of any length. */
export function isTextSource(source: OwnSource): boolean {
  const from = columnSource(source, []);
  if (from?.kind === 'field') return ['text', 'longText'].includes(LOT_FIELDS[from.field].kind);
  if (from?.kind === 'extra') return kindOfExtra(extraField(from.name)) === 'text';
  return from?.kind === 'description' || source === 'number';
}
