/** The decimals that a cell of the screen has. */
const MOST_DECIMALS = 6;

const DIGITS = new Intl.NumberFormat('en', {
  useGrouping: false,
  maximumFractionDigits: MOST_DECIMALS,
  signDisplay: 'negative',
});

/** A number as bare digits: what a spreadsheet has worked out may be 1.7779999999999998, and 1e-7 is read nowhere. */
export const numberText = (value: number): string => DIGITS.format(value);
