import {
  createUserWithEmailAndPassword,
  getMultiFactorResolver,
  GoogleAuthProvider,
  linkWithCredential,
  multiFactor,
  type MultiFactorError,
  signInWithEmailAndPassword,
  TotpMultiFactorGenerator,
} from 'firebase/auth';
import { startTestIdentity, type TestIdentity } from '../emulators/testIdentity';
import { totpCode, totpStep } from './store/totp';

/* The real SDK against the service: further ways to sign in for an account with a second factor. */

const EMAIL = 'anna@example.com';
const PASSWORD = 'correct horse';

let identity: TestIdentity;

beforeAll(async () => {
  identity = await startTestIdentity(7412);
}, 30_000);
afterAll(() => identity.stop());

it('are added without the second step that has been passed already, and the session keeps that', async () => {
  const auth = identity.sdk();
  const { user } = await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD);
  await identity.administer(user.uid, { emailVerified: true });
  await user.getIdToken(true);
  const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
  const first = totpCode(secret.secretKey, totpStep(Date.now()) - 4);
  await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, first), 'App');

  const refused: unknown = await signInWithEmailAndPassword(auth, EMAIL, PASSWORD).catch((error: unknown) => error);
  const resolver = getMultiFactorResolver(auth, refused as MultiFactorError);
  const [factor] = await identity.doors.totp({ email: EMAIL });
  const { user: anna } = await resolver.resolveSignIn(
    TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]?.uid ?? '', factor?.code ?? ''),
  );
  const google = GoogleAuthProvider.credential(JSON.stringify({ sub: 'anna-1', email: EMAIL, email_verified: true }));
  const linked = await linkWithCredential(anna, google);

  expect(linked.user.uid).toBe(user.uid);
  expect(linked.user.providerData.map(({ providerId }) => providerId)).toEqual(['password', 'google.com']);
  const { claims } = await linked.user.getIdTokenResult(true);
  expect(claims['firebase']).toMatchObject({ sign_in_second_factor: 'totp' });
});
