import { windowsSign } from '../../values/windows1252';

/** Those that catalogues hold. Any other stays as it is written. */
const NAMED: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'amp & lt < gt > quot " apos \' pound £ euro € yen ¥ cent ¢ ndash – mdash — lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ ' +
    'laquo « raquo » hellip … bull • middot · times × deg ° frac12 ½ frac14 ¼ frac34 ¾ copy © reg ® trade ™ sect § ' +
    'auml ä ouml ö uuml ü Auml Ä Ouml Ö Uuml Ü szlig ß eacute é egrave è ecirc ê euml ë agrave à acirc â aacute á ccedil ç ' +
    'iacute í icirc î iuml ï oacute ó ocirc ô oslash ø uacute ú ugrave ù ucirc û ntilde ñ aring å aelig æ oelig œ ' +
    'Eacute É Egrave È Agrave À Aring Å AElig Æ Oslash Ø Ccedil Ç plusmn ± sup2 ² sup3 ³ dagger †'
  )
    .split(' ')
    .reduce<[string, string][]>(
      (pairs, part, at, all) => {
        if (at % 2 === 0) pairs.push([part, all[at + 1] ?? '']);
        return pairs;
      },
      [['nbsp', ' ']],
    ),
);

const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z][a-z0-9]{1,7}));/gi;

/** `Smith &amp; Sons` as it is read. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? whole) : whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return whole;
    const sign = String.fromCodePoint(code);
    return code >= 0x80 && code <= 0x9f ? windowsSign(sign) : sign;
  });
}
