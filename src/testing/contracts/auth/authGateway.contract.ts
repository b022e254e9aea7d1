import { GatewayFailure } from '../../../services/failure';
import type { AuthEvent, AuthGateway, AuthUser } from '../../../services/auth/AuthGateway';
import type { SignInGateway } from '../../../services/auth/SignInGateway';

/** What the suite needs of one implementation. */
export interface AuthContractSubject {
  readonly gateway: AuthGateway;
  readonly signInFlow: SignInGateway;
  /** The administrator disables the account of this address. */
  disable(email: string): Promise<void>;
}

const password = 'walnut-12';
let count = 0;
const newAddress = () => `person-${Date.now()}-${(count += 1)}@example.com`;

async function until(what: () => boolean): Promise<void> {
  const end = Date.now() + 5000;
  while (!what()) {
    if (Date.now() > end) throw new Error('It did not happen within 5 s.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function fail(message: string): never {
  throw new Error(message);
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no refusal',
    (error: unknown) => (error instanceof GatewayFailure ? error.code : error),
  );

/** What every identity gateway does. Run against the fake and against the SDK with the local identity service. */
export function authGatewayContract(create: () => Promise<AuthContractSubject>): void {
  let subject: AuthContractSubject;
  let gateway: AuthGateway;
  let signInFlow: SignInGateway;
  let events: AuthEvent[];
  let unsubscribe: () => void;

  const last = () => events.findLast((event) => event.type === 'changed');
  const received = (): AuthUser => last()?.user ?? fail('Nobody is signed in.');
  const revocations = () => events.filter((event) => event.type === 'revoked');

  beforeEach(async () => {
    subject = await create();
    ({ gateway, signInFlow } = subject);
    events = [];
    unsubscribe = gateway.subscribe((event) => events.push(event));
    await until(() => events.length > 0);
  });
  afterEach(async () => {
    await gateway.signOut();
    unsubscribe();
  });

  /** The new person, as emitted by the time the sign-up has resolved. */
  const signUp = async (email = newAddress()): Promise<AuthUser> => {
    expect(await signInFlow.signUp({ email, password, displayName: 'Ada' }, 'kept')).toEqual({ type: 'signedIn' });
    return received();
  };

  it('sends the first state by itself: nobody', () => {
    expect(events).toEqual([{ type: 'changed', user: null }]);
    expect(gateway.tokenExpiresAt()).toBeNull();
  });

  it('creates an account and sends the person with all eleven fields, plain', async () => {
    const email = newAddress();
    const user = await signUp(email);
    expect(Object.keys(user).sort()).toEqual(
      [
        'uid',
        'displayName',
        'email',
        'emailVerified',
        'phoneNumber',
        'photoURL',
        'isAnonymous',
        'tenantId',
        'providerData',
        'creationTime',
        'lastSignInTime',
      ].sort(),
    );
    expect(user).toMatchObject({ email, displayName: 'Ada', emailVerified: false, isAnonymous: false, tenantId: null });
    expect(user.providerData).toEqual([expect.objectContaining({ providerId: 'password', email })]);
    expect(Date.parse(user.creationTime ?? '')).not.toBeNaN();
    expect(structuredClone(user)).toEqual(user);
    expect(JSON.stringify(events)).not.toMatch(/token|apiKey/i);
  });

  it('gives a token for about an hour', async () => {
    await signUp();
    const minutes = ((gateway.tokenExpiresAt() ?? 0) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(58);
    expect(minutes).toBeLessThanOrEqual(61);
  });

  it('signs out and in again', async () => {
    const email = newAddress();
    const { uid } = await signUp(email);
    await gateway.signOut();
    await until(() => last()?.user === null);
    await gateway.signOut();
    expect(await signInFlow.signIn({ email, password }, 'kept')).toEqual({ type: 'signedIn' });
    await until(() => last()?.user?.uid === uid);
    expect(revocations()).toEqual([]);
  });

  it('refuses what cannot be, with a code', async () => {
    const email = newAddress();
    await signUp(email);
    await gateway.signOut();
    expect(await codeOf(signInFlow.signUp({ email, password, displayName: '' }, 'kept'))).toBe('email-already-in-use');
    expect(await codeOf(signInFlow.signUp({ email: newAddress(), password: '12345', displayName: '' }, 'kept'))).toBe(
      'weak-password',
    );
    expect(await codeOf(signInFlow.signUp({ email: 'nobody', password, displayName: '' }, 'kept'))).toBe(
      'invalid-email',
    );
    expect(await codeOf(signInFlow.signIn({ email, password: 'wrong-one' }, 'kept'))).toBe('invalid-credential');
    expect(await codeOf(signInFlow.signIn({ email: newAddress(), password }, 'kept'))).toBe('invalid-credential');
    expect(revocations()).toEqual([]);
  });

  it.each(['refresh', 'reload'] as const)(
    'ends a disabled session at the next %s and gives the reason',
    async (call) => {
      const email = newAddress();
      const { uid } = await signUp(email);
      await subject.disable(email);
      expect(await codeOf(gateway[call]())).toBe('user-disabled');
      await until(() => last()?.user === null && revocations().length > 0);
      expect(revocations()[0]).toEqual({ type: 'revoked', code: 'user-disabled', uid });
      expect(gateway.tokenExpiresAt()).toBeNull();
    },
  );

  it('says nothing about the present person when another, disabled one is tried', async () => {
    const disabled = newAddress();
    await signUp(disabled);
    await gateway.signOut();
    await subject.disable(disabled);
    const { uid } = await signUp();
    expect(await codeOf(signInFlow.signIn({ email: disabled, password }, 'kept'))).toBe('user-disabled');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(revocations()).toEqual([]);
    expect(last()?.user?.uid).toBe(uid);
  });

  it('does nothing for nobody', async () => {
    await gateway.refresh();
    await gateway.reload();
    expect(last()?.user).toBeNull();
  });

  it('notifies nobody who has stopped listening', async () => {
    const before = events.length;
    unsubscribe();
    await signInFlow.signUp({ email: newAddress(), password, displayName: '' }, 'kept');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(events).toHaveLength(before);
  });
}
