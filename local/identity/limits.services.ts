import {
  type Auth,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  initializeRecaptchaConfig,
  reauthenticateWithCredential,
  reload,
  revokeAccessToken,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
  updateProfile,
  type User,
  validatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { OWNER, request } from '../net/http';
import { LOCAL_PROJECT } from '../net/project';
import { startTestIdentity, type TestIdentity } from '../emulators/testIdentity';

/* The real SDK against the service: the errors that the emulator alone never gives. */

const EMAIL = 'anna@example.com';
const PASSWORD = 'correct horse';

let identity: TestIdentity;
let auth: Auth;
let anna: User;

beforeAll(async () => {
  identity = await startTestIdentity(7400);
}, 30_000);
afterAll(() => identity.stop());
beforeEach(async () => {
  await identity.doors.reset();
  await identity.removeAllUsers();
  auth = identity.sdk();
  anna = (await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD)).user;
});

/** The code that a call of the SDK is refused with. */
async function codeOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'accepted',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );
}

const signIn = (password = PASSWORD): Promise<string> =>
  codeOf(signInWithEmailAndPassword(identity.sdk(), EMAIL, password));

describe('the password policy', () => {
  const policy = {
    enforcementState: 'ENFORCE',
    customStrengthOptions: {
      minPasswordLength: 10,
      containsNumericCharacter: true,
      containsNonAlphanumericCharacter: true,
    },
  } as const;

  it('asks for six characters until another one is set', async () => {
    expect(await validatePassword(auth, '12345')).toMatchObject({ isValid: false, meetsMinPasswordLength: false });
    const status = await validatePassword(auth, '123456');
    expect(status.isValid).toBe(true);
    expect(status.containsNumericCharacter).toBeUndefined();
    expect(status.passwordPolicy.enforcementState).toBe('OFF');
  });

  it('reaches the SDK, and is refused at sign-up, change and reset where it is enforced', async () => {
    await identity.doors.change({ passwordPolicy: policy });
    expect(await validatePassword(identity.sdk(), 'sheep1')).toMatchObject({
      isValid: false,
      meetsMinPasswordLength: false,
      containsNumericCharacter: true,
      containsNonAlphanumericCharacter: false,
    });
    const refused = 'auth/password-does-not-meet-requirements';
    const ben = createUserWithEmailAndPassword(identity.sdk(), 'ben@example.com', 'lots of lots');
    await expect(ben).rejects.toThrow('[Password must contain a numeric character, Password must contain a non-alphan');
    expect(await codeOf(updatePassword(anna, 'sheep and goats'))).toBe(refused);
    await sendPasswordResetEmail(auth, EMAIL);
    const code = await identity.mailedCode(EMAIL);
    expect(await codeOf(confirmPasswordReset(auth, code, 'sheep'))).toBe(refused);
    expect(await codeOf(confirmPasswordReset(auth, code, '10 sheep, 1 goat'))).toBe('accepted');
    expect(await signIn('10 sheep, 1 goat')).toBe('accepted');
  });

  it('lets old passwords in, unless an upgrade is forced', async () => {
    await identity.doors.change({ passwordPolicy: policy });
    expect(await signIn()).toBe('accepted');
    await identity.doors.change({ passwordPolicy: { forceUpgradeOnSignin: true } });
    expect(await signIn()).toBe('auth/password-does-not-meet-requirements');
    expect(await signIn('wrong')).toBe('auth/invalid-credential');
  });
});

describe('wrong passwords', () => {
  it('lock the account after ten of them, right password or not; a reset opens it', async () => {
    for (let i = 0; i < 10; i += 1) expect(await signIn('wrong')).toBe('auth/invalid-credential');
    expect(await signIn('wrong')).toBe('auth/too-many-requests');
    expect(await signIn()).toBe('auth/too-many-requests');
    await sendPasswordResetEmail(auth, EMAIL);
    await confirmPasswordReset(auth, await identity.mailedCode(EMAIL), 'another horse');
    expect(await signIn('another horse')).toBe('accepted');
  }, 20_000);

  it('tell nothing about an address without an account', async () => {
    await identity.doors.change({ wrongPasswords: { limit: 1 } });
    const nobody = (): Promise<string> => codeOf(signInWithEmailAndPassword(auth, 'nobody@example.com', 'x'));
    expect([await nobody(), await nobody()]).toEqual(['auth/invalid-credential', 'auth/too-many-requests']);
  });

  it('never lock without a limit', async () => {
    await identity.doors.change({ wrongPasswords: { limit: null } });
    for (let i = 0; i < 12; i += 1) expect(await signIn('wrong')).toBe('auth/invalid-credential');
  }, 20_000);
});

