import { LOT_STATUSES, LOT_TYPES, type LotStatus } from '../../lots/lot';
import { LOT_FIELDS, ruleOf, type LotFieldName, type LotFieldValues } from '../../lots/lotFields';
import { parseLotNumber } from '../../numbering/lotNumber';
import { PHOTO_ROTATIONS, PLAIN_PHOTO, type Photo } from '../../photos/photo';
import { isExtraValue } from '../../lots/extras';
import type { PlatformLot } from '../platformLot';

/** A part of a record that could not be read, and so has the value that a new lot has. */
export type Unread = (part: string) => void;

export type RecordOf = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is RecordOf =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

/** Whether a value is one that the field may hold. */
function fits(name: LotFieldName, value: unknown): boolean {
  const { kind, most } = ruleOf(name);
  switch (kind) {
    case 'text':
    case 'longText':
      return typeof value === 'string';
    case 'money':
      return value === null || isWhole(value);
    case 'count':
      return isWhole(value) && value >= 1 && value <= (most ?? Infinity);
    case 'choice':
      return (LOT_TYPES as readonly unknown[]).includes(value);
    case 'photo':
      return value === null || typeof value === 'string';
  }
}

/** A lot from what our own formats hold of it. What an older build did not know has the value of a new lot. */
export function lotFrom(record: RecordOf, unread: Unread): PlatformLot {
  const read = <Value>(part: string, isGood: (value: unknown) => value is Value, otherwise: Value): Value => {
    const value = record[part];
    if (isGood(value)) return value;
    if (value !== undefined) unread(part);
    return otherwise;
  };
  const isText = (value: unknown): value is string => typeof value === 'string';
  const isMoney = (value: unknown): value is number | null => value === null || isWhole(value);
  const values = (Object.keys(LOT_FIELDS) as LotFieldName[]).map((name) => [
    name,
    read(name, (value): value is unknown => fits(name, value), LOT_FIELDS[name].initial),
  ]);
  const tag = read('lot', isText, '');
  const number = parseLotNumber(tag);
  if (number === null && tag !== '') unread('lot');
  const extras = read('extras', isRecord, {});
  const known = Object.entries(extras).filter(([, value]) => isExtraValue(value));
  if (known.length < Object.keys(extras).length) unread('extras');
  return {
    ...(Object.fromEntries(values) as LotFieldValues),
    id: read('lotId', isText, ''),
    number: number?.number ?? null,
    suffix: number?.suffix ?? '',
    order: read('order', isText, ''),
    status: read(
      'status',
      (value): value is LotStatus => (LOT_STATUSES as readonly unknown[]).includes(value),
      'draft',
    ),
    hammer: read('hammerMinor', isMoney, null),
    deletedAt: read('deletedAt', isMoney, null),
    extras: Object.fromEntries(known) as PlatformLot['extras'],
  };
}

const TEXTS = ['id', 'order', 'path', 'hash'] as const;
const COUNTS = ['width', 'height', 'bytes'] as const;

/** A photo of a lot; null when something of it is missing. */
export function photoFrom(record: unknown, lotId: string): Photo | null {
  if (!isRecord(record)) return null;
  if (!TEXTS.every((part) => typeof record[part] === 'string') || !COUNTS.every((part) => isWhole(record[part]))) {
    return null;
  }
  const photo = { ...PLAIN_PHOTO, ...record } as unknown as Photo;
  const isGood = typeof photo.source === 'string' && typeof photo.caption === 'string';
  if (!isGood || !PHOTO_ROTATIONS.includes(photo.rotation)) return null;
  const { id, order, path, width, height, bytes, hash, source, caption, rotation } = photo;
  return { id, lotId, order, path, width, height, bytes, hash, source, caption, rotation };
}
