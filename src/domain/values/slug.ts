/** Characters of a slug, as the rules have it. */
export const LONGEST_SLUG = 80;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether the rules take it as the last part of a catalogue's address: `autumn-sale`. */
export function isSlug(text: string): boolean {
  return text.length <= LONGEST_SLUG && SLUG.test(text);
}

/** The slug in a part of an address; null: there is none. Who types an address from paper may write capitals. */
export function readSlug(text: string): string | null {
  const slug = text.toLowerCase();
  return isSlug(slug) ? slug : null;
}
