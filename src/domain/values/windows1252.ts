/** Windows-1252 from 0x80 on, by the index of the Encoding Standard; a space stands for the five bytes without a character. */
const FROM_0X80 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** The character of Windows-1252 where Latin-1 has a control character; any other as it is. */
export function windowsSign(latin: string): string {
  const sign = FROM_0X80[latin.charCodeAt(0) - 0x80] ?? ' ';
  return sign === ' ' ? latin : sign;
}
