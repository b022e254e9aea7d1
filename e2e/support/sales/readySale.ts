import { createHash } from 'node:crypto';
import type { LocalAddresses } from '../../../local/net/project';
import { drawPhoto } from '../../../local/sample/drawPhoto';
import { sampleLots } from '../../../src/domain/sample/sampleLots';
import { type Fields, putDocuments, putPicture } from '../../../local/emulators/seed';
import { NEW_LOT_FIELDS } from '../../../src/domain/lots/lot';
import { PHOTO_SIZES } from '../../../src/domain/photos/photo';
import { newId } from '../../../src/shared/id';

/**
 * Puts a sale of three ready lots into the services, past all rules: each with a photo, the second one's lying on its side
 * with a caption. `secrets`: consignor, note, and reserve of the first lot. Gives the sale's id.
 */
export async function addReadySale(
  services: LocalAddresses,
  uid: string,
  [consignor = '', notes = '', reserve = '0']: readonly string[],
  title = 'Clocks and watches',
): Promise<string> {
  const saleId = newId();
  const now = new Date();
  const writes: [string, Fields][] = [];
  for (const number of [1, 2, 3]) {
    const [lotId, photoId] = [newId(), newId()];
    const place = `sales/${saleId}/photos/${photoId}`;
    const full = await storePhoto(services, place, number);
    const hash = createHash('sha256').update(full).digest('hex');
    const turn = number === 2 ? { caption: 'The back', rotation: 90 } : { caption: '', rotation: 0 };
    const file = { path: place, width: 600, height: 400, bytes: full.length, hash, takenAt: null, ...turn };
    writes.push(
      [`sales/${saleId}/lots/${lotId}`, lotFields(number, photoId, uid, now)],
      [`sales/${saleId}/numbers/${number}`, { lotId, by: uid }],
      [place, { lotId, order: 'a0', ...file, createdAt: now, createdBy: uid }],
      [
        `sales/${saleId}/lotPrivate/${lotId}`,
        { reserve: Number(reserve), consignor, notes, updatedAt: now, updatedBy: uid },
      ],
    );
  }
  const details = { title, date: '2027-03-12', place: 'Great hall', currency: 'EUR' };
  const people = { roles: { [uid]: 'owner' }, memberUids: [uid], createdBy: uid, createdAt: now };
  writes.push([`sales/${saleId}`, { ...details, ...people, status: 'open', numbering: {}, slug: null }]);
  await putDocuments(services, writes);
  return saleId;
}

function lotFields(number: number, coverPhotoId: string, uid: string, now: Date): Fields {
  const words = { title: `Clock ${number}`, description: 'A brass carriage clock, with its key.', category: 'Clocks' };
  const object = { creator: 'J. Smith', period: '1880', materials: 'Brass' };
  const money = { estimateLow: 12_000, estimateHigh: 18_000 };
  const rest = { status: 'ready', deletedAt: null };
  const written = { createdAt: now, createdBy: uid, updatedAt: now, updatedBy: uid };
  return {
    ...NEW_LOT_FIELDS,
    number,
    suffix: '',
    order: `a${number}`,
    coverPhotoId,
    ...words,
    ...object,
    ...money,
    ...rest,
    ...written,
  };
}

async function storePhoto(services: LocalAddresses, place: string, number: number): Promise<Buffer> {
  const drawing = sampleLots()[number]?.drawing;
  if (drawing === undefined) throw new Error('The sample has too few lots.');
  const full = drawPhoto(drawing, 1, 600, 400);
  for (const size of PHOTO_SIZES) await putPicture(services, `${place}/${size}.jpg`, full);
  return full;
}