describe('a sign-in from long ago', () => {
  it('is not enough for a sensitive change, and re-authentication is', async () => {
    await identity.doors.ageSignIns({ email: EMAIL });
    const old = 'auth/requires-recent-login';
    expect(await codeOf(updatePassword(anna, 'another horse'))).toBe(old);
    expect(await codeOf(updateEmail(anna, 'anna2@example.com'))).toBe(old);
    expect(await codeOf(verifyBeforeUpdateEmail(anna, 'anna2@example.com'))).toBe(old);
    expect(await codeOf(deleteUser(anna))).toBe(old);
    expect(await codeOf(updateProfile(anna, { displayName: 'Anna' }))).toBe('accepted');
    await anna.getIdToken(true);
    expect(await codeOf(deleteUser(anna))).toBe(old);

    await reauthenticateWithCredential(anna, EmailAuthProvider.credential(EMAIL, PASSWORD));
    expect(await codeOf(verifyBeforeUpdateEmail(anna, 'anna2@example.com'))).toBe('accepted');
    expect(await codeOf(updatePassword(anna, 'another horse'))).toBe('accepted');
    expect(await codeOf(deleteUser(anna))).toBe('accepted');
  });

  it('is so by the time in its token', async () => {
    await identity.administer(anna.uid, { lastLoginAt: String(Date.now() - 301_000) });
    await anna.getIdToken(true);
    expect(await codeOf(updatePassword(anna, 'another horse'))).toBe('auth/requires-recent-login');
    await identity.doors.change({ recentSignInSeconds: null });
    expect(await codeOf(updatePassword(anna, 'another horse'))).toBe('accepted');
  });
});

describe('mailed codes', () => {
  it('expire, and are then neither shown nor accepted', async () => {
    await sendPasswordResetEmail(auth, EMAIL);
    const code = await identity.mailedCode(EMAIL);
    expect(await verifyPasswordResetCode(auth, code)).toBe(EMAIL);
    expect(await identity.doors.expireMailedCodes({ email: 'ben@example.com' })).toBe(0);
    expect(await identity.doors.expireMailedCodes({ email: EMAIL, oobCode: code })).toBe(1);
    expect(await codeOf(verifyPasswordResetCode(auth, code))).toBe('auth/expired-action-code');
    expect(await codeOf(confirmPasswordReset(auth, code, 'another horse'))).toBe('auth/expired-action-code');
    expect(await signIn()).toBe('accepted');
    expect(await codeOf(verifyPasswordResetCode(auth, 'never sent'))).toBe('auth/invalid-action-code');
  });

  it('expire at the age that is set', async () => {
    await identity.doors.change({ mailedCodeSeconds: { PASSWORD_RESET: 0 } });
    await sendPasswordResetEmail(auth, EMAIL);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const code = await identity.mailedCode(EMAIL);
    expect(await codeOf(verifyPasswordResetCode(auth, code))).toBe('auth/expired-action-code');
  });
});

describe('refresh tokens', () => {
  it('end when the tokens of the account are revoked, and with the account', async () => {
    const elsewhere = (await signInWithEmailAndPassword(identity.sdk(), EMAIL, PASSWORD)).user;
    await anna.getIdToken(true);
    await identity.administer(anna.uid, { validSince: String(Math.floor(Date.now() / 1000) + 1) });
    expect(await codeOf(anna.getIdToken(true))).toBe('auth/user-token-expired');
    expect(auth.currentUser).toBeNull();

    await identity.removeAllUsers();
    expect(await codeOf(elsewhere.getIdToken(true))).toBe('auth/user-token-expired');
  });

  it('go on after a password change where it was made', async () => {
    await updatePassword(anna, 'another horse');
    expect(await codeOf(anna.getIdToken(true))).toBe('accepted');
  });
});

