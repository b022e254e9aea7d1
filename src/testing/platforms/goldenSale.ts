import { sampleLots } from '../../domain/sample/sampleLots';
import { NEW_LOT, NO_PRIVATE_FIELDS } from '../../domain/lots/lot';
import { parseLotNumber } from '../../domain/numbering/lotNumber';
import { PLAIN_PHOTO, type Photo } from '../../domain/photos/photo';
import type { PlatformLot, PlatformSale } from '../../domain/platforms/platformLot';

/** The sample sale as it is exported. Days and ids stand still, so that the golden files do. */
export const GOLDEN_SALE: PlatformSale = {
  id: 'sampleSale',
  title: 'Sample sale: fifty-four vessels',
  date: '2026-12-21',
  place: 'Online',
  currency: 'GBP',
  categories: { iRostrum: { Ceramics: 'Pottery & Porcelain' } },
  fieldNames: {
    creator: 'By',
    materials: 'Materials',
    dimensions: 'Size',
    condition: 'Condition',
    provenance: 'Provenance',
  },
};

/** What Bidlogix needs of every lot, and others have columns for. */
const EXTRAS: PlatformLot['extras'] = { endDate: '21/12/2026', endTime: '18:00', bidIncrement: 1_000 };

/** All that any platform has a column for, by the numbers of the lots: each of these has one value of every kind. */
const MORE_EXTRAS: Readonly<Record<number, PlatformLot['extras']>> = {
  2: {
    ...{ height: 31, width: 12.5, depth: 0.75, dimensionUnit: 'cm', weight: 1.2, weightUnit: 'kg' },
    ...{ isFirearm: false, excludeFromBuyNow: true, shippingPrice: 1_250, origin: 'Delft, “Holland”' },
    ...{ lotReference: 'R-2026/0002', locationNickname: 'Hall 2', shippable: false, bidIncrement: 1_250 },
    ...{ categoryCode: 'CER', subtitle: 'From a house in Bath', consignorCommission: 12.5 },
    ...{ ownText_1: 'Shelf 4', ownNumber_2: 7, ownMoney_3: 9_950, ownChoice_4: 'Van', ownYesNo_5: true },
  },
  // A file that is read by spreadsheets gets an apostrophe here, and one in Windows-1252 other letters.
  5: {
    ...{ isFirearm: true, excludeFromBuyNow: false, shippingPrice: 0, height: 0, origin: 'Łódź', shippable: true },
    ...{ lotReference: '=R5', subtitle: '-5 °C proof', locationNickname: 'Hall, upstairs', categoryCode: 'CER;2' },
    ...{
      consignorCommission: 0,
      ownText_1: '+44 20',
      ownNumber_2: 0.5,
      ownMoney_3: 0,
      ownChoice_4: 'Car',
      ownYesNo_5: false,
    },
  },
};

export function buildPlatformLot(fields: Partial<PlatformLot> & { readonly id: string }): PlatformLot {
  return { ...NEW_LOT, ...NO_PRIVATE_FIELDS, number: null, suffix: '', order: 'a0', extras: {}, ...fields };
}

const pad = (number: number): string => String(number).padStart(3, '0');

const sampled: readonly PlatformLot[] = sampleLots().map((lot) =>
  buildPlatformLot({
    id: `lot${pad(lot.number)}`,
    number: lot.number,
    order: `a${pad(lot.number)}`,
    title: lot.title,
    description: lot.description,
    category: lot.category,
    period: lot.period,
    materials: lot.materials,
    condition: lot.condition,
    estimateLow: lot.estimateLow * 100,
    estimateHigh: lot.estimateHigh * 100,
    startPrice: Math.round(lot.estimateLow / 2) * 100,
    reserve: Math.round(lot.estimateLow * 0.9) * 100,
    consignor: `Consignor ${1 + (lot.number % 7)}`,
    status: lot.number % 3 === 0 ? 'draft' : 'ready',
    coverPhotoId: `photo${pad(lot.number)}x1`,
    extras: { ...EXTRAS, ...MORE_EXTRAS[lot.number] },
  }),
);

