import { isWindows1252 } from './windows1252';

/** What Windows-1252 does not have and Unicode does not take apart. */
const CLOSEST: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
  ŋ: 'n',
  Ŋ: 'N',
  ŧ: 't',
  Ŧ: 'T',
  ĸ: 'k',
  ə: 'e',
  Ə: 'E',
  '″': '"',
  '′': "'",
  '‵': "'",
  '‶': '"',
  ʼ: "'",
  ʻ: "'",
  ʹ: "'",
  ʺ: '"',
  '⁄': '/',
  '∕': '/',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '―': '—',
  '∼': '~',
  '≈': '~',
  '≤': '<=',
  '≥': '>=',
  '≠': '!=',
  '→': '->',
  '←': '<-',
  '↔': '<->',
  '⇒': '=>',
  '∅': 'Ø',
  '⌀': 'Ø',
  '●': '•',
  '▪': '•',
  '◦': '•',
  '\u2028': ' ',
  '\u2029': ' ',
};

/** Nothing is seen of them. */
const UNSEEN = /[\p{Mn}\p{Cf}]/u;

/** What stands for a character that has nothing near it. */
export const LOST = '?';

function closestTo(character: string): string {
  const known = CLOSEST[character];
  if (known !== undefined) return known;
  if (UNSEEN.test(character)) return '';
  const apart = [...character.normalize('NFKD')].filter((part) => !UNSEEN.test(part));
  if (apart.length === 1 && apart[0] === character) return LOST;
  const parts = apart.map((part) => (isWindows1252(part) ? part : (CLOSEST[part] ?? LOST)));
  return parts.includes(LOST) ? LOST : parts.join('');
}

export interface ClosestText {
  readonly text: string;
  /** What was written in another way, each once. */
  readonly replaced: readonly string[];
  /** What is gone: `?` stands for it. */
  readonly lost: readonly string[];
}

/**
 * The text in characters of Windows-1252: Łódź becomes Lódz, 12″ becomes 12". `lost: 'kept'` leaves those alone for which
 * nothing is near.
 */
export function toWindows1252(
  text: string,
  { lost: fate = 'marked' }: { readonly lost?: 'marked' | 'kept' } = {},
): ClosestText {
  const replaced = new Set<string>();
  const lost = new Set<string>();
  let written = '';
  // Letters and accents that are one character together stay one: é written as two is é.
  for (const character of text.normalize('NFC')) {
    if (isWindows1252(character)) {
      written += character;
      continue;
    }
    const closest = closestTo(character);
    (closest === LOST ? lost : replaced).add(character);
    written += closest === LOST && fate === 'kept' ? character : closest;
  }
  return { text: written, replaced: [...replaced], lost: [...lost] };
}
