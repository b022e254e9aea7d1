import type { LotFieldName, LotFieldValues } from '../../lots/lotFields';
import type { ExtraValue } from '../../lots/extras';
import type { PlatformLot } from '../platformLot';
import type { Fix, Problem } from '../problem';
import { toWindows1252 } from '../text/closest';
import { joinLines } from '../text/lineBreaks';
import { takeOut } from '../text/marks';
import { roundMoney } from '../text/moneyText';
import { shorten } from '../text/shorten';

/** What a fix makes of a text. */
function fixText(text: string, fix: Fix): string {
  switch (fix.kind) {
    case 'shorten':
      return shorten(text, fix.most);
    case 'joinLines':
      return joinLines(text);
    case 'transliterate':
      return fix.encoding === 'windows-1252' ? toWindows1252(text, { lost: 'kept' }).text : text;
    case 'takeOut':
      return takeOut(text, fix.marks);
    case 'roundMoney':
    case 'shareOfLow':
      return text;
  }
}

/** A share of the low estimate, a part of it in whole units of the currency and never nothing; a price that is there stays. */
function shareOfLow(value: ExtraValue | null, { estimateLow }: PlatformLot, share: number, currency: string) {
  if (value !== null || estimateLow === null) return value;
  if (share === 1) return estimateLow;
  return roundMoney(estimateLow * share, currency) || estimateLow;
}

function fixValue(value: ExtraValue | null, fix: Fix, currency: string): ExtraValue | null {
  if (typeof value === 'string') return fixText(value, fix);
  return typeof value === 'number' && fix.kind === 'roundMoney' ? roundMoney(value, currency) : value;
}

/** New values of a lot: of fields of the registry, or of named values. */
export interface FixedValues {
  readonly fields: Partial<LotFieldValues>;
  readonly extras: Readonly<Record<string, ExtraValue>>;
}

/** What the fix of a problem would make of the lot; null when there is nothing to fix, or it changes nothing. */
export function fixProblem({ place, fix }: Problem, lot: PlatformLot, currency: string): FixedValues | null {
  if (fix === null || place === null || place.field === 'number') return null;
  if (place.extra !== undefined) {
    const before = lot.extras[place.extra] ?? null;
    const after = fixValue(before, fix, currency);
    return after === null || after === before ? null : { fields: {}, extras: { [place.extra]: after } };
  }
  const before = lot[place.field];
  const after =
    fix.kind === 'shareOfLow' ? shareOfLow(before, lot, fix.share, currency) : fixValue(before, fix, currency);
  return after === before ? null : { fields: fieldChange(place.field, after), extras: {} };
}

const fieldChange = (field: LotFieldName, value: ExtraValue | null): Partial<LotFieldValues> => ({ [field]: value });
