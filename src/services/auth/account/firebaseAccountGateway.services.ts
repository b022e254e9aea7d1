import {
  applyActionCode,
  getAuth,
  GoogleAuthProvider,
  signInAnonymously,
  signInWithCredential,
  type Auth,
  type User,
} from 'firebase/auth';
import { Secret, TOTP } from 'otpauth';
import { identityDoors } from '../../../../local/identity/doorClient';
import { LOCAL_API_KEY, LOCAL_BUCKET, LOCAL_PROJECT } from '../../../../local/net/project';
import { testServices } from '../../../../local/testServices';
import { openFirebaseApp } from '../../firebase/connection/firebaseApp';
import { accountGatewayContract } from '../../../testing/contracts/auth/accountGateway.contract';
import type { AuthEvent } from '../AuthGateway';
import { connectLocalAuth } from '../session/connectLocalAuth';
import { createFirebaseAccountGateway } from './firebaseAccountGateway';
import { createFirebaseAuthGateway } from '../session/firebaseAuthGateway';
import { createFirebaseSignInGateway } from '../signIn/firebaseSignInGateway';
import { answerSecondFactor } from '../signIn/secondStep';
import { keptOf } from '../sdk/kept';
import { sharedAuth } from '../sdk/sharedAuth';

const ORIGIN = 'https://app.example';
const PASSWORD = 'walnut-12';
const OWNER = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
const services = testServices();
const doors = identityDoors(services.auth);
let count = 0;
const newAddress = () => `own-${Date.now()}-${(count += 1)}@example.com`;

async function admin(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${services.auth}/${path}`, {
    method,
    headers: OWNER,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return response.json();
}

/** The newest code mailed about a change to this address. */
async function mailedTo(newEmail: string): Promise<{ readonly oobCode: string; readonly oobLink: string }> {
  const { oobCodes } = (await admin('GET', `emulator/v1/projects/${LOCAL_PROJECT}/oobCodes`)) as {
    oobCodes: readonly { newEmail?: string; oobCode: string; oobLink: string }[];
  };
  const found = oobCodes.findLast((oob) => oob.newEmail === newEmail);
  if (found === undefined) throw new Error(`Nothing was mailed to ${newEmail}.`);
  return found;
}

/** The gateways as the application makes them, on an SDK of their own: one device. */
function openDevice() {
  const app = openFirebaseApp(
    {
      apiKey: LOCAL_API_KEY,
      authDomain: 'localhost',
      projectId: LOCAL_PROJECT,
      storageBucket: LOCAL_BUCKET,
      appId: '1:1:web:local',
      tenantId: null,
    },
    `account-${(count += 1)}`,
  );
  const people = createFirebaseAuthGateway(app, connectLocalAuth(services.auth));
  const notified: AuthEvent[] = [];
  people.subscribe((event) => notified.push(event));
  return {
    auth: getAuth(app),
    people,
    notified,
    shared: sharedAuth(app),
    signInFlow: createFirebaseSignInGateway(app),
    gateway: createFirebaseAccountGateway(app, { origin: ORIGIN, apps: { iosBundleId: null, android: null } }),
  };
}
type Device = ReturnType<typeof openDevice>;

const present = (auth: Auth): User => {
  if (auth.currentUser === null) throw new Error('Nobody is signed in.');
  return auth.currentUser;
};

async function signUp({ signInFlow, people, auth }: Device) {
  const email = newAddress();
  await signInFlow.signUp({ email, password: PASSWORD, displayName: 'Ada' }, 'kept');
  await admin('POST', `identitytoolkit.googleapis.com/v1/projects/${LOCAL_PROJECT}/accounts:update`, {
    localId: present(auth).uid,
    emailVerified: true,
  });
  await people.reload();
  return { email, password: PASSWORD };
}

const signIn = async ({ signInFlow }: Device, email: string, password: string) =>
  signInFlow.signIn({ email, password }, 'kept').then(
    ({ type }) => type,
    (error: unknown) => String(error),
  );

beforeAll(() =>
  admin('PATCH', `emulator/v1/projects/${LOCAL_PROJECT}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  }),
);
afterEach(() => doors.reset());

describe('the account gateway on the SDK', () => {
  accountGatewayContract(async () => {
    const device = openDevice();
    const { auth, people, notified, shared, gateway } = device;
    let email = '';
    const shown = new Set<string>();
    return {
      gateway,
      notified,
      enter: async () => {
        const credentials = await signUp(device);
        ({ email } = credentials);
        return credentials;
      },
      enterByProvider: async () => {
        email = newAddress();
        const token = JSON.stringify({ sub: email, email, email_verified: true });
        await signInWithCredential(auth, GoogleAuthProvider.credential(token));
      },
      enterAnonymously: async () => {
        await signInAnonymously(auth);
      },
      takenAddress: async () => (await signUp(openDevice())).email,
      followMail: async (to, password) => {
        const { oobCode, oobLink } = await mailedTo(to);
        expect(new URL(oobLink).searchParams.get('continueUrl')).toBe(`${ORIGIN}/account`);
        await applyActionCode(auth, oobCode);
        await people.signOut();
        expect(await signIn(device, to, password)).toBe('signedIn');
      },
      opens: async (password) =>
        (await signIn(openDevice(), email || present(auth).email || '', password)) === 'signedIn',
      age: () => doors.ageSignIns({ email }),
      appCode: async (secret) => {
        if (shown.has(secret)) return (await doors.totp({ email }))[0]?.code ?? '';
        shown.add(secret);
        return new TOTP({ secret: Secret.fromBase32(secret) }).generate();
      },
      passSecondStep: async ({ challengeId, factors }) => {
        const challenge = keptOf(shared.auth).look('challenge', challengeId);
        const code = (await doors.totp({ email }))[0]?.code ?? '';
        if (challenge === null) throw new Error('No challenge was kept.');
        await answerSecondFactor(challenge, factors[0]?.uid ?? '', code);
        keptOf(shared.auth).forget(challengeId);
      },
    };
  });

  it('ends every other session with a new password', async () => {
    const device = openDevice();
    const { email, password } = await signUp(device);
    const other = openDevice();
    expect(await signIn(other, email, password)).toBe('signedIn');
    // Sessions are counted in whole seconds.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await device.gateway.changePassword('chestnut-34');
    await expect(other.people.reload()).rejects.toMatchObject({ code: 'user-token-expired' });
    await device.people.reload();
    expect(device.auth.currentUser?.email).toBe(email);
  });

  it('lets the second step be asked for at the next sign-in', async () => {
    const device = openDevice();
    const { email, password } = await signUp(device);
    const { enrolmentId, secret } = await device.gateway.startTotp();
    await device.gateway.finishTotp(enrolmentId, new TOTP({ secret: Secret.fromBase32(secret) }).generate(), 'App');
    expect(await signIn(openDevice(), email, password)).toBe('secondFactorNeeded');
    await device.gateway.removeSecondFactor(device.gateway.secondFactors()[0]?.uid ?? '');
    expect(await signIn(openDevice(), email, password)).toBe('signedIn');
  });

  it('ends the session when the service refuses it, and gives the reason', async () => {
    const device = openDevice();
    await signUp(device);
    await doors.fault({ path: 'accounts:sendOobCode', answer: { message: 'USER_DISABLED' } });
    await expect(device.gateway.changeEmail(newAddress(), '/account')).rejects.toMatchObject({ code: 'user-disabled' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(device.notified).toContainEqual(expect.objectContaining({ type: 'revoked', code: 'user-disabled' }));
  });
});
