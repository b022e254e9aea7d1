import { randomUUID } from 'node:crypto';
import { generateNKeysBetween } from 'fractional-indexing';
import { encodeFields, type PlainValue } from '../../local/firestoreValues';
import { LOCAL_BUCKET, LOCAL_PROJECT, type LocalAddresses } from '../../local/project';
import { drawPhoto } from '../../local/sample/drawPhoto';
import { sampleLots } from '../../local/sample/sampleLots';
import { administrator } from './accounts';
import { type Account, newEmail } from './browser';

const OWNER = { Authorization: 'Bearer owner' };
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
  const documents: [path: string, fields: Readonly<Record<string, PlainValue>>][] = [];
  for (const [place, order] of orders.entries()) {
    const [lotId, photoId] = [newId(), newId()];
    const path = `sales/${saleId}/photos/${photoId}`;
    const drawing = drawn[place % drawn.length]?.drawing;
    if (drawing === undefined) throw new Error('The sample has no drawings.');
    const bytes = drawPhoto(drawing, 1, SIZE.width, SIZE.height);
    await Promise.all(['full', 'view', 'thumb'].map((size) => store(services, `${path}/${size}.jpg`, bytes)));
    documents.push([
      `sales/${saleId}/lots/${lotId}`,
      { ...UNDESCRIBED, order, coverPhotoId: photoId, createdAt: now, createdBy: uid, updatedAt: now, updatedBy: uid },
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
  await write(services, documents);
  return { account, saleId };
}

const UNDESCRIBED = {
  number: null,
  suffix: '',
  title: '',
  description: '',
  category: '',
  creator: '',
  period: '',
  materials: '',
  dimensions: '',
  weight: '',
  condition: '',
  provenance: '',
  quantity: 1,
  lotType: 'single',
  estimateLow: null,
  estimateHigh: null,
  startPrice: null,
  buyNow: null,
  status: 'draft',
  deletedAt: null,
} as const;

const newId = (): string => randomUUID().replaceAll('-', '').slice(0, 20);

async function write(
  { firestore }: LocalAddresses,
  documents: readonly (readonly [path: string, fields: Readonly<Record<string, PlainValue>>])[],
): Promise<void> {
  const root = `projects/${LOCAL_PROJECT}/databases/(default)/documents`;
  const writes = documents.map(([path, fields]) => ({
    update: { name: `${root}/${path}`, fields: encodeFields(fields) },
  }));
  await done(
    fetch(`http://${firestore.host}:${String(firestore.port)}/v1/${root}:commit`, {
      method: 'POST',
      headers: { ...OWNER, 'Content-Type': 'application/json' },
      body: JSON.stringify({ writes }),
    }),
  );
}

async function store({ storage }: LocalAddresses, name: string, bytes: Buffer): Promise<void> {
  const objects = `http://${storage.host}:${String(storage.port)}/upload/storage/v1/b/${LOCAL_BUCKET}/o`;
  await done(
    fetch(`${objects}?uploadType=media&name=${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { ...OWNER, 'Content-Type': 'image/jpeg' },
      body: new Uint8Array(bytes),
    }),
  );
}

async function done(asked: Promise<Response>): Promise<void> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`${String(answer.status)} ${await answer.text()}`);
}
