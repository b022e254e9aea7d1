import { origin } from '../../../local/emulators/firestore';
import { OWNER, request } from '../../../local/net/http';
import { generateNKeysBetween } from 'fractional-indexing';
import { LOCAL_PROJECT, type LocalAddresses } from '../../../local/net/project';
import { encodeFields } from '../../../local/emulators/firestoreValues';
import { type Fields, putDocuments } from '../../../local/emulators/seed';
import { NEW_LOT } from '../../../src/domain/lots/lot';
import { PLAIN_PHOTO } from '../../../src/domain/photos/photo';
import { newId } from '../../../src/shared/id';

const AT_A_TIME = 400;

export interface LargeSale {
  readonly lots: number;
  readonly photosEach: number;
  readonly owner: string;
  readonly editors?: readonly string[];
}

/**
 * Puts a sale of real size into the services, past all rules: described and numbered lots with their photos' documents, which
 * have no files, as these would be gigabytes.
 */
export async function putLargeSale(
  services: LocalAddresses,
  { lots, photosEach, owner, editors = [] }: LargeSale,
): Promise<{ readonly saleId: string; readonly firstLot: string }> {
  const saleId = newId();
  const made = { createdAt: new Date(), createdBy: owner };
  const documents: [path: string, fields: Fields][] = [];
  const ids = Array.from({ length: lots }, newId);
  const orders = generateNKeysBetween(null, null, lots);
  for (const [place, lotId] of ids.entries()) {
    const photoIds = Array.from({ length: photosEach }, newId);
    const lot = lotOf(place, orders[place] ?? 'a0', photoIds[0] ?? null);
    const changed = { updatedAt: made.createdAt, updatedBy: owner };
    documents.push([`sales/${saleId}/lots/${lotId}`, { ...lot, ...made, ...changed }]);
    documents.push([`sales/${saleId}/numbers/${place + 1}`, { lotId, by: owner }]);
    for (const [index, photoId] of photoIds.entries()) {
      const path = `sales/${saleId}/photos/${photoId}`;
      documents.push([path, { ...photoOf(index), lotId, path, ...made }]);
    }
  }
  for (let at = 0; at < documents.length; at += AT_A_TIME) {
    await putDocuments(services, documents.slice(at, at + AT_A_TIME));
  }
  const roles = { [owner]: 'owner', ...Object.fromEntries(editors.map((uid) => [uid, 'editor'])) };
  const people = { roles, memberUids: Object.keys(roles) };
  const details = { title: 'A large sale', date: '2027-03-12', place: null, currency: 'EUR', status: 'open' };
  await putDocuments(services, [[`sales/${saleId}`, { ...details, ...people, numbering: {}, slug: null, ...made }]]);
  return { saleId, firstLot: ids[0] ?? '' };
}

/** Changes the title of one of its lots, past all rules, and with the record that these ask for. */
export async function retitle(
  { firestore }: LocalAddresses,
  saleId: string,
  lotId: string,
  title: string,
): Promise<void> {
  const sale = `projects/${LOCAL_PROJECT}/databases/(default)/documents/sales/${saleId}`;
  const now = new Date();
  const id = newId();
  const changes = { title: { before: null, after: title } };
  const record: Fields = { by: 'somebody', at: now, kind: 'editLot', lotId, changes };
  await request(`${origin(firestore)}/v1/projects/${LOCAL_PROJECT}/databases/(default)/documents:commit`, {
    method: 'POST',
    headers: { ...OWNER, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      writes: [
        {
          update: { name: `${sale}/lots/${lotId}`, fields: encodeFields({ title, updatedAt: now, lastOp: id }) },
          updateMask: { fieldPaths: ['title', 'updatedAt', 'lastOp'] },
        },
        { update: { name: `${sale}/ops/${id}`, fields: encodeFields(record) } },
      ],
    }),
  });
}

const lotOf = (place: number, order: string, coverPhotoId: string | null): Fields => ({
  ...NEW_LOT,
  number: place + 1,
  suffix: '',
  order,
  title: `Lot number ${place + 1}`,
  description: 'Oak, with a moulded cornice above two panelled doors, on bracket feet. '.repeat(4),
  category: 'Furniture',
  estimateLow: 10_000,
  estimateHigh: 20_000,
  coverPhotoId,
});

const photoOf = (index: number): Fields => ({
  ...PLAIN_PHOTO,
  order: `a${index}`,
  width: 2560,
  height: 1920,
  bytes: 700_000,
  hash: '0123456789abcdef'.repeat(4),
  takenAt: null,
});
