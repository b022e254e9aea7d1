import type { AuthUser, LinkedProvider } from '../../../services/auth/AuthGateway';

/** A linked way to sign in. */
export const fakeProvider = (providerId: string, fields: Partial<LinkedProvider>): LinkedProvider => ({
  providerId,
  uid: `${providerId}-1`,
  displayName: null,
  email: null,
  phoneNumber: null,
  photoURL: null,
  ...fields,
});

/** A person of an identity service in memory, who has just signed in with a password. */
export function createFakePerson(fields: Partial<AuthUser> = {}): AuthUser {
  const email = fields.email === undefined ? 'ada@example.com' : fields.email;
  const now = new Date().toUTCString();
  return {
    uid: 'user-1',
    displayName: 'Ada',
    email,
    emailVerified: true,
    phoneNumber: null,
    photoURL: null,
    isAnonymous: false,
    tenantId: null,
    providerData: email === null ? [] : [fakeProvider('password', { uid: email, email })],
    creationTime: now,
    lastSignInTime: now,
    ...fields,
  };
}
