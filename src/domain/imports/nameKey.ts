/** A name of a column, or a word of a list, without what people write differently: case, spaces, signs, accents. */
export function nameKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? letter)
    .normalize('NFKD')
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]/g, '');
}
