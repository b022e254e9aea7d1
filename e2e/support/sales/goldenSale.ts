import { createHash } from 'node:crypto';
import { type Fields, putDocuments, putPicture } from '../../../local/emulators/seed';
import type { LocalAddresses } from '../../../local/net/project';
import { drawPhoto } from '../../../local/sample/drawPhoto';
import { sampleLots } from '../../../src/domain/sample/sampleLots';
import { numberOf } from '../../../src/domain/platforms/pictures/pictureNames';
import { newId } from '../../../src/shared/id';
import { GOLDEN_LOTS, GOLDEN_PHOTOS, GOLDEN_SALE } from '../../../src/testing/platforms/goldenSale';
import { jpegWithMetadata } from '../photos/metadata';

const [WIDTH, HEIGHT] = [960, 720];
const PLAIN = { source: '', takenAt: null };

/** Its file says where it was taken: no platform gets that. */
const WITH_METADATA = 'photo002x1';

/** One drawing is enough: only names and sizes tell the photos apart here. It is drawn before any service is asked. */
const DRAWN = drawn();
const TELLS_MORE = jpegWithMetadata(DRAWN, { orientation: 1, full: true });

/** Puts the sample sale of the golden bundles into the services, past all rules. Gives its id. */
export async function addGoldenSale(services: LocalAddresses, uid: string): Promise<string> {
  const saleId = newId();
  const now = new Date();
  const made = { createdAt: now, createdBy: uid };
  const written = { updatedAt: now, updatedBy: uid };
  const documents: [path: string, fields: Fields][] = [];
  for (const { id, reserve, consignor, notes, ...lot } of GOLDEN_LOTS) {
    documents.push(
      [`sales/${saleId}/lots/${id}`, { ...lot, ...made, ...written } as unknown as Fields],
      [`sales/${saleId}/numbers/${numberOf(lot)}`, { lotId: id, by: uid }],
      [`sales/${saleId}/lotPrivate/${id}`, { reserve, consignor, notes, ...written }],
    );
  }
  for (const photo of [...GOLDEN_PHOTOS.values()].flat()) {
    // The rules of the storage know no shorter ids.
    const path = `sales/${saleId}/photos/${photo.id.padEnd(20, 'x')}`;
    const bytes = photo.id === WITH_METADATA ? TELLS_MORE : DRAWN;
    await putPicture(services, `${path}/full.jpg`, bytes);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const file = { path, width: WIDTH, height: HEIGHT, bytes: bytes.length, hash };
    const { lotId, order, caption, rotation } = photo;
    documents.push([path, { lotId, order, caption, rotation, ...PLAIN, ...file, ...made }]);
  }
  const { title, date, place, currency } = GOLDEN_SALE;
  const people = { roles: { [uid]: 'owner' }, memberUids: [uid], ...made };
  const details = { title, date, place, currency, status: 'open', numbering: {}, slug: null };
  documents.push([`sales/${saleId}`, { ...details, ...people }]);
  await putDocuments(services, documents);
  return saleId;
}

function drawn(): Buffer {
  const drawing = sampleLots()[0]?.drawing;
  if (drawing === undefined) throw new Error('The sample has no drawings.');
  return drawPhoto(drawing, 1, WIDTH, HEIGHT);
}
