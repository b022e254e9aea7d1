export const LONGEST_PICTURE_PATTERN = 60;

/** Windows keeps these names for devices, whatever stands behind the first point. */
const DEVICE = /^(?:com|lpt)\d\s*\./i;

/** Names that every system takes, that differ from lot to lot and from picture to picture. */
export function isPicturePattern(pattern: string): boolean {
  const example = pattern.replace(/\{(?:lot|n|nnn)\}/g, '1');
  return (
    pattern.length <= LONGEST_PICTURE_PATTERN &&
    pattern.includes('{lot}') &&
    (pattern.includes('{n}') || pattern.includes('{nnn}')) &&
    /^[A-Za-z0-9_-][A-Za-z0-9 ._()-]*\.jpe?g$/i.test(example) &&
    !DEVICE.test(example)
  );
}

/**
 * Whether two pictures could get one name: without a sign between them, 1 and 11 are the same digits as 11 and 1. With one
 * digit for the place it is always clear which one that is.
 */
export const namesAlike = (pattern: string, mostPictures: number | null): boolean =>
  (mostPictures ?? Infinity) > 9 && /\{lot\}\d*\{n\}|\{n\}\d*\{lot\}/.test(pattern);

/** How the pictures of a template are called, from a name of one: of `12_1.jpg` for the first picture of lot 12. */
export function patternOf(name: string, lot: string, place: number): string | null {
  const start = lot === '' ? -1 : name.indexOf(lot);
  if (start < 0) return null;
  const [before, behind] = [name.slice(0, start), name.slice(start + lot.length)];
  const end = /(\D*)(\d+)(\D*)$/.exec(behind);
  if (end === null) return null;
  const [, between = '', digits = '', rest = ''] = end;
  const isPadded = digits.length === 3 && Number(digits) === place;
  const count = digits === String(place) ? '{n}' : isPadded ? '{nnn}' : null;
  const lead = behind.slice(0, behind.length - between.length - digits.length - rest.length);
  const pattern = `${before}{lot}${lead}${between}${count ?? ''}${rest}`;
  return count !== null && isPicturePattern(pattern) ? pattern : null;
}
