import { minorDigits } from '../../values/money';

const AMOUNT = /^(\d+)(?:\.(\d+))?$/;

/** Whole minor units, worked out in digits: 12.50 is 1250. Not a number for anything else. */
export function minorOf(text: string, currency: string): number {
  const [, whole, cents = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined || !/^[A-Z]{3}$/.test(currency)) return NaN;
  const digits = minorDigits(currency);
  return cents.length > digits ? NaN : Number(whole + cents.padEnd(digits, '0'));
}
