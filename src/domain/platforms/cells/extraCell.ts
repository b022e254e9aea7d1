import { own } from '../../values/own';
import type { ExtraValue } from '../../lots/extras';
import type { Extra } from '../profile';
import type { ColumnContext, Report, WriteCell } from './cell';
import { moneyWriter } from './moneyCell';
import { numberText } from '../text/numberText';
import { textWriter } from './textCell';

/** What a value of each kind is. A number may stand in a column of texts. */
const KINDS: Readonly<Record<Extra['kind'], readonly string[]>> = {
  text: ['string', 'number'],
  choice: ['string'],
  number: ['number'],
  money: ['number'],
  yesNo: ['boolean'],
};

/** Writes a named value of the platform. A value of another kind is written as it is, and reported. */
export function extraCell(context: ColumnContext, extra: Extra): WriteCell {
  const place = { extra: extra.name };
  const writeMoney = moneyWriter(context);
  const writeText = textWriter(context);
  const [yes, no] = extra.yesNo ?? ['yes', 'no'];
  const codes = (extra.fromCategory === true && own(context.sale.categories, context.profile.id)) || {};
  return ({ extras, category }, _, report) => {
    const said = Object.hasOwn(extras, extra.name) ? extras[extra.name] : undefined;
    const value = said ?? own(codes, category.trim());
    if (value === undefined || value === '') return extra.initial ?? '';
    if (!KINDS[extra.kind].includes(typeof value)) report({ rule: 'wrongKind', kind: extra.kind }, place, null);
    if (typeof value === 'boolean') return value ? yes : no;
    if (typeof value === 'number') return extra.kind === 'money' ? writeMoney(value, place, report) : numberText(value);
    checkText(value, extra, report);
    return writeText.one(value, place, report);
  };
}

function checkText(value: ExtraValue & string, { name, longest, choices }: Extra, report: Report): void {
  const place = { extra: name };
  if (longest !== undefined && value.length > longest) {
    report({ rule: 'tooLong', longest, length: value.length }, place, { kind: 'shorten', most: longest });
  }
  if (choices !== undefined && !choices.includes(value)) {
    report({ rule: 'notAllowed', value, allowed: choices }, place, null);
  }
}
