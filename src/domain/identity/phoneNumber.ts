/** A country or area with a calling code of its own; `region` as in ISO 3166, such as `DE`. */
export interface CallingRegion {
  readonly region: string;
  /** Without the plus, such as `49`. */
  readonly callingCode: string;
}

/** Regions in the order of their codes. What they are called is the browser's to say (Intl.DisplayNames). */
const TABLE =
  'AC247 AD376 AE971 AF93 AG1 AI1 AL355 AM374 AO244 AR54 AS1 AT43 AU61 AW297 AX358 AZ994 BA387 BB1 BD880 BE32 BF226 ' +
  'BG359 BH973 BI257 BJ229 BL590 BM1 BN673 BO591 BQ599 BR55 BS1 BT975 BW267 BY375 BZ501 CA1 CC61 CD243 CF236 CG242 ' +
  'CH41 CI225 CK682 CL56 CM237 CN86 CO57 CR506 CU53 CV238 CW599 CX61 CY357 CZ420 DE49 DJ253 DK45 DM1 DO1 DZ213 EC593 ' +
  'EE372 EG20 EH212 ER291 ES34 ET251 FI358 FJ679 FK500 FM691 FO298 FR33 GA241 GB44 GD1 GE995 GF594 GG44 GH233 GI350 ' +
  'GL299 GM220 GN224 GP590 GQ240 GR30 GT502 GU1 GW245 GY592 HK852 HN504 HR385 HT509 HU36 ID62 IE353 IL972 IM44 IN91 ' +
  'IO246 IQ964 IR98 IS354 IT39 JE44 JM1 JO962 JP81 KE254 KG996 KH855 KI686 KM269 KN1 KP850 KR82 KW965 KY1 KZ7 LA856 ' +
  'LB961 LC1 LI423 LK94 LR231 LS266 LT370 LU352 LV371 LY218 MA212 MC377 MD373 ME382 MF590 MG261 MH692 MK389 ML223 ' +
  'MM95 MN976 MO853 MP1 MQ596 MR222 MS1 MT356 MU230 MV960 MW265 MX52 MY60 MZ258 NA264 NC687 NE227 NF672 NG234 NI505 ' +
  'NL31 NO47 NP977 NR674 NU683 NZ64 OM968 PA507 PE51 PF689 PG675 PH63 PK92 PL48 PM508 PR1 PS970 PT351 PW680 PY595 ' +
  'QA974 RE262 RO40 RS381 RU7 RW250 SA966 SB677 SC248 SD249 SE46 SG65 SH290 SI386 SJ47 SK421 SL232 SM378 SN221 SO252 ' +
  'SR597 SS211 ST239 SV503 SX1 SY963 SZ268 TA290 TC1 TD235 TG228 TH66 TJ992 TK690 TL670 TM993 TN216 TO676 TR90 TT1 ' +
  'TV688 TW886 TZ255 UA380 UG256 US1 UY598 UZ998 VA39 VC1 VE58 VG1 VI1 VN84 VU678 WF681 WS685 XK383 YE967 YT262 ZA27 ' +
  'ZM260 ZW263';

export const CALLING_REGIONS: readonly CallingRegion[] = TABLE.split(' ').map((entry) => ({
  region: entry.slice(0, 2),
  callingCode: entry.slice(2),
}));

/** Here the zero in front belongs to the number, also when one calls from abroad. */
const ZERO_STAYS = new Set(['IT', 'SM', 'VA', 'CI', 'CG', 'BJ']);

/** A number of this many digits with one more in front. */
const oneMoreThan = (digits: number, more: string): RegExp => new RegExp(`^${more}(?=\\d{${digits}}$)`);

/**
 * What is dialled in front inside the country, where that is not a zero. Where a number can begin with the same figure, only
 * one figure too many is that. Of a country's own code of one figure many leave out the plus.
 */
const TRUNKS: Readonly<Record<string, RegExp>> = {
  BY: /^8?0/,
  HU: /^06/,
  KZ: oneMoreThan(10, '[78]'),
  LT: oneMoreThan(8, '[08]'),
  RU: oneMoreThan(10, '[78]'),
  TM: /^8/,
};
const NORTH_AMERICA = oneMoreThan(10, '1');

const SHORTEST = 8;
const LONGEST = 15;

/** What is not seen and comes along where a number is copied, such as the marks of its direction. */
const UNSEEN = /\p{Cf}/gu;

/** Digits in the shapes people write: groups, brackets, a zero in brackets that only counts inside the country. */
const WRITTEN = /^\+?[\d\s().\-/\u2010-\u2015\u2212\u00a0]+$/;

function international(typed: string): string | null {
  const digits = typed.replaceAll(/\(0\)/g, '').replaceAll(/\D/g, '');
  if (typed.startsWith('+')) return digits;
  return digits.startsWith('00') ? digits.slice(2) : null;
}

function withoutTrunk(digits: string, { region, callingCode }: CallingRegion): string {
  if (ZERO_STAYS.has(region)) return digits;
  return digits.replace(callingCode === '1' ? NORTH_AMERICA : (TRUNKS[region] ?? /^0/), '');
}

/**
 * A phone number as people write it (`0176 1234567`, `+49 (0)176 1234567`, `0049 176…`) in E.164, such as
 * `+491761234567`. A number without an international prefix is one of `region`. Null for what cannot be a number;
 * whether it exists is the service's to say.
 */
export function toE164(typed: string, region: string): string | null {
  // Also what a Japanese or Chinese keyboard writes: wide digits, brackets and signs.
  const text = typed.normalize('NFKC').replace(UNSEEN, '').trim();
  if (!WRITTEN.test(text)) return null;
  const home = CALLING_REGIONS.find((known) => known.region === region);
  const inside = text.replaceAll('(0)', '0').replaceAll(/\D/g, '');
  const digits = international(text) ?? (home === undefined ? '' : home.callingCode + withoutTrunk(inside, home));
  return /^[1-9]/.test(digits) && digits.length >= SHORTEST && digits.length <= LONGEST ? `+${digits}` : null;
}

/** Where a person probably is, by the languages of their browser (`['de-AT', 'en']` is `AT`); `US` when nothing helps. */
export function likelyRegion(languages: readonly string[]): string {
  const regions = languages.flatMap((language) => {
    try {
      const locale = new Intl.Locale(language);
      return [{ said: locale.region, likely: locale.maximize().region }];
    } catch {
      return [];
    }
  });
  const found = regions.find(({ said }) => said !== undefined)?.said ?? regions[0]?.likely;
  return CALLING_REGIONS.some(({ region }) => region === found) ? (found ?? 'US') : 'US';
}
