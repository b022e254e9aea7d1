import {
  applyActionCode,
  type Auth,
  checkActionCode,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  getMultiFactorResolver,
  multiFactor,
  type MultiFactorError,
  type MultiFactorResolver,
  reauthenticateWithCredential,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  TotpMultiFactorGenerator,
  type TotpSecret,
  type User,
  type UserCredential,
} from 'firebase/auth';
import { TOTP, URI } from 'otpauth';
import { request } from '../../net/http';
import { LOCAL_PROJECT } from '../../net/project';
import { startTestIdentity, type TestIdentity } from '../../emulators/testIdentity';

/* The real SDK against the service: an authenticator app as the second factor. */

const EMAIL = 'anna@example.com';
const PASSWORD = 'correct horse';

let identity: TestIdentity;
let auth: Auth;
let anna: User;

beforeAll(async () => {
  identity = await startTestIdentity(7410);
}, 30_000);
afterAll(() => identity.stop());
beforeEach(async () => {
  await identity.doors.reset();
  await identity.removeAllUsers();
  auth = identity.sdk();
  anna = (await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD)).user;
  await identity.administer(anna.uid, { emailVerified: true });
  await anna.getIdToken(true);
});

async function codeOf(call: Promise<unknown>): Promise<string> {
  return call.then(
    () => 'accepted',
    (error: unknown) => (error as { code?: string }).code ?? String(error),
  );
}

async function begin(user = anna): Promise<TotpSecret> {
  return TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
}

/** What an authenticator app shows that scanned the QR code. */
function shownBy(secret: TotpSecret): string {
  const app = URI.parse(secret.generateQrCodeUrl('anna', 'Lotsmith'));
  if (!(app instanceof TOTP)) throw new Error('This is no QR code for time-based codes.');
  return app.generate();
}

async function enrol(name = 'Phone of Anna'): Promise<void> {
  const secret = await begin();
  await multiFactor(anna).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, shownBy(secret)), name);
}

/** The second step of a call that needs one. */
async function resolverOf(call: Promise<unknown>): Promise<MultiFactorResolver> {
  const error: unknown = await call.then(
    () => null,
    (refused: unknown) => refused,
  );
  expect(error).toMatchObject({ code: 'auth/multi-factor-auth-required' });
  return getMultiFactorResolver(auth, error as MultiFactorError);
}

const signIn = (): Promise<MultiFactorResolver> => resolverOf(signInWithEmailAndPassword(auth, EMAIL, PASSWORD));

function answer(resolver: MultiFactorResolver, code: string): Promise<UserCredential> {
  const uid = resolver.hints[0]?.uid ?? '';
  return resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(uid, code));
}

const nextCode = async (): Promise<string> => (await identity.doors.totp({ email: EMAIL }))[0]?.code ?? 'none';

/** Another code than the next good one. */
async function wrongCode(): Promise<string> {
  return String((Number(await nextCode()) + 1) % 1_000_000).padStart(6, '0');
}