/** What makes uploads fail elsewhere, all of it allowed here. Whole numbers, so that no platform refuses the sale. */
const HARD: readonly Partial<PlatformLot>[] = [
  { title: 'Łódź tea service, “Art Déco”', description: 'Zwölf Teile, 12″ tray. Österreichisch, für £5–10.' },
  { title: '=SUM(A1:A9) stoneware jug', description: '@home since 1900' },
  { title: 'Bowl, plate; "third" jar', description: 'First line.\nSecond line.\r\n\r\nLast paragraph.' },
  { title: 'Vase\twith a tab', description: 'Less than 5 < 6 > 4 & more <b>bold</b>' },
  { title: 'Very long title of a jar and cover that goes on for more than fifty characters', description: 'Long.' },
  { title: 'Иконa with letters of two alphabets', description: 'Ἀθήνα and 東京 on the base' },
  { title: '-5 °C proof jug', description: '+44 20 7946 0000 is painted on it' },
  { title: 'Café crème 🫖 pot', description: 'Emoji: 👩‍🌾 and a combining e\u0301' },
  { title: "'tis a jug", description: '' },
  { title: 'A set of six', description: 'Sold by the piece.', quantity: 6, lotType: 'timesTheMoney' },
  {
    title: 'Two alike',
    description: 'Sold together.',
    quantity: 2,
    lotType: 'asOneLot',
    provenance: 'The Rev’d A. Lamb.',
  },
  { title: 'A choice of three', description: 'The winner chooses.', quantity: 3, lotType: 'choice' },
  {
    title: 'Bought at once',
    description: 'A fixed price.',
    buyNow: 12_000,
    creator: 'Lucie Rie',
    dimensions: '12 × 9 cm',
  },
  { title: 'The last one', description: 'Without estimate order.', weight: '1.2 kg', notes: 'Never sent anywhere' },
];

const hard: readonly PlatformLot[] = HARD.map((fields, index) => {
  const number = sampled.length + 1 + index;
  return buildPlatformLot({
    id: `lot${pad(number)}`,
    number,
    order: `a${pad(number)}`,
    category: 'Works of art',
    estimateLow: 10_000,
    estimateHigh: 15_000,
    startPrice: 5_000,
    reserve: index % 2 === 0 ? 9_000 : null,
    consignor: 'Consignor 8',
    status: 'ready',
    extras: EXTRAS,
    ...fields,
    description: fields.description === '' ? 'A jug.' : (fields.description ?? ''),
  });
});

/** 54 lots: LiveAuctioneers takes no sale of fewer than 50. */
export const GOLDEN_LOTS: readonly PlatformLot[] = [...sampled, ...hard];

export function buildPhoto(fields: Partial<Photo> & Pick<Photo, 'id' | 'lotId'>): Photo {
  const path = `sales/sampleSale/photos/${fields.id}`;
  const stored = { order: 'a0', path, width: 960, height: 720, bytes: 60_000, hash: '0'.repeat(64) };
  return { ...PLAIN_PHOTO, ...stored, ...fields };
}

/** Some are turned, so that their sides change places in a bundle; 180 degrees leave them. */
const TURNS: Readonly<Record<string, Photo['rotation']>> = {
  photo001x1: 90,
  photo004x2: 270,
  photo008x1: 180,
  photo054x3: 90,
  photo054x22: 270,
};

/** The last lot has one more caption than InDesign has columns, and a photo without one before it. */
const CAPTIONS: Readonly<Record<string, string>> = {
  photo001x1: 'The mark on the base',
  photo004x2: 'The handle, with “an old repair”; £5 coin for scale',
  photo008x1: '=the lid from above',
  photo054x1: 'Front',
  photo054x2: 'Rückseite, 12″ high',
  photo054x4: 'Łódź label',
  photo054x5: 'Only in files that take a fifth',
};

/** Every lot has a photo, every fourth a second one, and the last one more than most platforms take. */
export const GOLDEN_PHOTOS: ReadonlyMap<string, readonly Photo[]> = new Map(
  GOLDEN_LOTS.map((lot, index) => {
    const count = index === GOLDEN_LOTS.length - 1 ? 22 : index % 4 === 3 ? 2 : 1;
    const photos = Array.from({ length: count }, (_, place) => {
      const id = `photo${pad(index + 1)}x${place + 1}`;
      const said = { rotation: TURNS[id] ?? PLAIN_PHOTO.rotation, caption: CAPTIONS[id] ?? PLAIN_PHOTO.caption };
      return buildPhoto({ id, lotId: lot.id, order: `a${pad(place)}`, ...said });
    });
    return [lot.id, photos];
  }),
);

/** The same lot under another number, such as 12A. */
export function renumbered(lot: PlatformLot, tag: string): PlatformLot {
  const number = parseLotNumber(tag);
  return { ...lot, number: number?.number ?? null, suffix: number?.suffix ?? '' };
}

/** By the numbers that they have in the sample sale: two lots that came late, between 12 and 15, and one behind the last but one. */
const LETTERED: Readonly<Record<number, string>> = { 13: '12A', 14: '12B', 54: '53Z' };

/** The sample sale with lots that came late. Not every platform takes their letters. */
export const LETTERED_LOTS: readonly PlatformLot[] = GOLDEN_LOTS.map((lot) => {
  const tag = LETTERED[lot.number ?? 0];
  return tag === undefined ? lot : renumbered(lot, tag);
});
