import { minorDigits } from '../../values/money';
import type { MoneyForm } from '../profile';

/** An amount as bare digits, such as 1200 or 12.50. */
export function moneyText(minor: number, currency: string, decimals: MoneyForm['decimals']): string {
  const digits = minorDigits(currency);
  const whole = minor / 10 ** digits;
  if (digits === 0) return String(minor);
  if (decimals !== 'always' && Number.isInteger(whole)) return String(whole);
  return whole.toFixed(digits);
}

export const isWholeMoney = (minor: number, currency: string): boolean => minor % 10 ** minorDigits(currency) === 0;

/** To the nearest whole unit of the currency, halves up. */
export function roundMoney(minor: number, currency: string): number {
  const unit = 10 ** minorDigits(currency);
  return Math.round(minor / unit) * unit;
}
