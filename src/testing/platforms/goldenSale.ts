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
    extras: EXTRAS,
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

/** Every lot has a photo, every fourth a second one, and the last one more than most platforms take. */
export const GOLDEN_PHOTOS: ReadonlyMap<string, readonly Photo[]> = new Map(
  GOLDEN_LOTS.map((lot, index) => {
    const count = index === GOLDEN_LOTS.length - 1 ? 22 : index % 4 === 3 ? 2 : 1;
    const photos = Array.from({ length: count }, (_, place) =>
      buildPhoto({ id: `photo${pad(index + 1)}x${place + 1}`, lotId: lot.id, order: `a${pad(place)}` }),
    );
    return [lot.id, photos];
  }),
);

/** The same lot under another number, such as 12A. */
export function renumbered(lot: PlatformLot, tag: string): PlatformLot {
  const number = parseLotNumber(tag);
  return { ...lot, number: number?.number ?? null, suffix: number?.suffix ?? '' };
}
