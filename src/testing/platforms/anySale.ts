import * as fc from 'fast-check';
import { LOT_STATUSES, LOT_TYPES } from '../../domain/lots/lot';
import { LOT_FIELDS, type LotFieldName, type LotFieldRule } from '../../domain/lots/lotFields';
import { PHOTO_ROTATIONS, type Photo } from '../../domain/photos/photo';
import type { PlatformLot, PlatformSale } from '../../domain/platforms/platformLot';
import { cleanText } from '../../domain/values/cleanText';
import { LARGEST_PRICE } from '../../domain/values/money';
import { buildPhoto, buildPlatformLot, GOLDEN_LOTS, GOLDEN_PHOTOS, GOLDEN_SALE } from './goldenSale';

/** What breaks files: quotes, separators, line ends, formulas, signs of HTML and letters beyond Windows-1252. */
const hardSign = fc.constantFrom(...'",;\t\r\n=+-@\'<>& éŁ″→東🫖', '\u2028', '\r\n', 'e\u0301');
const hardText = fc
  .array(fc.oneof(hardSign, fc.string({ maxLength: 6 })), { maxLength: 12 })
  .map((parts) => parts.join(''));
const anyText = fc.oneof(hardText, fc.string({ unit: 'grapheme', maxLength: 80 }), fc.string({ maxLength: 300 }));
/** As the store has it: signs that deceive are taken out where a text comes in. */
const text = anyText.map(cleanText);
/** A field of one line. */
const line = text.map((each) => each.replace(/[\r\n\u2028\u2029]/g, ' '));

/** Any value that the rule of a field allows. */
function valueOf({ kind, most = 1 }: LotFieldRule): fc.Arbitrary<string | number | null> {
  switch (kind) {
    case 'text':
      return line;
    case 'longText':
      return text;
    case 'money':
      return fc.option(fc.oneof(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: LARGEST_PRICE })));
    case 'count':
      return fc.integer({ min: 1, max: most });
    case 'choice':
      return fc.constantFrom(...LOT_TYPES);
    case 'photo':
      return fc.option(fc.string({ minLength: 20, maxLength: 20 }));
  }
}

const fields = fc.record(
  Object.fromEntries(Object.entries<LotFieldRule>(LOT_FIELDS).map(([name, rule]) => [name, valueOf(rule)])),
) as fc.Arbitrary<Pick<PlatformLot, LotFieldName>>;

const extraValue = fc.oneof(text, fc.boolean(), fc.integer({ min: 0, max: 1_000_000 }));
const EXTRA_NAMES = [
  'endDate',
  'endTime',
  'bidIncrement',
  'shippable',
  'isFirearm',
  'shippingPrice',
  'origin',
  '2',
  '1',
];
const extras = fc.dictionary(fc.oneof(fc.constantFrom(...EXTRA_NAMES), fc.string({ maxLength: 8 })), extraValue, {
  maxKeys: 5,
});

const tag = fc.record({ number: fc.integer({ min: 1, max: 99_999 }), suffix: fc.constantFrom('', '', '', 'A', 'Z') });
const photo = fc.record({
  width: fc.integer({ min: 320, max: 6_000 }),
  height: fc.integer({ min: 320, max: 6_000 }),
  bytes: fc.integer({ min: 5_000, max: 4_000_000 }),
  rotation: fc.constantFrom(...PHOTO_ROTATIONS),
  caption: line,
  source: fc.constantFrom('', 'f'.repeat(64)),
});

const lotParts = fc.record({
  fields,
  extras,
  tag: fc.option(tag, { freq: 12 }),
  status: fc.constantFrom(...LOT_STATUSES),
  hammer: fc.option(fc.integer({ min: 0, max: LARGEST_PRICE })),
  deletedAt: fc.option(fc.integer({ min: 0, max: 2 ** 45 })),
  order: fc.string({ unit: fc.constantFrom(...'abXYZ019'), minLength: 1, maxLength: 6 }),
  photos: fc.array(photo, { maxLength: 3 }),
});

/** Any sale that the store could hold. */
export interface AnySale {
  readonly lots: readonly PlatformLot[];
  readonly photos: ReadonlyMap<string, readonly Photo[]>;
  readonly sale: PlatformSale;
}

export const anySale: fc.Arbitrary<AnySale> = fc
  .record({
    parts: fc.array(lotParts, { maxLength: 6 }),
    currency: fc.constantFrom('GBP', 'EUR', 'JPY', 'KWD'),
    title: line,
    names: fc.constantFrom({}, GOLDEN_SALE.fieldNames),
  })
  .map(({ parts, currency, title, names }) => ({
    sale: { ...GOLDEN_SALE, currency, title, fieldNames: names },
    lots: parts.map(({ fields: said, extras: named, tag: number, photos: _photos, ...rest }, index) =>
      buildPlatformLot({
        id: `lot${index}`,
        ...rest,
        ...said,
        extras: named,
        number: number?.number ?? null,
        suffix: number?.suffix ?? '',
      }),
    ),
    photos: new Map(
      parts.flatMap(({ photos }, index) => {
        const lotId = `lot${index}`;
        const made = photos.map((each, place) => buildPhoto({ ...each, id: `photo${index}x${place}`, lotId }));
        return made.length === 0 ? [] : [[lotId, made] as const];
      }),
    ),
  }));

const LONGEST = 40;
const short = line.map((each) => each.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, ''));
const words = fc.record({
  title: short.map((each) => `A ${each}`.slice(0, LONGEST)),
  description: text.map((each) => `Of ${each}`),
  creator: short,
  condition: text,
  provenance: text,
  dimensions: short,
  consignor: short.map((each) => `${each} 7`),
  category: short.map((each) => `${each} 8`),
  quantity: fc.integer({ min: 1, max: 99 }),
  lotType: fc.constantFrom(...LOT_TYPES),
});

/** The sample sale with other words on some of its lots: what few platforms refuse. */
export const otherWords: fc.Arbitrary<AnySale> = fc
  .array(fc.tuple(fc.nat({ max: GOLDEN_LOTS.length - 1 }), words), { minLength: 1, maxLength: 6 })
  .map((changes) => {
    const lots = [...GOLDEN_LOTS];
    for (const [place, change] of changes) {
      const lot = lots[place];
      if (lot !== undefined) lots[place] = { ...lot, ...change };
    }
    return { lots, photos: GOLDEN_PHOTOS, sale: GOLDEN_SALE };
  });
