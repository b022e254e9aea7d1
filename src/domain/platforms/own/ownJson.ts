import { LOT_FIELDS, type LotFieldName } from '../../lots/lotFields';
import type { Photo } from '../../photos/photo';
import { photoRecord } from '../cells/photosText';
import { numberOf } from '../pictures/pictureNames';
import type { PhotosByLot, PlatformLot, PlatformSale } from '../platformLot';
import { textOf, type OwnContent, type OwnReading } from './ownTable';
import { isRecord, lotFrom, photoFrom } from './records';

const FORMAT = 'lotsmith';
const VERSION = 1;

/** What of a sale goes into the file. */
export type OwnSale = Pick<PlatformSale, 'title' | 'date' | 'place' | 'currency'>;

/** The whole sale as JSON: amounts are whole minor units, the parts of a lot stand in the order of the registry. */
export function writeOwnJson(
  lots: readonly PlatformLot[],
  photos: PhotosByLot,
  sale: OwnSale,
): Uint8Array<ArrayBuffer> {
  const { title, date, place, currency } = sale;
  const content = {
    format: FORMAT,
    version: VERSION,
    sale: { title, date, place, currency },
    lots: lots.map((lot) => lotRecord(lot, photos.get(lot.id) ?? [])),
  };
  return new TextEncoder().encode(`${JSON.stringify(content, null, 1)}\n`);
}

function lotRecord(lot: PlatformLot, photos: readonly Photo[]): object {
  const fields = (Object.keys(LOT_FIELDS) as LotFieldName[]).map((name) => [name, lot[name]]);
  const extras = Object.entries(lot.extras).sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    lot: numberOf(lot),
    status: lot.status,
    ...Object.fromEntries(fields),
    hammerMinor: lot.hammer,
    extras: Object.fromEntries(extras),
    photos: photos.map(photoRecord),
    order: lot.order,
    deletedAt: lot.deletedAt,
    lotId: lot.id,
  };
}

/** Reads what `writeOwnJson` of this build or an older one has written. */
export function readOwnJson(bytes: Uint8Array): OwnReading {
  const text = textOf(bytes);
  if (text === null) return { ok: false, problem: 'notText' };
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'otherFile' };
  }
  const lots = isRecord(content) && content['format'] === FORMAT ? content['lots'] : null;
  if (!Array.isArray(lots)) return { ok: false, problem: isObject(content) ? 'otherJson' : 'otherFile' };
  return { ok: true, content: { ...contentOf(lots), currency: currencyOf(content) } };
}

const isObject = (content: unknown): boolean => typeof content === 'object' && content !== null;

function currencyOf(content: unknown): string {
  const sale = isRecord(content) && isRecord(content['sale']) ? content['sale'] : {};
  const { currency } = sale;
  return typeof currency === 'string' && /^[A-Z]{3}$/.test(currency) ? currency : '';
}

function contentOf(records: readonly unknown[]): Omit<OwnContent, 'currency'> {
  const unread: { row: number; part: string }[] = [];
  const photos = new Map<string, readonly Photo[]>();
  const lots = records.map((each, index) => {
    const note = (part: string): void => void unread.push({ row: index + 1, part });
    if (!isRecord(each)) note('lot');
    const record = isRecord(each) ? each : {};
    const lot = lotFrom(record, note);
    const list: readonly unknown[] = Array.isArray(record['photos']) ? record['photos'] : [];
    const own = list.map((photo) => photoFrom(photo, lot.id)).filter((photo) => photo !== null);
    if (own.length < list.length) note('photos');
    if (own.length > 0) photos.set(lot.id, own);
    return lot;
  });
  return { lots, photos, unread };
}
