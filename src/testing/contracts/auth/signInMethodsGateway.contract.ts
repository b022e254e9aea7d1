import { GatewayFailure } from '../../../services/failure';
import type { AuthGateway, AuthUser } from '../../../services/auth/AuthGateway';
import type { SignInGateway } from '../../../services/auth/SignInGateway';
import type { ProviderId } from '../../../services/auth/signInMethods';
import type { SignInOutcome } from '../../../services/auth/outcomes';
import type { SignInMethodsGateway } from '../../../services/auth/SignInMethodsGateway';

/** Somebody at a provider. */
export interface Visitor {
  readonly uid: string;
  readonly email: string;
  /** The provider vouches for the address. */
  readonly vouched: boolean;
}

/** What the suite needs of one implementation. */
export interface SignInMethodsContractSubject {
  readonly gateway: SignInMethodsGateway;
  readonly auth: AuthGateway;
  readonly signInFlow: SignInGateway;
  /** Resolves when a window is open; the person then signs in there. */
  arrive(providerId: ProviderId, visitor: Visitor): Promise<void>;
  /** The code that was sent last to a phone. */
  codeSentTo(phoneNumber: string): Promise<string>;
  /** Where the links lead to that were mailed to an address. */
  linksTo(email: string): Promise<readonly string[]>;
  /** The account of an address asks for a second step from now on. */
  demandPhone(email: string, phoneNumber: string): Promise<void>;
  /** The same with an authenticator app; resolves with what gives its codes. */
  demandApp(email: string): Promise<() => Promise<string>>;
  /** Where the present person is kept. */
  stay(): 'kept' | 'session' | null;
}

const password = 'walnut-12';
let count = 0;
const unique = () => `${Date.now()}-${(count += 1)}`;
const newAddress = () => `way-${unique()}@example.com`;
const newNumber = () => `+4930${String(Date.now()).slice(-7)}${String((count += 1)).padStart(2, '0')}`;

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no refusal',
    (error: unknown) => (error instanceof GatewayFailure ? error.code : error),
  );

const signedIn = { type: 'signedIn' };

