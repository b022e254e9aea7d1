/** @jest-environment ./src/testing/environment/jsdomEnvironment.cjs */
import {
  API_KEY,
  loadSdk,
  type Auth,
  type LoadedSdk,
  type MultiFactorResolver,
  type User,
} from '../../services/identitySdk';
import { callsTo, solved } from './callsTo';
import { idToken, signedIn, startIdentityServer, type IdentityServer } from './identityServer';

let server: IdentityServer;
let page: LoadedSdk;
let sdk: LoadedSdk['sdk'];
let auth: Auth;

beforeEach(async () => {
  localStorage.clear();
  server = startIdentityServer();
  page = await loadSdk();
  ({ sdk } = page);
  auth = page.open();
  await auth.authStateReady();
});
afterEach(() => server.close());

const { jsonPost } = callsTo(() => server, API_KEY);
const signIn = async (): Promise<User> =>
  (await sdk.signInWithEmailAndPassword(auth, 'ada@example.com', 'walnut-12')).user;

describe('the calls for a second factor', () => {
  const start = '/v2/accounts/mfaEnrollment:start';
  const finalize = '/v2/accounts/mfaEnrollment:finalize';
  const enrolled = () => ({ json: { idToken: idToken(), refreshToken: 'refresh-3' } });

  it('CA16: starts and finalises the enrolment of a phone', async () => {
    const user = await signIn();
    const token = await user.getIdToken();
    server.answer(start, { json: { phoneSessionInfo: { sessionInfo: 'session-2' } } });
    server.answer(finalize, enrolled);
    const session = await sdk.multiFactor(user).getSession();
    const id = await new sdk.PhoneAuthProvider(auth).verifyPhoneNumber(
      { phoneNumber: '+491701234567', session },
      solved,
    );
    expect(jsonPost(start)).toMatchObject({
      idToken: token,
      phoneEnrollmentInfo: { phoneNumber: '+491701234567', recaptchaToken: 'recaptcha-token' },
    });
    const proof = sdk.PhoneMultiFactorGenerator.assertion(sdk.PhoneAuthProvider.credential(id, '123456'));
    await sdk.multiFactor(user).enroll(proof, 'My phone');
    expect(jsonPost(finalize)).toEqual({
      idToken: token,
      displayName: 'My phone',
      phoneVerificationInfo: { sessionInfo: 'session-2', code: '123456' },
    });
  });

  it('CA16: starts and finalises the enrolment of an authenticator app', async () => {
    const user = await signIn();
    const token = await user.getIdToken();
    const totpSessionInfo = {
      sharedSecretKey: 'JBSWY3DPEHPK3PXP',
      verificationCodeLength: 6,
      hashingAlgorithm: 'SHA1',
      periodSec: 30,
      sessionInfo: 'session-3',
      finalizeEnrollmentTime: new Date().toISOString(),
    };
    server.answer(start, { json: { totpSessionInfo } });
    server.answer(finalize, enrolled);
    const secret = await sdk.TotpMultiFactorGenerator.generateSecret(await sdk.multiFactor(user).getSession());
    expect(jsonPost(start)).toEqual({ idToken: token, totpEnrollmentInfo: {} });
    expect(secret.generateQrCodeUrl('ada@example.com', 'Lotsmith')).toBe(
      'otpauth://totp/Lotsmith:ada@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Lotsmith&algorithm=SHA1&digits=6',
    );
    const proof = sdk.TotpMultiFactorGenerator.assertionForEnrollment(secret, '123456');
    await sdk.multiFactor(user).enroll(proof, 'My app');
    expect(jsonPost(finalize)).toEqual({
      idToken: token,
      displayName: 'My app',
      totpVerificationInfo: { verificationCode: '123456', sessionInfo: 'session-3' },
    });
  });

  const secondFactors = [
    { mfaEnrollmentId: 'phone-1', displayName: 'My phone', enrolledAt: '2026-01-01', phoneInfo: '+*******4567' },
    { mfaEnrollmentId: 'totp-1', displayName: 'My app', enrolledAt: '2026-01-01', totpInfo: {} },
  ];

  async function asked(): Promise<MultiFactorResolver> {
    server.answer('/v1/accounts:signInWithPassword', {
      json: { mfaPendingCredential: 'pending-1', mfaInfo: secondFactors, localId: 'person-1' },
    });
    const error: unknown = await signIn().catch((thrown: unknown) => thrown);
    if (!(error instanceof page.app.FirebaseError)) throw new Error('The sign-in was not refused.');
    expect(error.code).toBe('auth/multi-factor-auth-required');
    return sdk.getMultiFactorResolver(auth, error as Parameters<typeof sdk.getMultiFactorResolver>[1]);
  }

  const signInStart = '/v2/accounts/mfaSignIn:start';
  const signInFinalize = '/v2/accounts/mfaSignIn:finalize';

  it('CA17: starts and finalises a sign-in with a code by SMS', async () => {
    const resolver = await asked();
    const [hint] = resolver.hints;
    if (hint === undefined) throw new Error('There is no hint.');
    server.answer(signInStart, { json: { phoneResponseInfo: { sessionInfo: 'session-4' } } });
    server.answer(signInFinalize, () => ({ json: signedIn() }));
    const options = { multiFactorHint: hint, session: resolver.session };
    const id = await new sdk.PhoneAuthProvider(auth).verifyPhoneNumber(options, solved);
    expect(jsonPost(signInStart)).toMatchObject({
      mfaPendingCredential: 'pending-1',
      mfaEnrollmentId: 'phone-1',
      phoneSignInInfo: { recaptchaToken: 'recaptcha-token' },
    });
    const proof = sdk.PhoneMultiFactorGenerator.assertion(sdk.PhoneAuthProvider.credential(id, '123456'));
    const { user } = await resolver.resolveSignIn(proof);
    expect(user.uid).toBe('person-1');
    expect(jsonPost(signInFinalize)).toEqual({
      mfaPendingCredential: 'pending-1',
      phoneVerificationInfo: { sessionInfo: 'session-4', code: '123456' },
    });
  });

  it('CA17: finalises a sign-in with an authenticator app; nothing needs to be started for it', async () => {
    const resolver = await asked();
    server.answer(signInFinalize, () => ({ json: signedIn() }));
    await resolver.resolveSignIn(sdk.TotpMultiFactorGenerator.assertionForSignIn('totp-1', '123456'));
    expect(jsonPost(signInFinalize)).toEqual({
      mfaPendingCredential: 'pending-1',
      mfaEnrollmentId: 'totp-1',
      totpVerificationInfo: { verificationCode: '123456' },
    });
    expect(server.to(signInStart)).toEqual([]);
  });
});