/** The SDK sends SMS from browsers only. */
async function enrolBySms(phoneNumber: string): Promise<void> {
  const url = `http://127.0.0.1:${identity.running.port}`;
  const post = (method: string, body: object): Promise<unknown> =>
    request(`${url}/identitytoolkit.googleapis.com/v2/accounts/mfaEnrollment:${method}?key=k`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const idToken = await anna.getIdToken();
  await post('start', { idToken, phoneEnrollmentInfo: { phoneNumber } });
  const sent = (await request(`${url}/emulator/v1/projects/${LOCAL_PROJECT}/verificationCodes`)) as {
    verificationCodes: readonly { code: string; sessionInfo: string }[];
  };
  await post('finalize', { idToken, phoneVerificationInfo: sent.verificationCodes.at(-1) });
}

describe('enrolling an authenticator app', () => {
  it('works with what the QR code says, and shows up with its name', async () => {
    const secret = await begin();
    expect(secret).toMatchObject({ codeLength: 6, codeIntervalSeconds: 30, hashingAlgorithm: 'SHA1' });
    const left = new Date(secret.enrollmentCompletionDeadline).getTime() - Date.now();
    expect(left).toBeGreaterThan(290_000);
    await multiFactor(anna).enroll(
      TotpMultiFactorGenerator.assertionForEnrollment(secret, shownBy(secret)),
      'My phone',
    );

    expect(multiFactor(anna).enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: 'My phone' }]);
    await anna.reload();
    expect(multiFactor(anna).enrolledFactors).toMatchObject([{ factorId: 'totp', displayName: 'My phone' }]);
    const { claims } = await anna.getIdTokenResult();
    expect(claims['firebase']).toMatchObject({ sign_in_second_factor: 'totp' });
    expect(JSON.stringify(anna)).not.toContain(secret.secretKey);
  });

  it('is refused with a wrong code, twice, for somebody else, too late and too long after signing in', async () => {
    const secret = await begin();
    const wrong = TotpMultiFactorGenerator.assertionForEnrollment(secret, '12345');
    expect(await codeOf(multiFactor(anna).enroll(wrong))).toBe('auth/invalid-verification-code');

    const ben = (await createUserWithEmailAndPassword(identity.sdk(), 'ben@example.com', PASSWORD)).user;
    expect(await codeOf(begin(ben))).toBe('auth/unverified-email');
    await identity.administer(ben.uid, { emailVerified: true });
    await ben.getIdToken(true);
    const stolen = TotpMultiFactorGenerator.assertionForEnrollment(secret, shownBy(secret));
    expect(await codeOf(multiFactor(ben).enroll(stolen))).toBe('auth/invalid-verification-id');
    const nobody = (await signInAnonymously(identity.sdk())).user;
    expect(await codeOf(begin(nobody))).toBe('auth/unsupported-first-factor');

    await identity.doors.change({ totp: { enrollmentSeconds: 0 } });
    const late = await begin();
    await new Promise((resolve) => setTimeout(resolve, 5));
    const assertion = TotpMultiFactorGenerator.assertionForEnrollment(late, shownBy(late));
    expect(await codeOf(multiFactor(anna).enroll(assertion))).toBe('auth/code-expired');

    await identity.doors.change({ totp: { enrollmentSeconds: 60 } });
    await identity.doors.ageSignIns({ email: EMAIL });
    expect(await codeOf(begin())).toBe('auth/requires-recent-login');
    await reauthenticateWithCredential(anna, EmailAuthProvider.credential(EMAIL, PASSWORD));
    await enrol();
    expect(await codeOf(begin())).toBe('auth/second-factor-already-in-use');
  });
});

