import { generateNKeysBetween } from 'fractional-indexing';
import type { LocalAddresses } from '../../local/project';
import { drawPhoto } from '../../local/sample/drawPhoto';
import { sampleLots } from '../../local/sample/sampleLots';
import { type Fields, putDocuments, putPicture } from '../../local/seed';
import { NEW_LOT } from '../../src/domain/lot';
import { numberFields } from '../../src/domain/lotNumber';
import { PHOTO_SIZES } from '../../src/domain/photo';
import { newId } from '../../src/shared/id';
import { administrator } from './accounts';
import { type Account, newEmail } from './browser';

const SIZE = { width: 240, height: 180 } as const;

export interface PreparedSale {
  readonly account: Account;
  readonly saleId: string;
}

/** Somebody whose sale holds `count` lots with a photo each and nothing said of them, not even a number. */
export async function prepareSale(services: LocalAddresses, title: string, count: number): Promise<PreparedSale> {
  const account = { email: newEmail(), password: 'a-long-password', name: 'Ada Cataloguer' };
  const people = administrator(services);
  await people.create(account.email, account.password, { emailVerified: true, displayName: account.name });
  const uid = await people.idOf(account.email);
  const saleId = newId();
  const now = new Date();
  const orders = generateNKeysBetween(null, null, count);
  const drawn = sampleLots();
  const documents: [path: string, fields: Fields][] = [];
  for (const [place, order] of orders.entries()) {
    const [lotId, photoId] = [newId(), newId()];
    const path = `sales/${saleId}/photos/${photoId}`;
    const drawing = drawn[place % drawn.length]?.drawing;
    if (drawing === undefined) throw new Error('The sample has no drawings.');
    const bytes = drawPhoto(drawing, 1, SIZE.width, SIZE.height);
    await Promise.all(PHOTO_SIZES.map((size) => putPicture(services, `${path}/${size}.jpg`, bytes)));
    documents.push([
      `sales/${saleId}/lots/${lotId}`,
      {
        ...NEW_LOT,
        ...numberFields(null),
        order,
        coverPhotoId: photoId,
        createdAt: now,
        createdBy: uid,
        updatedAt: now,
        updatedBy: uid,
      },
    ]);
    const photo = { lotId, order: 'a0', path, ...SIZE, bytes: bytes.length, hash: '0'.repeat(64), takenAt: null };
    documents.push([path, { ...photo, createdAt: now, createdBy: uid }]);
  }
  documents.push([
    `sales/${saleId}`,
    {
      title,
      date: '2027-03-12',
      place: null,
      currency: 'EUR',
      status: 'open',
      roles: { [uid]: 'owner' },
      memberUids: [uid],
      numbering: {},
      slug: null,
      createdBy: uid,
      createdAt: now,
    },
  ]);
  await putDocuments(services, documents);
  return { account, saleId };
}
