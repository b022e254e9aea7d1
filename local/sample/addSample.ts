import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { generateNKeysBetween } from 'fractional-indexing';
import { NEW_LOT_FIELDS } from '../../src/domain/lots/lot';
import { origin } from '../emulators/firestore';
import { OWNER, request } from '../net/http';
import { LOCAL_PROJECT, type LocalAddresses } from '../net/project';
import { type Fields, putDocuments, putPicture } from '../emulators/seed';
import type { Zoom } from '../../src/domain/sample/paintPicture';
import { type SampleLot, sampleLots } from '../../src/domain/sample/sampleLots';
import { drawPhoto } from './drawPhoto';

export const SAMPLE_SIGN_IN = {
  email: 'guest@lotsmith.example',
  password: 'look round',
  name: 'Sample Guest',
} as const;

const SALE = id('sale');
const FULL = { width: 960, height: 720 } as const;
const THUMB = { width: 400, height: 300 } as const;

/** Adds the sign-in and its sale of 40 lots with photos. A second time changes nothing. Resolves true when it was new. */
export async function addSample(services: LocalAddresses): Promise<boolean> {
  const uid = await guest(services);
  const documents = `${origin(services.firestore)}/v1/projects/${LOCAL_PROJECT}/databases/(default)/documents`;
  if ((await fetch(`${documents}/sales/${SALE}`, { headers: OWNER })).ok) return false;
  const now = new Date();
  const lots = sampleLots();
  const keys = generateNKeysBetween(null, null, lots.length);
  // The sale comes last: its presence says that everything else is there.
  for (const [index, lot] of lots.entries()) {
    await putDocuments(services, await lotDocuments(services, lot, keys[index] ?? 'a0', uid, now));
  }
  await putDocuments(services, [
    [`users/${uid}`, { displayName: SAMPLE_SIGN_IN.name, locale: null, preferences: {} }],
    [`sales/${SALE}`, saleFields(uid, now)],
  ]);
  return true;
}

/** The id of the sample's person, made when it is not there yet. */
async function guest(services: LocalAddresses): Promise<string> {
  const accounts = `${services.auth}/identitytoolkit.googleapis.com/v1/projects/${LOCAL_PROJECT}/accounts`;
  const { email, password, name } = SAMPLE_SIGN_IN;
  const known = (await request(`${accounts}:lookup`, post({ email: [email] }))) as { users?: { localId: string }[] };
  const first = known.users?.[0];
  if (first !== undefined) return first.localId;
  const made = (await request(accounts, post({ email, password, displayName: name, emailVerified: true }))) as {
    localId: string;
  };
  return made.localId;
}

async function lotDocuments(
  services: LocalAddresses,
  lot: SampleLot,
  order: string,
  uid: string,
  now: Date,
): Promise<(readonly [string, Fields])[]> {
  const lotId = id(`lot ${lot.number}`);
  // Every fourth object has a second photo, nearer.
  const zooms: readonly Zoom[] = lot.number % 4 === 0 ? [1, 2] : [1];
  const photoKeys = generateNKeysBetween(null, null, zooms.length);
  const photos: (readonly [string, Fields])[] = [];
  for (const [index, zoom] of zooms.entries()) {
    const photoId = id(`photo ${lot.number} ${zoom}`);
    const place = `sales/${SALE}/photos/${photoId}`;
    const full = await storePhoto(services, place, lot, zoom);
    photos.push([
      place,
      {
        lotId,
        order: photoKeys[index] ?? 'a0',
        path: place,
        ...FULL,
        bytes: full.length,
        hash: createHash('sha256').update(full).digest('hex'),
        takenAt: null,
        createdAt: now,
        createdBy: uid,
      },
    ]);
  }
  const reserve = Math.round(lot.estimateLow * 0.9) * 100;
  return [
    [`sales/${SALE}/lots/${lotId}`, lotFields(lot, order, uid, now)],
    [
      `sales/${SALE}/lotPrivate/${lotId}`,
      { reserve, consignor: `Consignor ${1 + (lot.number % 7)}`, notes: '', updatedAt: now, updatedBy: uid },
    ],
    [`sales/${SALE}/numbers/${lot.number}`, { lotId, by: uid }],
    ...photos,
  ];
}

/** Stores the three sizes and gives the bytes of the full one, which at this size is the view too. */
async function storePhoto(services: LocalAddresses, place: string, lot: SampleLot, zoom: Zoom): Promise<Buffer> {
  const full = drawPhoto(lot.drawing, zoom, FULL.width, FULL.height);
  const thumb = drawPhoto(lot.drawing, zoom, THUMB.width, THUMB.height);
  for (const [size, bytes] of Object.entries({ full, view: full, thumb })) {
    await putPicture(services, `${place}/${size}.jpg`, bytes);
  }
  // The services live in this process: let them answer others between two drawings.
  await setImmediate();
  return full;
}

function saleFields(uid: string, now: Date): Fields {
  return {
    title: 'Sample sale: forty vessels',
    date: new Date(now.getTime() + 28 * 86_400_000).toISOString().slice(0, 10),
    place: 'Online',
    currency: 'GBP',
    status: 'open',
    roles: { [uid]: 'owner' },
    memberUids: [uid],
    numbering: {},
    slug: null,
    createdBy: uid,
    createdAt: now,
  };
}

function lotFields(lot: SampleLot, order: string, uid: string, now: Date): Fields {
  return {
    number: lot.number,
    suffix: '',
    order,
    ...NEW_LOT_FIELDS,
    title: lot.title,
    description: lot.description,
    category: lot.category,
    period: lot.period,
    materials: lot.materials,
    condition: lot.condition,
    estimateLow: lot.estimateLow * 100,
    estimateHigh: lot.estimateHigh * 100,
    status: lot.ready ? 'ready' : 'draft',
    coverPhotoId: id(`photo ${lot.number} 1`),
    deletedAt: null,
    createdAt: now,
    createdBy: uid,
    updatedAt: now,
    updatedBy: uid,
  };
}

function post(body: object): RequestInit {
  return { method: 'POST', headers: { ...OWNER, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

/** The same 20 characters for the same name, so that the sample can never be there twice. */
function id(name: string): string {
  return createHash('sha256').update(`lotsmith sample ${name}`).digest('hex').slice(0, 20);
}
