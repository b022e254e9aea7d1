import {
  getAuth,
  multiFactor,
  sendSignInLinkToEmail,
  TotpMultiFactorGenerator,
  updateEmail,
  validatePassword,
  verifyBeforeUpdateEmail,
  type Auth,
  type User,
} from 'firebase/auth';
import { TOTP, URI } from 'otpauth';
import { LOCAL_API_KEY, LOCAL_BUCKET, LOCAL_PROJECT } from '../../../../local/net/project';
import { identityDoors } from '../../../../local/identity/doorClient';
import { testServices } from '../../../../local/testServices';
import { judgePassword } from '../../../domain/identity/passwordPolicy';
import { openFirebaseApp } from '../../firebase/connection/firebaseApp';
import { connectLocalAuth } from '../session/connectLocalAuth';
import { createFirebaseAuthGateway } from '../session/firebaseAuthGateway';
import { createFirebaseSignInGateway } from '../signIn/firebaseSignInGateway';
import { createFirebaseIdentityGateway } from './firebaseIdentityGateway';
import { createFirebaseSessionGateway } from '../session/firebaseSessionGateway';
import { codeOf, identityGatewayContract } from '../../../testing/contracts/auth/identityGateway.contract';

const ORIGIN = 'https://app.example';
const services = testServices();
const doors = identityDoors(services.auth);
let apps = 0;

interface OobCode {
  readonly email: string;
  readonly newEmail?: string;
  readonly oobCode: string;
  readonly oobLink: string;
  readonly requestType: string;
}

async function oobCodes(): Promise<OobCode[]> {
  const url = `${services.auth}/emulator/v1/projects/${LOCAL_PROJECT}/oobCodes`;
  const response = await fetch(url, { headers: { Authorization: 'Bearer owner' } });
  return ((await response.json()) as { oobCodes: OobCode[] }).oobCodes;
}

async function newestCode(email: string): Promise<string> {
  return (await oobCodes()).findLast((oob) => oob.email === email)?.oobCode ?? '';
}

/** The gateways as the application makes them, on an SDK of their own; and that SDK, for what no gateway does yet. */
function open() {
  const app = openFirebaseApp(
    {
      apiKey: LOCAL_API_KEY,
      authDomain: 'localhost',
      projectId: LOCAL_PROJECT,
      storageBucket: LOCAL_BUCKET,
      appId: '1:1:web:local',
      tenantId: null,
    },
    `identity-${(apps += 1)}`,
  );
  const people = createFirebaseAuthGateway(app, connectLocalAuth(services.auth));
  const signInFlow = createFirebaseSignInGateway(app);
  return {
    people,
    signInFlow,
    gateway: createFirebaseIdentityGateway(app, { origin: ORIGIN, apps: { iosBundleId: null, android: null } }),
    session: createFirebaseSessionGateway(app),
    auth: getAuth(app),
  };
}

const present = (auth: Auth): User => {
  if (auth.currentUser === null) throw new Error('Nobody is signed in.');
  return auth.currentUser;
};

afterEach(() => doors.reset());

