import { LOT_STATUSES, type LotStatus } from '../../lots/lot';
import { LONGEST_CAPTION, type Photo } from '../../photos/photo';
import { cleanText } from '../../values/cleanText';
import { isOrderKey } from '../../values/order';
import { photoFrom } from '../../platforms/own/records';
import {
  type ExtraField,
  extraField,
  type ExtraValue,
  isExtraId,
  isExtraValue,
  LONGEST_EXTRA,
  MOST_EXTRAS,
} from '../../lots/extras';
import type { OwnTarget } from '../cells/targets';

/** What a file of ours says of a lot beside its fields: it comes to a new lot after these. */
export interface Carried {
  /** A lot that was further is ready here: nobody has published it in this sale. */
  readonly status: 'draft' | 'ready';
  /** Its place in the sale that it comes from; null when no place can be made beside it. */
  readonly order: string | null;
  /** The id of the cover in the sale that it comes from. */
  readonly cover: string | null;
  /** With the paths at which their files lie. */
  readonly photos: readonly Photo[];
}

/** A lot of an import with what is still to come to it. */
export interface CarriedLot extends Omit<Carried, 'order'> {
  readonly lotId: string;
  /** It was there before the import: undo takes its photos away, and a photo that it has by then does not come once more. */
  readonly wasThere: boolean;
  /** By the id of a photo: which of the pictures that are kept with the import it is, if it cannot be had elsewhere. */
  readonly pictures: Readonly<Record<string, number>>;
}

export const NOTHING_CARRIED: Carried = { status: 'draft', order: null, cover: null, photos: [] };

/** Why a cell of a file of ours cannot be read: somebody has changed it. */
export type OwnRule = 'notAStatus' | 'notOurs';

export type ReadOwnCell =
  | {
      readonly ok: true;
      readonly carried: Partial<Carried>;
      readonly extras: Readonly<Record<ExtraField, ExtraValue>>;
    }
  | { readonly ok: false; readonly rule: OwnRule };

const LONGEST_ORDER = 100;

/** Reads a cell of a column that only our own files have. */
export function readOwnCell(target: OwnTarget, text: string): ReadOwnCell {
  switch (target) {
    case 'status': {
      const status = LOT_STATUSES.find((each) => each === text.toLowerCase());
      return status === undefined ? { ok: false, rule: 'notAStatus' } : carries({ status: statusHere(status) });
    }
    case 'order':
      return carries({ order: text.length <= LONGEST_ORDER && isOrderKey(text) ? text : null });
    case 'cover':
      return carries({ cover: text });
    case 'allExtras':
      return extrasFrom(parsed(text));
    case 'photoRecords':
      return photosFrom(parsed(text));
  }
}

const carries = (carried: Partial<Carried>): ReadOwnCell => ({ ok: true, carried, extras: {} });
const NOT_OURS: ReadOwnCell = { ok: false, rule: 'notOurs' };

const statusHere = (status: LotStatus): Carried['status'] => (status === 'draft' ? 'draft' : 'ready');

const isTooLong = (value: ExtraValue): boolean => typeof value === 'string' && value.length > LONGEST_EXTRA;

/** An extra that this build does not know is kept: it may be one of a house, or of a newer build. */
function extrasFrom(content: unknown): ReadOwnCell {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return NOT_OURS;
  const entries = Object.entries(content);
  const fits = entries.every(([id, value]) => isExtraId(id) && isExtraValue(value) && !isTooLong(value));
  if (!fits || entries.length > MOST_EXTRAS) return NOT_OURS;
  const extras = Object.fromEntries(entries.map(([id, value]) => [extraField(id), value as ExtraValue]));
  return { ok: true, carried: {}, extras };
}

function photosFrom(content: unknown): ReadOwnCell {
  if (!Array.isArray(content)) return NOT_OURS;
  const photos = content.flatMap((each) => photoFrom(each, '') ?? []).filter(isStorable);
  return photos.length === content.length ? carries({ photos }) : NOT_OURS;
}

const PLACE = /^sales\/[A-Za-z0-9]{1,40}\/photos\/[A-Za-z0-9]{1,40}$/;
const LONGEST_SIDE = 20_000;

/** What the rules of the database would refuse is said before anything is made; and no other files are fetched than photos. */
function isStorable({ path, order, caption, width, height }: Photo): boolean {
  const isSide = (pixels: number): boolean => pixels >= 1 && pixels <= LONGEST_SIDE;
  return (
    PLACE.test(path) &&
    order !== '' &&
    order.length <= LONGEST_ORDER &&
    caption.length <= LONGEST_CAPTION &&
    cleanText(caption) === caption &&
    isSide(width) &&
    isSide(height)
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
