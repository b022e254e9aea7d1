/** @jest-environment ./src/testing/environment/jsdomEnvironment.cjs */
import { getAuth, multiFactor, TotpMultiFactorGenerator } from 'firebase/auth';
import { TOTP, URI } from 'otpauth';
import { identityDoors } from '../../../../local/identity/doorClient';
import { LOCAL_API_KEY, LOCAL_BUCKET, LOCAL_PROJECT } from '../../../../local/net/project';
import { testServices } from '../../../../local/testServices';
import { openFirebaseApp } from '../../firebase/connection/firebaseApp';
import { connectLocalAuth } from '../session/connectLocalAuth';
import { setPopupStage, type PopupStage } from '../../../testing/contracts/sdk/popupStage';
import { createFirebaseAuthGateway } from '../session/firebaseAuthGateway';
import { createFirebaseSignInGateway } from './firebaseSignInGateway';
import { createFirebaseSignInMethodsGateway } from './firebaseSignInMethodsGateway';
import type { ProviderId } from '../signInMethods';
import {
  signInMethodsGatewayContract,
  type Visitor,
} from '../../../testing/contracts/auth/signInMethodsGateway.contract';

const ORIGIN = 'https://app.example';
const services = testServices();
const doors = identityDoors(services.auth);
const project = `${services.auth}/emulator/v1/projects/${LOCAL_PROJECT}`;
const accounts = `${services.auth}/identitytoolkit.googleapis.com/v1/projects/${LOCAL_PROJECT}/accounts`;
let stage: PopupStage;
let apps = 0;

async function admin<Answer>(url: string, body?: object): Promise<Answer> {
  const response = await fetch(url, {
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return response.json() as Promise<Answer>;
}

async function change(email: string, fields: object): Promise<void> {
  const { users } = await admin<{ users: { localId: string }[] }>(`${accounts}:lookup`, { email: [email] });
  await admin(`${accounts}:update`, { localId: users[0]?.localId, ...fields });
}

/** What the provider's page gives the service about the person, in the form that the local service takes. */
function proofOf(providerId: ProviderId, { uid, email, vouched }: Visitor): string {
  const proof = JSON.stringify({ sub: uid, id: uid, email, email_verified: vouched });
  const name = providerId === 'github.com' ? 'access_token' : 'id_token';
  return new URLSearchParams({ [name]: proof, providerId }).toString();
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 10));

// One for all tests: the SDK keeps what it has found of Google's script.
beforeAll(() => {
  stage = setPopupStage();
});
afterAll(() => stage.restore());
beforeEach(() => {
  // The SDK says there with the first code that the service has no newer bot check.
  jest.spyOn(console, 'log').mockReturnValue(undefined);
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(async () => {
  jest.mocked(console.log).mockRestore();
  await doors.reset();
});

describe('the ways to sign in, on the SDK as browsers have it', () => {
  signInMethodsGatewayContract(async () => {
    const app = openFirebaseApp(
      {
        apiKey: LOCAL_API_KEY,
        authDomain: 'localhost',
        projectId: LOCAL_PROJECT,
        storageBucket: LOCAL_BUCKET,
        appId: '1:1:web:local',
        tenantId: null,
      },
      `signInMethods-${(apps += 1)}`,
    );
    const auth = createFirebaseAuthGateway(app, connectLocalAuth(services.auth));
    const signInFlow = createFirebaseSignInGateway(app);
    return {
      gateway: createFirebaseSignInMethodsGateway(app, { origin: ORIGIN, apps: { iosBundleId: null, android: null } }),
      auth,
      signInFlow,
      async arrive(providerId, visitor) {
        const handed = () =>
          stage.opened.at(-1)?.url.searchParams.get('providerId') === providerId &&
          stage.finish({ urlResponse: 'http://localhost', postBody: proofOf(providerId, visitor) });
        while (!handed()) await soon();
      },
      codeSentTo: async (phoneNumber) => {
        type Sent = { phoneNumber: string; code: string };
        const { verificationCodes } = await admin<{ verificationCodes: Sent[] }>(`${project}/verificationCodes`);
        return verificationCodes.findLast((sent) => sent.phoneNumber === phoneNumber)?.code ?? '';
      },
      linksTo: async (email) => {
        type Mail = { email: string; requestType: string; oobLink: string };
        const { oobCodes } = await admin<{ oobCodes: Mail[] }>(`${project}/oobCodes`);
        return oobCodes
          .filter((mail) => mail.email === email && mail.requestType === 'EMAIL_SIGNIN')
          .map(({ oobLink }) => new URL(new URL(oobLink).searchParams.get('continueUrl') ?? ''))
          .map((page) => {
            expect(page.origin + page.pathname).toBe(`${ORIGIN}/auth/action`);
            return page.searchParams.get('continueUrl')?.replace(ORIGIN, '') ?? '';
          });
      },
      demandPhone: (email, phoneInfo) =>
        change(email, {
          emailVerified: true,
          mfa: { enrollments: [{ mfaEnrollmentId: 'phone-1', phoneInfo, displayName: 'My phone' }] },
        }),
      async demandApp(email) {
        await change(email, { emailVerified: true });
        await signInFlow.signIn({ email, password: 'walnut-12' }, 'kept');
        const user = getAuth(app).currentUser;
        if (user === null) throw new Error('Nobody is signed in.');
        const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
        const uri = URI.parse(secret.generateQrCodeUrl());
        const first = uri instanceof TOTP ? uri.generate() : '';
        await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, first), 'My app');
        await auth.signOut();
        return async () => (await doors.totp({ email }))[0]?.code ?? '';
      },
      stay: () => {
        const person = `firebase:authUser:${LOCAL_API_KEY}:${app.name}`;
        if (sessionStorage.getItem(person) !== null) return 'session';
        return localStorage.getItem(person) === null ? null : 'kept';
      },
    };
  });
});
