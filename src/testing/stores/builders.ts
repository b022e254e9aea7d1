import { NEW_LOT, type Lot } from '../../domain/lots/lot';
import { type Photo, PLAIN_PHOTO } from '../../domain/photos/photo';
import type { AuthUser } from '../../services/auth/AuthGateway';

export const SALE = 'saleA000000000000000';

/** A signed-in person; give only what the test is about. */
export function buildUser(fields: Partial<AuthUser> = {}): AuthUser {
  const email = fields.email ?? 'ada@example.com';
  return {
    uid: 'user-ada',
    displayName: 'Ada',
    email,
    emailVerified: true,
    phoneNumber: null,
    photoURL: null,
    isAnonymous: false,
    tenantId: null,
    providerData: [
      { providerId: 'password', uid: email, displayName: 'Ada', email, phoneNumber: null, photoURL: null },
    ],
    creationTime: 'Fri, 20 Nov 2026 10:00:00 GMT',
    lastSignInTime: 'Fri, 20 Nov 2026 10:00:00 GMT',
    ...fields,
  };
}

/** A draft that lacks nothing; give only what the test is about. */
export function buildLot(fields: Partial<Lot> = {}): Lot {
  return {
    ...NEW_LOT,
    id: 'lot1',
    number: 1,
    suffix: '',
    order: 'a0',
    title: 'A vase',
    description: 'Blue.',
    estimateLow: 100,
    estimateHigh: 200,
    coverPhotoId: 'cover',
    ...fields,
  };
}

export function buildPhoto(fields: Partial<Photo> = {}): Photo {
  const id = fields.id ?? 'cover';
  const path = `sales/${SALE}/photos/${id}`;
  const file = { path, width: 100, height: 80, bytes: 10, hash: 'ab' };
  return { id, lotId: 'lot1', order: 'a0', ...file, ...PLAIN_PHOTO, ...fields };
}
