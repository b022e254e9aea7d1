import type { Lot } from '../../domain/lots/lot';
import { NEW_LOT } from '../../domain/lots/lot';
import { type Photo, PLAIN_PHOTO } from '../../domain/photos/photo';
import type { Sale } from '../../domain/sales/sale';
import type { Operation } from '../../domain/operations/operations';
import type { ChosenPhoto, KeptPhoto } from '../../services/outbox/PhotoOutbox';

/** One person's work, with an example of every kind; the files of `fixtures/data` are made of it. */
export const UID = 'person00000000000001';
export const SALE_ID = 'sale0000000000000001';
export const LOT_ID = 'lot00000000000000001';
const PHOTO_ID = 'photo000000000000001';
/** The key of encrypted work, as its person's own document holds it. */
export const KEY_TEXT = Buffer.alloc(32, 7).toString('base64');

let operations = 0;
const base = () => ({
  id: `op${String((operations += 1)).padStart(18, '0')}`,
  saleId: SALE_ID,
  lotId: LOT_ID,
  uid: UID,
});

export const SALE: Sale = {
  id: SALE_ID,
  title: 'Winter country house',
  date: '2027-01-16',
  place: 'Great Hall',
  currency: 'GBP',
  status: 'open',
  slug: null,
  roles: { [UID]: 'owner' },
  createdBy: UID,
};

export const PHOTO: Photo = {
  ...PLAIN_PHOTO,
  id: PHOTO_ID,
  lotId: LOT_ID,
  order: 'a0',
  path: `sales/${SALE_ID}/photos/${PHOTO_ID}`,
  width: 2560,
  height: 1920,
  bytes: 700_000,
  hash: '0123456789abcdef'.repeat(4),
  source: 'fedcba9876543210'.repeat(4),
  caption: 'The maker, inside the door',
  rotation: 90,
};

export const LOT: Lot = {
  ...NEW_LOT,
  id: LOT_ID,
  number: 12,
  suffix: 'A',
  order: 'a0',
  title: 'A longcase clock',
  description: 'Oak, eight-day movement.\nSigned.',
  category: 'Clocks',
  quantity: 2,
  lotType: 'timesTheMoney',
  estimateLow: 40_000,
  estimateHigh: 60_000,
  coverPhotoId: PHOTO_ID,
  status: 'ready',
  'extras.endTime': '18:00',
  'extras.isFirearm': false,
  'extras.shippingPrice': 1_500,
};

const number = { number: 12, suffix: 'A' };

/** An operation of each kind, with everything that one can have. */
export const OPERATIONS: readonly Operation[] = [
  {
    ...base(),
    kind: 'createLot',
    ...number,
    order: 'a0',
    fields: {
      title: 'A longcase clock',
      quantity: 2,
      lotType: 'timesTheMoney',
      estimateLow: 40_000,
      'extras.height': 210.5,
    },
    group: 'group000000000000001',
  },
  { ...base(), kind: 'createLot', number: null, wanted: 'next', suffix: '', order: 'a1', fields: {} },
  {
    ...base(),
    kind: 'editLot',
    changes: {
      title: { before: 'Clock', after: 'A longcase clock' },
      estimateLow: { before: null, after: 40_000 },
      'extras.isFirearm': { before: null, after: false },
    },
    theirs: { title: { value: 'A clock', by: 'person00000000000002', at: 1_790_000_000_000 } },
    follows: { title: 'op000000000000000099' },
  },
  {
    ...base(),
    kind: 'editPrivate',
    changes: { reserve: { before: null, after: 35_000 }, toCheck: { before: '', after: 'Signature? Ask Jane' } },
  },
  { ...base(), kind: 'setLotStatus', before: 'draft', after: 'ready' },
  { ...base(), kind: 'setNumber', before: null, after: number },
  { ...base(), kind: 'moveLot', before: 'a0', after: 'a0V' },
  { ...base(), kind: 'trashLot', number, deletedAt: 1_790_000_000_000 },
  { ...base(), kind: 'restoreLot', number, wanted: number, deletedAt: 1_790_000_000_000 },
  { ...base(), kind: 'addPhoto', photo: PHOTO, cover: true, coverBefore: null },
  {
    ...base(),
    kind: 'editPhoto',
    photoId: PHOTO_ID,
    changes: { caption: { before: '', after: 'The maker' }, rotation: { before: 0, after: 90 } },
  },
  { ...base(), kind: 'removePhoto', photo: PHOTO, cover: true, coverAfter: null },
  {
    ...base(),
    kind: 'setResult',
    before: { status: 'published', hammer: null },
    after: { status: 'sold', hammer: 52_000 },
  },
];

/** What builds before a version could not write: the kinds that came with it. */
const CAME_WITH: Readonly<Partial<Record<Operation['kind'], number>>> = { setResult: 3 };
export const operationsOf = (version: string): readonly Operation[] =>
  OPERATIONS.filter(({ kind }) => (CAME_WITH[kind] ?? 1) <= Number(version.slice(1)));

const bytes = (text: string): Blob => new Blob([text], { type: 'image/jpeg' });

export const KEPT_PHOTOS: readonly KeptPhoto[] = [
  {
    id: 'photo000000000000002',
    uid: UID,
    saleId: SALE_ID,
    lotId: LOT_ID,
    fileName: '12A-2.jpg',
    order: 'a1',
    first: false,
    file: bytes('as chosen'),
    prepared: null,
    refused: null,
  },
  {
    id: 'photo000000000000003',
    uid: UID,
    saleId: SALE_ID,
    lotId: LOT_ID,
    fileName: '12A-3.jpg',
    order: 'a2',
    first: false,
    file: null,
    prepared: {
      files: { full: bytes('full'), view: bytes('view'), thumb: bytes('thumb') },
      width: 2560,
      height: 1920,
      hash: '0123456789abcdef'.repeat(4),
    },
    refused: 'permission-denied',
    changes: { caption: { before: '', after: 'The back' } },
    cover: true,
    addId: 'op000000000000000098',
    source: 'fedcba9876543210'.repeat(4),
  },
];

/** Files that were chosen and never kept; of the second one a lot was made all the same. */
export const CHOSEN: readonly ChosenPhoto[] = [null, LOT_ID].map((lotId, place) => ({
  id: `photo00000000000000${String(place + 4)}`,
  uid: UID,
  saleId: SALE_ID,
  lotId,
  fileName: 'clocks/IMG_1.jpg',
  size: 4_000_000,
  lastModified: 1_790_000_000_000,
}));
