import type { ProblemPlace } from '../problem';
import { isWholeMoney, moneyText } from '../text/moneyText';
import type { ColumnContext, Report } from './cell';

/** Writes an amount as the platform takes it; '' for none. */
export function moneyWriter({
  profile,
  sale,
}: ColumnContext): (minor: number | null, place: ProblemPlace, report: Report) => string {
  const { decimals, most } = profile.money.is;
  const { currency } = sale;
  return (minor, place, report) => {
    if (minor === null) return '';
    if (decimals === 'none' && !isWholeMoney(minor, currency)) report({ rule: 'cents' }, place, { kind: 'roundMoney' });
    const text = moneyText(minor, currency, decimals);
    if (most !== null && Number(text) > most) report({ rule: 'moneyTooLarge', most }, place, null);
    return text;
  };
}
