import { GatewayFailure } from '../../../services/failure';
import type { AuthEvent, AuthGateway, AuthUser } from '../../../services/auth/AuthGateway';
import type { AuthCode } from '../../../services/auth/authCodes';
import type { RevocationCode } from '../../../services/auth/revocationCodes';
import type { SignInGateway } from '../../../services/auth/SignInGateway';
import { createFakePerson, fakeProvider } from './fakePerson';
import type { SecondFactor, SignInOutcome } from '../../../services/auth/outcomes';
import type { SessionPersistence } from '../../../services/auth/signInMethods';

type Operation = 'signUp' | 'signIn' | 'signOut' | 'refresh' | 'reload';

export interface FakeAuthGateway extends AuthGateway, SignInGateway {
  /** The names of the operations called, in order. */
  readonly calls: readonly Operation[];
  readonly listenerCount: number;
  /** The next call of `operation` rejects with `code`. */
  failNext(operation: Operation, code: AuthCode): void;
  /** An event as the service would send it by itself. */
  emit(event: AuthEvent): void;
  /** The administrator disables an account: its next refresh, reload or sign-in is refused. */
  disable(email: string): void;
  /** When the present token expires, in ms since the epoch. */
  setTokenExpiry(at: number | null): void;
  /** A new token is asked for by another than this gateway, now. */
  askForToken(): void;
  /** Whether the service renews tokens by itself, as it does while documents are listened to. */
  setRenewing(renews: boolean): void;
  /** The service has not answered at start; a reload that gets through confirms. */
  setUnconfirmed(): void;
  /** What was set last; null: the language of the device. */
  readonly language: string | null;
  /** How long the last one who came in wants to stay. */
  readonly stay: SessionPersistence | null;
  /** Who is signed in, in the words of the service itself. */
  readonly present: AuthUser | null;
  /** Signing in to the account of this address takes a second step from now on. */
  demandSecondFactor(email: string, factors: readonly SecondFactor[]): void;
  /** What a challenge asks for; null when there is no such challenge. */
  challenged(challengeId: string): readonly SecondFactor[] | null;
  /** The second step was right. */
  passChallenge(challengeId: string): void;
  /** The account of an address. */
  find(email: string): AuthUser | null;
  findBy(is: (user: AuthUser) => boolean): AuthUser | null;
  /** Someone comes in by another way than the password; an account that is not known yet is created. */
  enter(user: AuthUser, stay: SessionPersistence): SignInOutcome;
  /** The account becomes this; emitted when it is the present one. */
  change(user: AuthUser): void;
}

interface Account {
  user: AuthUser;
  /** Null: no password opens it. */
  readonly password: string | null;
  disabled: boolean;
  factors: readonly SecondFactor[];
}

const HOUR = 3_600_000;