/** What every gateway of the ways does. Run against the fake, and against the SDK with the local identity service. */
export function signInMethodsGatewayContract(create: () => Promise<SignInMethodsContractSubject>): void {
  let subject: SignInMethodsContractSubject;
  let gateway: SignInMethodsGateway;
  let users: (AuthUser | null)[];
  let unsubscribe: () => void;

  const present = () => users.at(-1) ?? null;
  const providersOf = () =>
    present()
      ?.providerData.map(({ providerId }) => providerId)
      .sort();

  beforeEach(async () => {
    subject = await create();
    ({ gateway } = subject);
    users = [];
    await new Promise<void>((resolve) => {
      unsubscribe = subject.auth.subscribe((event) => {
        if (event.type === 'changed') users.push(event.user);
        resolve();
      });
    });
  });
  afterEach(async () => {
    await subject.auth.signOut();
    unsubscribe();
  });

  async function createAccount(email: string): Promise<void> {
    await subject.signInFlow.signUp({ email, password, displayName: '' }, 'kept');
    await subject.auth.signOut();
  }
  async function throughProvider(providerId: ProviderId, visitor: Visitor, stay: 'kept' | 'session' = 'kept') {
    const attempt = gateway.signInWithProvider(providerId, 'popup', stay);
    await subject.arrive(providerId, visitor);
    return attempt;
  }
  /** The account has a password and this address; the provider does not vouch for it. */
  async function conflict(email: string): Promise<string> {
    await createAccount(email);
    const outcome = await throughProvider('google.com', { uid: unique(), email, vouched: false });
    if (outcome.type !== 'accountExists') throw new Error(outcome.type);
    expect(outcome).toEqual({ ...outcome, email, providerId: 'google.com' });
    expect(present()).toBeNull();
    return outcome.conflictId;
  }
  async function challenge(email: string): Promise<Extract<SignInOutcome, { type: 'secondFactorNeeded' }>> {
    const outcome = await subject.signInFlow.signIn({ email, password }, 'kept');
    if (outcome.type !== 'secondFactorNeeded') throw new Error(outcome.type);
    expect(present()).toBeNull();
    return outcome;
  }

  it('signs in through a provider, the first time and again', async () => {
    const visitor = { uid: unique(), email: newAddress(), vouched: true };
    expect(await throughProvider('google.com', visitor)).toEqual(signedIn);
    const first = present();
    expect(first).toMatchObject({ email: visitor.email, isAnonymous: false });
    expect(providersOf()).toEqual(['google.com']);
    await subject.auth.signOut();
    expect(await throughProvider('google.com', visitor)).toEqual(signedIn);
    expect(present()?.uid).toBe(first?.uid);
  });

  it.each(['kept', 'session'] as const)('remembers the person as wished: %s', async (stay) => {
    await throughProvider('github.com', { uid: unique(), email: newAddress(), vouched: true }, stay);
    expect(subject.stay()).toBe(stay);
    await subject.auth.signOut();
    await gateway.signInAnonymously(stay);
    expect(subject.stay()).toBe(stay);
    await subject.auth.signOut();
    const email = newAddress();
    await subject.signInFlow.signUp({ email, password, displayName: '' }, stay);
    expect(subject.stay()).toBe(stay);
    await subject.auth.signOut();
    await subject.signInFlow.signIn({ email, password }, stay === 'kept' ? 'session' : 'kept');
    expect(subject.stay()).toBe(stay === 'kept' ? 'session' : 'kept');
  });

  it('takes a second press for the one that counts', async () => {
    const first = gateway.signInWithProvider('google.com', 'popup', 'kept');
    const refusal = codeOf(first);
    const visitor = { uid: unique(), email: newAddress(), vouched: true };
    expect(await throughProvider('google.com', visitor)).toEqual(signedIn);
    expect(await refusal).toBe('cancelled-popup-request');
  });

  it('keeps what a provider gave for an account with other methods, and links it once signed in', async () => {
    const email = newAddress();
    const conflictId = await conflict(email);
    await subject.signInFlow.signIn({ email, password }, 'kept');
    await gateway.linkPending(conflictId);
    expect(providersOf()).toEqual(['google.com', 'password']);
    expect(await codeOf(gateway.linkPending(conflictId))).toBe('invalid-verification-id');
  });

  it('signs in with what a provider gave, once its account is known, and keeps it no longer', async () => {
    const [email, uid] = [newAddress(), unique()];
    await createAccount(email);
    const refused = async (): Promise<string> => {
      const outcome = await throughProvider('google.com', { uid, email, vouched: false });
      if (outcome.type !== 'accountExists') throw new Error(outcome.type);
      return outcome.conflictId;
    };
    const [linked, waiting] = [await refused(), await refused()];
    await subject.signInFlow.signIn({ email, password }, 'kept');
    await gateway.linkPending(linked);
    const person = present()?.uid;
    await subject.auth.signOut();
    expect(await gateway.signInWithPending(waiting, 'session')).toEqual(signedIn);
    expect(present()?.uid).toBe(person);
    expect(subject.stay()).toBe('session');
    expect(await codeOf(gateway.signInWithPending(waiting, 'kept'))).toBe('invalid-verification-id');
    expect(await codeOf(gateway.linkPending(waiting))).toBe('invalid-verification-id');
  });

  it('links nothing to nobody, and nothing that was forgotten', async () => {
    const email = newAddress();
    const conflictId = await conflict(email);
    expect(await codeOf(gateway.linkPending(conflictId))).toBe('user-token-expired');
    await subject.signInFlow.signIn({ email, password }, 'kept');
    gateway.forget(conflictId);
    expect(await codeOf(gateway.linkPending(conflictId))).toBe('invalid-verification-id');
    expect(await codeOf(gateway.signInWithPending(conflictId, 'kept'))).toBe('invalid-verification-id');
  });

  it('comes back from no redirect', async () => {
    expect(await gateway.finishRedirect()).toBeNull();
    expect(await gateway.finishRedirect()).toBeNull();
  });

  it('lets people look around without an account', async () => {
    expect(await gateway.signInAnonymously('session')).toEqual(signedIn);
    expect(present()).toMatchObject({ isAnonymous: true, email: null, providerData: [] });
  });

  it('signs in with a code by SMS; a wrong one may be followed by the right one', async () => {
    const number = newNumber();
    const ticket = await gateway.sendPhoneCode(number);
    const code = await subject.codeSentTo(number);
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await codeOf(gateway.confirmPhoneCode(ticket, wrong, 'kept'))).toBe('invalid-verification-code');
    expect(await gateway.confirmPhoneCode(ticket, code, 'kept')).toEqual(signedIn);
    expect(present()).toMatchObject({ phoneNumber: number, isAnonymous: false });
    expect(await codeOf(gateway.confirmPhoneCode(ticket, code, 'kept'))).toBe('invalid-verification-id');
  });

  it('refuses a number that is none, and a ticket that nobody has', async () => {
    expect(await codeOf(gateway.sendPhoneCode('12'))).toBe('invalid-phone-number');
    expect(await codeOf(gateway.confirmPhoneCode('ticket-99', '123456', 'kept'))).toBe('invalid-verification-id');
  });

  it('mails a link that signs in, to anybody who asks', async () => {
    const known = newAddress();
    await createAccount(known);
    for (const email of [known, newAddress()]) {
      await gateway.sendSignInLink(email, '/sales/1?a=b');
      expect(await subject.linksTo(email)).toEqual(['/sales/1?a=b']);
    }
    expect(await codeOf(gateway.sendSignInLink(known, '//evil.example'))).toBe('invalid-continue-uri');
  });

  it('asks for the code of a phone as the second step', async () => {
    const [email, number] = [newAddress(), newNumber()];
    await createAccount(email);
    await subject.demandPhone(email, number);
    const { challengeId, factors } = await challenge(email);
    expect(factors).toEqual([
      { uid: expect.any(String), kind: 'phone', name: 'My phone', phoneNumber: expect.any(String), enrolledAt: null },
    ]);
    const uid = factors[0]?.uid ?? '';
    expect(factors[0]?.phoneNumber).toContain('*');
    expect(await codeOf(gateway.answerSecondFactor(challengeId, uid, '123456'))).toBe('invalid-verification-id');
    await gateway.sendSecondFactorCode(challengeId, uid);
    const code = await subject.codeSentTo(number);
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await codeOf(gateway.answerSecondFactor(challengeId, uid, wrong))).toBe('invalid-verification-code');
    await gateway.answerSecondFactor(challengeId, uid, code);
    expect(present()?.email).toBe(email);
    expect(await codeOf(gateway.answerSecondFactor(challengeId, uid, code))).toBe('invalid-verification-id');
  });

  it('asks for the code of an authenticator app as the second step', async () => {
    const email = newAddress();
    await createAccount(email);
    const codeNow = await subject.demandApp(email);
    const { challengeId, factors } = await challenge(email);
    expect(factors).toEqual([
      { uid: expect.any(String), kind: 'totp', name: 'My app', phoneNumber: null, enrolledAt: null },
    ]);
    const uid = factors[0]?.uid ?? '';
    await gateway.sendSecondFactorCode(challengeId, uid);
    expect(await codeOf(gateway.answerSecondFactor(challengeId, uid, '000000'))).toBe('invalid-verification-code');
    await gateway.answerSecondFactor(challengeId, uid, await codeNow());
    expect(present()?.email).toBe(email);
  });

  it('knows neither a challenge nor a step that nobody asked for', async () => {
    const email = newAddress();
    await createAccount(email);
    await subject.demandApp(email);
    const { challengeId } = await challenge(email);
    expect(await codeOf(gateway.sendSecondFactorCode('challenge-99', 'x'))).toBe('invalid-verification-id');
    expect(await codeOf(gateway.sendSecondFactorCode(challengeId, 'x'))).toBe('invalid-verification-id');
    expect(await codeOf(gateway.answerSecondFactor(challengeId, 'x', '123456'))).toBe('invalid-verification-id');
  });

  it('prepares without ever rejecting', async () => {
    expect(await gateway.prepare({ popups: false, phone: true })).toBeUndefined();
  });
}