describe('the identity gateway on the SDK', () => {
  identityGatewayContract(async () => {
    const { people, signInFlow, gateway, auth } = open();
    return {
      gateway,
      createAccount: async (email, password) => {
        await signInFlow.signUp({ email, password, displayName: '' }, 'kept');
        await people.signOut();
      },
      signIn: async (email, password) =>
        (await codeOf(signInFlow.signIn({ email, password }, 'kept'))) as string | null,
      account: async () => {
        await people.reload();
        const { email, emailVerified } = present(auth);
        return { email: email ?? '', verified: emailVerified };
      },
      mails: async () =>
        (await oobCodes()).map(({ email, newEmail, oobCode, oobLink }) => ({
          to: newEmail ?? email,
          code: oobCode,
          continuePath: new URL(oobLink).searchParams.get('continueUrl')?.replace(ORIGIN, '') ?? '',
        })),
      mailSignIn: async (email) => {
        await sendSignInLinkToEmail(auth, email, { url: `${ORIGIN}/sales`, handleCodeInApp: true });
        return newestCode(email);
      },
      mailChange: async (email, newEmail) => {
        await verifyBeforeUpdateEmail(present(auth), newEmail, { url: `${ORIGIN}/sales` });
        return newestCode(email);
      },
      expire: async (code) => {
        expect(await doors.expireMailedCodes({ oobCode: code })).toBe(1);
      },
      demand: ({ minLength, uppercase, symbols, enforced }) =>
        doors.change({
          passwordPolicy: {
            enforcementState: enforced ? 'ENFORCE' : 'OFF',
            allowedNonAlphanumericCharacters: [...symbols],
            customStrengthOptions: {
              minPasswordLength: minLength,
              containsUppercaseCharacter: uppercase,
              containsNonAlphanumericCharacter: true,
            },
          },
        }),
    };
  });

  it.each(['EMAIL_NOT_FOUND', 'USER_DISABLED'])(
    'does not pass on %s, which would tell who has an account',
    async (message) => {
      const { gateway } = open();
      await doors.fault({ path: 'accounts:sendOobCode', answer: { message } });
      expect(await codeOf(gateway.sendPasswordReset('ada@example.com', '/sign-in'))).toBeNull();
      expect(await doors.faultsLeft()).toBe(0);
    },
  );

  it('confirms an address for the account at once, and for the token of a session when that is asked to prove it', async () => {
    const { people, signInFlow, gateway, session, auth } = open();
    const email = `proved-${Date.now()}@example.com`;
    await session.proveAddress();
    await signInFlow.signUp({ email, password: 'walnut-12', displayName: '' }, 'kept');
    const token = async () => present(auth).getIdTokenResult();
    await gateway.sendEmailVerification('/sales');
    await gateway.applyActionCode(await newestCode(email));
    const before = (await token()).token;
    await session.proveAddress();
    expect((await token()).token).toBe(before);
    await people.reload();
    expect([present(auth).emailVerified, (await token()).claims['email_verified']]).toEqual([true, false]);
    await Promise.all([session.proveAddress(), session.proveAddress()]);
    const proved = await token();
    expect(proved.claims['email_verified']).toBe(true);
    await session.proveAddress();
    expect((await token()).token).toBe(proved.token);
  });

  it('takes the old address back, and says both', async () => {
    const { people, signInFlow, gateway, auth } = open();
    const [old, changed] = [`old-${Date.now()}@example.com`, `changed-${Date.now()}@example.com`];
    await signInFlow.signUp({ email: old, password: 'walnut-12', displayName: '' }, 'kept');
    await updateEmail(present(auth), changed);
    const code = await newestCode(old);
    expect(await gateway.checkActionCode(code)).toMatchObject({ operation: 'recoverEmail', email: old });
    await gateway.applyActionCode(code);
    await people.signOut();
    await signInFlow.signIn({ email: old, password: 'walnut-12' }, 'kept');
    expect(present(auth).email).toBe(old);
  });

  it('removes a second step that was added, and names it', async () => {
    const { people, signInFlow, gateway, auth } = open();
    const email = `second-${Date.now()}@example.com`;
    await signInFlow.signUp({ email, password: 'walnut-12', displayName: '' }, 'kept');
    await gateway.sendEmailVerification('/sales');
    await gateway.applyActionCode(await newestCode(email));
    await people.refresh();
    const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(present(auth)).getSession());
    const app = URI.parse(secret.generateQrCodeUrl());
    const code = app instanceof TOTP ? app.generate() : '';
    await multiFactor(present(auth)).enroll(
      TotpMultiFactorGenerator.assertionForEnrollment(secret, code),
      'Somebody’s phone',
    );
    await people.signOut();
    expect(await signInFlow.signIn({ email, password: 'walnut-12' }, 'kept')).toMatchObject({
      type: 'secondFactorNeeded',
      factors: [{ kind: 'totp', name: 'Somebody’s phone', phoneNumber: null, enrolledAt: null }],
    });
    const revert = await newestCode(email);
    expect(await gateway.checkActionCode(revert)).toEqual({
      operation: 'revertSecondFactorAddition',
      email,
      previousEmail: null,
      factor: 'Somebody’s phone',
    });
    await gateway.applyActionCode(revert);
    expect(await signInFlow.signIn({ email, password: 'walnut-12' }, 'kept')).toEqual({ type: 'signedIn' });
    expect(await codeOf(gateway.applyActionCode(revert))).toBe('invalid-action-code');
  });

  it('passes on that there were too many requests', async () => {
    const { gateway } = open();
    await doors.fault({ path: 'accounts:sendOobCode', answer: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' } });
    expect(await codeOf(gateway.sendPasswordReset('ada@example.com', '/sign-in'))).toBe('too-many-requests');
  });

  it('knows no policy when the service does not answer for it', async () => {
    const { gateway } = open();
    await doors.fault({ path: 'passwordPolicy', answer: { message: 'NOT_IMPLEMENTED', status: 501 } });
    expect(await gateway.passwordPolicy()).toBeNull();
    expect(await gateway.passwordPolicy()).toMatchObject({ minLength: 6, enforced: false });
  });

  it('lets nobody confirm an address while nobody is signed in', async () => {
    const { gateway } = open();
    expect(await codeOf(gateway.sendEmailVerification('/sales'))).toBe('user-token-expired');
  });

  it('ends nobody’s session for a code that is about another account', async () => {
    const { people, signInFlow, gateway } = open();
    const notified: unknown[] = [];
    people.subscribe((event) => notified.push(event.type));
    await signInFlow.signUp(
      { email: `present-${Date.now()}@example.com`, password: 'walnut-12', displayName: '' },
      'kept',
    );
    await doors.fault({ path: 'accounts:resetPassword', answer: { message: 'USER_DISABLED' } });
    expect(await codeOf(gateway.checkActionCode('x'))).toBe('user-disabled');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(notified).not.toContain('revoked');
  });

  it('judges a password as the SDK does', async () => {
    await doors.change({
      passwordPolicy: {
        enforcementState: 'ENFORCE',
        allowedNonAlphanumericCharacters: ['-', '!', '€'],
        customStrengthOptions: {
          minPasswordLength: 7,
          maxPasswordLength: 12,
          containsLowercaseCharacter: true,
          containsUppercaseCharacter: true,
          containsNumericCharacter: true,
          containsNonAlphanumericCharacter: true,
        },
      },
    });
    const { gateway, auth } = open();
    const policy = await gateway.passwordPolicy();
    if (policy === null) throw new Error('There is no policy.');
    for (const typed of [
      '',
      'Walnut-1',
      'walnut-1',
      'WALNUT-1',
      'Walnut#1',
      'Walnut€1',
      'W-1a',
      'Walnut--x',
      'ÄäÜ-1😀',
      'Walnut-12 and more',
      'Wa-1😀',
    ]) {
      const { passwordPolicy: _, isValid, ...flags } = await validatePassword(auth, typed);
      const judged = judgePassword(policy, typed);
      expect({ typed, met: judged.map(({ met }) => met) }).toEqual({ typed, met: Object.values(flags) });
      expect(judged.every(({ met }) => met)).toBe(isValid);
    }
  });
});
