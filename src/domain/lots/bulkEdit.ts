import { LARGEST_PRICE, minorDigits } from '../values/money';

interface Replacement {
  readonly text: string;
  /** How often it was found. */
  readonly count: number;
}

/** Every `find` in `text` becomes `replace`, word for word: no letter has a special meaning. */
export function replaceAllIn(text: string, find: string, replace: string, matchCase: boolean): Replacement {
  if (find === '' || text === '') return { text, count: 0 };
  let count = 0;
  const replaced = text.replace(patternOf(find, matchCase), () => {
    count += 1;
    return replace;
  });
  return { text: replaced, count };
}

let known: { readonly find: string; readonly matchCase: boolean; readonly pattern: RegExp } | null = null;

/** The same words are looked for in thousands of texts in a row. */
function patternOf(find: string, matchCase: boolean): RegExp {
  if (known === null || known.find !== find || known.matchCase !== matchCase) {
    const letters = find.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    known = { find, matchCase, pattern: new RegExp(letters, matchCase ? 'gu' : 'giu') };
  }
  return known.pattern;
}

/**
 * A price changed by percent (`10`: a tenth more) and rounded as estimates are printed: to 1 below 20, to 5 below 100,
 * to 10 below 1,000, to 100 below 10,000 and so on, in major units. Nothing that had a price becomes nothing.
 */
export function adjustPrice(minor: number, percent: number, currency: string): number {
  const unit = 10 ** minorDigits(currency);
  const wanted = (minor * (100 + percent)) / 100;
  const step = sensibleStep(wanted / unit) * unit;
  const rounded = Math.round(wanted / step) * step;
  return Math.min(LARGEST_PRICE, Math.max(Math.min(minor, unit), rounded));
}

function sensibleStep(major: number): number {
  if (major < 20) return 1;
  if (major < 100) return 5;
  return 10 ** (Math.floor(Math.log10(major)) - 1);
}
