import { ruleOf } from '../../lots/lotFields';
import { numberOf } from '../pictures/pictureNames';
import type { PlatformLot, PlatformSale } from '../platformLot';
import { type Fix, type ProblemPlace, SHARES_OF_LOW } from '../problem';
import type { Column, ColumnSource, Profile } from '../profile';
import type { ColumnContext, Report, WriteCell } from './cell';
import { extraCell } from './extraCell';
import { descriptionCell, fieldCell } from './fieldCell';
import { photosText } from './photosText';
import { textWriter } from './textCell';

export interface CompiledColumn {
  readonly header: string;
  readonly write: WriteCell;
  /** False for columns with which nothing can be wrong: a check leaves them out. */
  readonly isChecked: boolean;
}

/** The columns of a platform as functions: what does not depend on the lot is worked out once. */
export function compileColumns(profile: Profile, sale: PlatformSale): readonly CompiledColumn[] {
  return profile.columns.map((column) => ({
    header: column.header,
    write: checked(column, writerOf({ column, profile, sale })),
    isChecked: column.required === true || canBeWrong(column.from),
  }));
}

const canBeWrong = (from: ColumnSource): boolean =>
  from.kind === 'field' ? ruleOf(from.field).kind !== 'count' : !['constant', 'picture', 'photos'].includes(from.kind);

function writerOf(context: ColumnContext): WriteCell {
  const { from } = context.column;
  switch (from.kind) {
    case 'lotNumber':
      return numberCell(context, from.part);
    case 'field':
      return fieldCell(context, from.field, from.whenEmpty ?? '');
    case 'description':
      return descriptionCell(context, from);
    case 'extra': {
      const extra = context.profile.extras.find(({ name }) => name === from.name);
      if (extra === undefined) throw new Error(`${context.profile.id} has no extra ${from.name}`);
      return extraCell(context, extra);
    }
    case 'constant':
      return () => from.text;
    case 'picture':
      return (_, { names }) => names[from.place - 1] ?? '';
    case 'caption': {
      const write = textWriter(context);
      return (_, { photos }, report) => {
        const caption = photos[from.place - 1]?.caption ?? '';
        return caption === '' ? '' : write.one(caption, null, report);
      };
    }
    case 'photos':
      return (_, { photos }) => photosText(photos);
    case 'computed': {
      const write = textWriter(context);
      const place = placeOf(from);
      return (lot, _, report) => {
        const text = from.of(lot, context.sale);
        return text === '' ? '' : write.one(text, place, report);
      };
    }
  }
}

function numberCell({ column, profile }: ColumnContext, part: 'whole' | 'number' | 'letter'): WriteCell {
  const place: ProblemPlace = { field: 'number' };
  const isRefused = profile.letters.is === 'refused';
  const longest = profile.longestNumber.is;
  const marks = column.without?.is ?? [];
  return (lot, _, report) => {
    if (part === 'letter') return lot.suffix;
    const text = part === 'number' ? String(lot.number ?? '') : numberOf(lot);
    if (isRefused && lot.suffix !== '') report({ rule: 'letterRefused', number: text }, place, null);
    if (longest !== null && text.length > longest)
      report({ rule: 'tooLong', longest, length: text.length }, place, null);
    if (marks.some((mark) => text.includes(mark))) report({ rule: 'marks', marks }, place, null);
    return text;
  };
}

/** What a person would change when the cell is empty or has a value that is not allowed. */
function placeOf(from: ColumnSource): ProblemPlace | null {
  switch (from.kind) {
    case 'lotNumber':
      return { field: 'number' };
    case 'field':
      return { field: from.field };
    case 'description':
      return { field: 'description' };
    case 'extra':
      return { extra: from.name };
    case 'computed':
      return from.field === null ? null : { field: from.field };
    default:
      return null;
  }
}

/** What a click can fill an empty cell with. */
const fillOf = (place: ProblemPlace | null, { estimateLow }: PlatformLot): Fix | null =>
  place?.field === 'startPrice' && (estimateLow ?? 0) > 0 ? { kind: 'shareOfLow', share: SHARES_OF_LOW[0] } : null;

function checked(column: Column, write: WriteCell): WriteCell {
  const allowed = column.allowed?.is;
  if (column.required !== true && allowed === undefined) return write;
  const place = placeOf(column.from);
  const check = (text: string, lot: PlatformLot, report: Report): void => {
    if (text.trim() === '') {
      if (column.required === true) report({ rule: 'required' }, place, fillOf(place, lot));
    } else if (allowed !== undefined && !allowed.includes(text)) {
      report({ rule: 'notAllowed', value: text, allowed }, place, null);
    }
  };
  return (lot: PlatformLot, pictures, report) => {
    const text = write(lot, pictures, report);
    check(text, lot, report);
    return text;
  };
}
