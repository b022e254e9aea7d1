import { generateNKeysBetween } from 'fractional-indexing';
import type { LocalAddresses } from '../../../local/net/project';
import { drawPhoto } from '../../../local/sample/drawPhoto';
import { sampleLots } from '../../../src/domain/sample/sampleLots';
import { type Fields, putDocuments, putPicture } from '../../../local/emulators/seed';
import { NEW_LOT } from '../../../src/domain/lots/lot';
import { numberFields } from '../../../src/domain/numbering/lotNumber';
import { PHOTO_SIZES } from '../../../src/domain/photos/photo';
import { newId } from '../../../src/shared/id';

export interface PreparedLot {
  /** Without one the lot has none. */
  readonly number?: number;
  readonly title?: string;
  /** The widths of its photos in pixels, which are 4 to 3; the first one is the cover. */
  readonly photos?: readonly number[];
  /** What it says besides. */
  readonly fields?: Fields;
}

export interface Preparation {
  readonly title: string;
  /** Who owns it. */
  readonly owner: string;
  readonly editors?: readonly string[];
  readonly lots: readonly PreparedLot[];
  /** Numbers that the owner has taken along on another device. */
  readonly takenAlong?: readonly number[];
  /** Other details than those of an open sale in the future. */
  readonly details?: Fields;
}

/** Puts a sale with lots and photos into the services, past the page and all rules. Gives its id. */
export async function prepareSale(services: LocalAddresses, preparation: Preparation): Promise<string> {
  const { title, owner, editors = [], lots, takenAlong = [] } = preparation;
  const saleId = newId();
  const now = new Date();
  const orders = generateNKeysBetween(null, null, lots.length);
  const documents: [path: string, fields: Fields][] = [];
  for (const [place, lot] of lots.entries()) {
    const lotId = newId();
    const photos = await preparePhotos(services, saleId, lotId, lot.photos ?? [], place);
    const written = { createdAt: now, createdBy: owner };
    documents.push([
      `sales/${saleId}/lots/${lotId}`,
      {
        ...NEW_LOT,
        ...numberFields(lot.number === undefined ? null : { number: lot.number, suffix: '' }),
        title: lot.title ?? '',
        order: orders[place] ?? 'a0',
        coverPhotoId: photos[0]?.photoId ?? null,
        ...lot.fields,
        ...written,
        updatedAt: now,
        updatedBy: owner,
      },
    ]);
    if (lot.number !== undefined) {
      documents.push([`sales/${saleId}/numbers/${String(lot.number)}`, { lotId, by: owner }]);
    }
    for (const { photoId, fields } of photos) {
      documents.push([`sales/${saleId}/photos/${photoId}`, { ...fields, ...written }]);
    }
  }
  for (const number of takenAlong) {
    const claim = { lotId: newId(), by: owner, reservedAt: now };
    documents.push([`sales/${saleId}/numbers/${String(number)}`, claim]);
  }
  const roles = Object.fromEntries([[owner, 'owner'], ...editors.map((uid) => [uid, 'editor'])]) as Fields;
  const details = {
    title,
    date: '2027-03-12',
    place: null,
    currency: 'EUR',
    status: 'open',
    numbering: {},
    slug: null,
    ...preparation.details,
  };
  const people = { roles, memberUids: Object.keys(roles), createdBy: owner, createdAt: now };
  documents.push([`sales/${saleId}`, { ...details, ...people }]);
  await putDocuments(services, documents);
  return saleId;
}

/** Draws and stores the photos of one lot, in their order. `place`: which of the sample's drawings. */
async function preparePhotos(
  services: LocalAddresses,
  saleId: string,
  lotId: string,
  widths: readonly number[],
  place: number,
): Promise<{ readonly photoId: string; readonly fields: Fields }[]> {
  const drawn = sampleLots();
  const drawing = drawn[place % drawn.length]?.drawing;
  if (drawing === undefined) throw new Error('The sample has no drawings.');
  const orders = generateNKeysBetween(null, null, widths.length);
  return Promise.all(
    widths.map(async (width, index) => {
      const photoId = newId();
      const path = `sales/${saleId}/photos/${photoId}`;
      const height = Math.round((width * 3) / 4);
      const bytes = drawPhoto(drawing, 1, width, height);
      await Promise.all(PHOTO_SIZES.map((size) => putPicture(services, `${path}/${size}.jpg`, bytes)));
      const file = { path, width, height, bytes: bytes.length, hash: '0'.repeat(64), takenAt: null };
      return { photoId, fields: { lotId, order: orders[index] ?? 'a0', ...file } };
    }),
  );
}
