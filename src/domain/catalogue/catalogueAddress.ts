import { LONGEST_SLUG } from '../values/slug';

/** Letters that do not come apart into a letter and a mark. */
const SPELLED: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** Anything as an address: small letters and figures, other signs as hyphens; '' when nothing of it is left. */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/gu, (letter) => SPELLED[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-|-$/gu, '');
}

/** `autumn-sale-2027-10-09`: the title and the day, so that next year's sale of the same name has an address too. */
export function suggestSlug(title: string, date: string): string {
  const day = toSlug(date);
  const name = toSlug(title)
    .slice(0, LONGEST_SLUG - day.length - 1)
    .replace(/-+$/u, '');
  return [name, day].filter(Boolean).join('-');
}
