import type { AuthUser } from '../../services/auth/AuthGateway';

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