describe('calls that the emulator lacks', () => {
  it('revokes a token of Apple, for the records', async () => {
    await revokeAccessToken(auth, 'apple-token');
    expect(await identity.doors.revokedTokens()).toEqual([
      { localId: anna.uid, providerId: 'apple.com', tokenType: 'ACCESS_TOKEN', token: 'apple-token' },
    ]);
  });

  it('gives the reCAPTCHA configuration, with a key only where one is set', async () => {
    await expect(initializeRecaptchaConfig(auth)).rejects.toThrow('recaptchaKey undefined');
    await identity.doors.change({ recaptcha: { recaptchaKey: 'projects/demo/keys/site' } });
    await initializeRecaptchaConfig(auth);
  });
});

describe('a tenant', () => {
  it('has the same rules, for accounts of its own', async () => {
    const tenant = identity.sdk();
    tenant.tenantId = 'saleroom';
    await identity.doors.change({ wrongPasswords: { limit: 1 } });
    const { user } = await createUserWithEmailAndPassword(tenant, `${Date.now()}@example.com`, PASSWORD);
    expect(user.tenantId).toBe('saleroom');
    expect(await codeOf(user.getIdToken(true))).toBe('accepted');
    await identity.doors.ageSignIns({ localId: user.uid, tenantId: 'saleroom' });
    expect(await codeOf(updatePassword(user, 'another horse'))).toBe('auth/requires-recent-login');

    const inTenant = (password: string): Promise<string> =>
      codeOf(signInWithEmailAndPassword(tenant, user.email ?? '', password));
    expect([await inTenant('wrong'), await inTenant(PASSWORD)]).toEqual([
      'auth/invalid-credential',
      'auth/too-many-requests',
    ]);
    expect(await signIn()).toBe('accepted');

    await deleteInTenant(user.uid);
    expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
  });
});

async function deleteInTenant(localId: string): Promise<void> {
  const accounts = `identitytoolkit.googleapis.com/v1/projects/${LOCAL_PROJECT}/tenants/saleroom/accounts`;
  await request(`http://127.0.0.1:${identity.running.port}/${accounts}:delete`, {
    method: 'POST',
    headers: { ...OWNER, 'Content-Type': 'application/json' },
    body: JSON.stringify({ localId }),
  });
}

describe('faults', () => {
  it('refuse, drop and withhold the next answers', async () => {
    await identity.doors.fault({ path: 'accounts:lookup', times: 2, answer: { message: 'QUOTA_EXCEEDED : Later' } });
    expect([await codeOf(reload(anna)), await codeOf(reload(anna)), await codeOf(reload(anna))]).toEqual([
      'auth/quota-exceeded',
      'auth/quota-exceeded',
      'accepted',
    ]);
    await identity.doors.fault({ path: 'v1/token', answer: 'drop' });
    expect(await codeOf(anna.getIdToken(true))).toBe('auth/network-request-failed');
    expect(await identity.doors.faultsLeft()).toBe(0);
    expect(await codeOf(anna.getIdToken(true))).toBe('accepted');
    await identity.doors.fault({ path: 'accounts:lookup', answer: 'hang' });
    const lookup = `http://127.0.0.1:${identity.running.port}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k`;
    const unanswered = fetch(lookup, { method: 'POST', signal: AbortSignal.timeout(300) });
    await expect(unanswered).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});

describe('the layer', () => {
  it('can be switched off, and keeps its doors for those who know the word', async () => {
    await identity.doors.change({ enabled: false, wrongPasswords: { limit: 0 } });
    expect(await signIn()).toBe('accepted');
    expect(await codeOf(revokeAccessToken(auth, 'apple-token'))).toContain('not-implemented');
    const door = `http://127.0.0.1:${identity.running.port}/lotsmith/identity/settings`;
    expect((await fetch(door)).status).toBe(401);
    expect((await fetch(door, { headers: OWNER })).status).toBe(200);
    expect((await fetch(`${door}s`, { headers: OWNER })).status).toBe(404);
    await expect(identity.doors.change({ totp: { adjacentIntervals: 99 } })).rejects.toThrow('INVALID_ARGUMENT');
  });
});