/** An identity service in memory that behaves like the real one where the contract looks. */
export function createFakeAuthGateway(): FakeAuthGateway {
  const accounts: Account[] = [];
  const challenges = new Map<string, { readonly account: Account; readonly stay: SessionPersistence }>();
  const listeners = new Set<(event: AuthEvent) => void>();
  const calls: Operation[] = [];
  const failures = new Map<Operation, AuthCode[]>();
  let present: Account | null = null;
  let expiresAt: number | null = null;
  let language: string | null = null;
  let askedAt: number | null = null;
  let renews = false;
  let isConfirmed = true;
  let lastPersistence: SessionPersistence | null = null;
  let challengeCount = 0;

  /** What was last emitted about who is signed in: a later listener gets the same. */
  let received: AuthUser | null = null;

  const emit = (event: AuthEvent) => {
    if (event.type === 'changed') received = event.user;
    [...listeners].forEach((listener) => listener(event));
  };
  const tell = () => emit({ type: 'changed', user: present?.user ?? null });

  const refuse = (code: AuthCode): never => {
    throw new GatewayFailure<AuthCode>(code);
  };
  const begin = async (operation: Operation) => {
    calls.push(operation);
    // A service never answers within the call.
    await Promise.resolve();
    const code = failures.get(operation)?.shift();
    if (code !== undefined) refuse(code);
  };
  const ofAddress = (email: string) => accounts.find(({ user }) => user.email === email);
  const become = (account: Account, stay: SessionPersistence) => {
    present = account;
    lastPersistence = stay;
    expiresAt = Date.now() + HOUR;
    tell();
  };
  const enter = (account: Account, stay: SessionPersistence): SignInOutcome => {
    if (account.disabled) refuse('user-disabled');
    if (account.factors.length === 0) {
      become(account, stay);
      return { type: 'signedIn' };
    }
    challengeCount += 1;
    const challengeId = `challenge-${challengeCount}`;
    challenges.set(challengeId, { account, stay });
    const factors = account.factors.map((factor) => ({ ...factor, enrolledAt: null }));
    return { type: 'secondFactorNeeded', challengeId, factors };
  };
  const revoke = (code: RevocationCode): never => {
    const uid = present?.user.uid ?? null;
    present = null;
    expiresAt = null;
    tell();
    emit({ type: 'revoked', code, uid });
    return refuse(code);
  };

  return {
    calls,
    get listenerCount() {
      return listeners.size;
    },
    subscribe(listener) {
      listeners.add(listener);
      queueMicrotask(() => {
        if (listeners.has(listener)) listener({ type: 'changed', user: received });
      });
      return () => listeners.delete(listener);
    },
    async signUp({ email, password, displayName }, stay) {
      await begin('signUp');
      if (!email.includes('@')) refuse('invalid-email');
      if (password.length < 6) refuse('weak-password');
      if (ofAddress(email)) refuse('email-already-in-use');
      const user = createFakePerson({
        uid: `user-${accounts.length + 1}`,
        email,
        emailVerified: false,
        displayName: displayName === '' ? null : displayName,
        providerData: [fakeProvider('password', { uid: email, email })],
      });
      const account = { user, password, disabled: false, factors: [] };
      accounts.push(account);
      return enter(account, stay);
    },
    async signIn({ email, password }, stay) {
      await begin('signIn');
      const account = ofAddress(email);
      if (account?.disabled) refuse('user-disabled');
      if (account === undefined || account.password !== password) return refuse('invalid-credential');
      return enter(account, stay);
    },
    async signOut() {
      await begin('signOut');
      present = null;
      expiresAt = null;
      tell();
    },
    async refresh() {
      askedAt = Date.now();
      await begin('refresh');
      if (present === null) return;
      if (present.disabled) revoke('user-disabled');
      expiresAt = Date.now() + HOUR;
      tell();
    },
    async reload() {
      await begin('reload');
      if (present === null) return;
      if (present.disabled) revoke('user-disabled');
      isConfirmed = true;
      tell();
    },
    tokenExpiresAt: () => expiresAt,
    tokenAskedAt: () => askedAt,
    renewsByItself: () => renews,
    isConfirmed: () => isConfirmed,
    setLanguage(code) {
      language = code;
    },
    failNext(operation, code) {
      failures.set(operation, [...(failures.get(operation) ?? []), code]);
    },
    emit,
    disable(email) {
      const account = ofAddress(email);
      if (account) account.disabled = true;
    },
    get language() {
      return language;
    },
    get stay() {
      return lastPersistence;
    },
    get present() {
      return present?.user ?? null;
    },
    demandSecondFactor(email, factors) {
      const account = ofAddress(email);
      if (account) account.factors = factors;
    },
    challenged: (challengeId) => challenges.get(challengeId)?.account.factors ?? null,
    passChallenge(challengeId) {
      const challenge = challenges.get(challengeId);
      challenges.delete(challengeId);
      if (challenge) become(challenge.account, challenge.stay);
    },
    find: (email) => ofAddress(email)?.user ?? null,
    findBy: (is) => accounts.find(({ user }) => is(user))?.user ?? null,
    enter(user, stay) {
      const known = accounts.find((account) => account.user.uid === user.uid);
      const account = known ?? { user, password: null, disabled: false, factors: [] };
      if (known === undefined) accounts.push(account);
      return enter(account, stay);
    },
    change(user) {
      const account = accounts.find((known) => known.user.uid === user.uid);
      if (account === undefined) return;
      account.user = user;
      if (account === present) tell();
    },
    askForToken() {
      askedAt = Date.now();
    },
    setRenewing(renewing) {
      renews = renewing;
    },
    setUnconfirmed() {
      isConfirmed = false;
    },
    setTokenExpiry(at) {
      expiresAt = at;
    },
  };
}