describe('signing in with an authenticator app', () => {
  beforeEach(() => enrol());

  it('asks for a code after the password, and accepts each once', async () => {
    const resolver = await signIn();
    expect(resolver.hints).toMatchObject([{ factorId: 'totp', displayName: 'Phone of Anna' }]);
    expect(await codeOf(answer(resolver, await wrongCode()))).toBe('auth/invalid-verification-code');
    const code = await nextCode();
    const { user } = await answer(resolver, code);
    expect(user.uid).toBe(anna.uid);
    const { claims } = await user.getIdTokenResult(true);
    expect(claims['firebase']).toMatchObject({
      sign_in_second_factor: 'totp',
      second_factor_identifier: resolver.hints[0]?.uid,
    });
    expect(await codeOf(answer(await signIn(), code))).toBe('auth/invalid-verification-code');
    expect(await codeOf(answer(await signIn(), await nextCode()))).toBe('accepted');
  });

  it('asks at re-authentication and after a link by mail too', async () => {
    const credential = EmailAuthProvider.credential(EMAIL, PASSWORD);
    const again = await resolverOf(reauthenticateWithCredential(anna, credential));
    expect((await answer(again, await nextCode())).operationType).toBe('reauthenticate');

    const settings = { url: 'http://localhost/auth/action', handleCodeInApp: true };
    await sendSignInLinkToEmail(auth, EMAIL, settings);
    const link = `${settings.url}?mode=signIn&apiKey=k&oobCode=${await identity.mailedCode(EMAIL)}`;
    const byLink = await resolverOf(signInWithEmailLink(auth, EMAIL, link));
    expect(byLink.hints).toMatchObject([{ factorId: 'totp' }]);
    expect(await codeOf(answer(byLink, await nextCode()))).toBe('accepted');
  });

  it('makes a re-authentication recent again', async () => {
    await identity.doors.ageSignIns({ email: EMAIL });
    const uid = multiFactor(anna).enrolledFactors[0]?.uid ?? '';
    expect(await codeOf(multiFactor(anna).unenroll(uid))).toBe('auth/requires-recent-login');
    const again = await resolverOf(reauthenticateWithCredential(anna, EmailAuthProvider.credential(EMAIL, PASSWORD)));
    await answer(again, await nextCode());
    expect(await codeOf(multiFactor(anna).unenroll(uid))).toBe('accepted');
  });

  it('locks after too many wrong codes', async () => {
    await identity.doors.change({ wrongCodes: { limit: 2 } });
    const resolver = await signIn();
    const wrong = await wrongCode();
    const codes = [await codeOf(answer(resolver, wrong)), await codeOf(answer(resolver, wrong))];
    expect(codes).toEqual(['auth/invalid-verification-code', 'auth/invalid-verification-code']);
    expect(await codeOf(answer(resolver, await nextCode()))).toBe('auth/too-many-requests');
  });

  it('ends when the person or an administrator removes it', async () => {
    await multiFactor(anna).unenroll(multiFactor(anna).enrolledFactors[0]?.uid ?? '');
    expect(multiFactor(anna).enrolledFactors).toEqual([]);
    expect(await codeOf(signInWithEmailAndPassword(identity.sdk(), EMAIL, PASSWORD))).toBe('accepted');
    await enrol('Second phone');
    await identity.administer(anna.uid, { mfa: { enrollments: [] } });
    expect(await codeOf(signInWithEmailAndPassword(identity.sdk(), EMAIL, PASSWORD))).toBe('accepted');
  });

  it('can be taken away by the link that was mailed about it, once', async () => {
    const code = await identity.mailedCode(EMAIL);
    expect(await checkActionCode(auth, code)).toMatchObject({
      operation: 'REVERT_SECOND_FACTOR_ADDITION',
      data: { email: EMAIL, multiFactorInfo: { factorId: 'totp', displayName: 'Phone of Anna' } },
    });
    await signIn();
    await applyActionCode(auth, code);
    expect(await codeOf(signInWithEmailAndPassword(identity.sdk(), EMAIL, PASSWORD))).toBe('accepted');
    expect(await codeOf(applyActionCode(auth, code))).toBe('auth/invalid-action-code');
  });

  it('stands beside a factor by SMS, which has its own mail', async () => {
    await enrolBySms('+15005550111');
    await anna.reload();
    expect(multiFactor(anna).enrolledFactors).toMatchObject([{ factorId: 'totp' }, { factorId: 'phone' }]);
    const resolver = await signIn();
    expect(resolver.hints).toMatchObject([{ factorId: 'totp' }, { factorId: 'phone' }]);
    expect(await codeOf(answer(resolver, await nextCode()))).toBe('accepted');

    const code = await identity.mailedCode(EMAIL);
    expect((await checkActionCode(auth, code)).data.multiFactorInfo).toMatchObject({ factorId: 'phone' });
    await identity.doors.expireMailedCodes({ oobCode: code });
    expect(await codeOf(checkActionCode(auth, code))).toBe('auth/expired-action-code');
    const own = multiFactor(anna).enrolledFactors[0]?.uid ?? '';
    await multiFactor(anna).unenroll(own);
    expect((await signIn()).hints).toMatchObject([{ factorId: 'phone' }]);
  });

  it('is there after a restart', async () => {
    const kept = identity.running.exportUsers();
    expect(kept.totp).toHaveLength(1);
    const restarted = await startTestIdentity(7420, JSON.parse(JSON.stringify(kept)) as typeof kept);
    try {
      const sdk = restarted.sdk();
      const error: unknown = await signInWithEmailAndPassword(sdk, EMAIL, PASSWORD).catch(
        (refused: unknown) => refused,
      );
      const resolver = getMultiFactorResolver(sdk, error as MultiFactorError);
      const [factor] = await restarted.doors.totp({ email: EMAIL });
      expect((await answer(resolver, factor?.code ?? '')).user.uid).toBe(anna.uid);
    } finally {
      await restarted.stop();
    }
  }, 20_000);
});
