import { GatewayFailure } from '../failure';
import type { AuthEvent, AuthGateway, AuthUser, Credentials } from './AuthGateway';
import type { AuthCode, RevocationCode } from './authCodes';

type Operation = 'signUp' | 'signIn' | 'signOut' | 'refresh' | 'reload';

export interface FakeAuthGateway extends AuthGateway {
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
}

interface Account extends Credentials {
  user: AuthUser;
  disabled: boolean;
}

const HOUR = 3_600_000;

function newUser(email: string, displayName: string, count: number): AuthUser {
  const now = new Date().toUTCString();
  return {
    uid: `user-${count}`,
    displayName: displayName === '' ? null : displayName,
    email,
    emailVerified: false,
    phoneNumber: null,
    photoURL: null,
    isAnonymous: false,
    tenantId: null,
    providerData: [{ providerId: 'password', uid: email, displayName: null, email, phoneNumber: null, photoURL: null }],
    creationTime: now,
    lastSignInTime: now,
  };
}

/** An identity service in memory that behaves like the real one where the contract looks. */
export function createFakeAuthGateway(): FakeAuthGateway {
  const accounts = new Map<string, Account>();
  const listeners = new Set<(event: AuthEvent) => void>();
  const calls: Operation[] = [];
  const failures = new Map<Operation, AuthCode[]>();
  let present: Account | null = null;
  let expiresAt: number | null = null;

  /** What was last told about who is signed in: a later listener hears the same. */
  let told: AuthUser | null = null;

  const emit = (event: AuthEvent) => {
    if (event.type === 'changed') told = event.user;
    [...listeners].forEach((listener) => listener(event));
  };
  const tell = () => emit({ type: 'changed', user: present?.user ?? null });

  const begin = async (operation: Operation) => {
    calls.push(operation);
    // A service never answers within the call.
    await Promise.resolve();
    const code = failures.get(operation)?.shift();
    if (code !== undefined) throw new GatewayFailure<AuthCode>(code);
  };
  const enter = (account: Account) => {
    present = account;
    expiresAt = Date.now() + HOUR;
    tell();
    return account.user;
  };
  const revoke = (code: RevocationCode): never => {
    const uid = present?.user.uid ?? null;
    present = null;
    expiresAt = null;
    tell();
    emit({ type: 'revoked', code, uid });
    throw new GatewayFailure<AuthCode>(code);
  };

  return {
    calls,
    get listenerCount() {
      return listeners.size;
    },
    subscribe(listener) {
      listeners.add(listener);
      queueMicrotask(() => {
        if (listeners.has(listener)) listener({ type: 'changed', user: told });
      });
      return () => listeners.delete(listener);
    },
    async signUp({ email, password, displayName }) {
      await begin('signUp');
      if (!email.includes('@')) throw new GatewayFailure<AuthCode>('invalid-email');
      if (password.length < 6) throw new GatewayFailure<AuthCode>('weak-password');
      if (accounts.has(email)) throw new GatewayFailure<AuthCode>('email-already-in-use');
      const account = { email, password, user: newUser(email, displayName, accounts.size + 1), disabled: false };
      accounts.set(email, account);
      return enter(account);
    },
    async signIn({ email, password }) {
      await begin('signIn');
      const account = accounts.get(email);
      if (account?.disabled) throw new GatewayFailure<AuthCode>('user-disabled');
      if (account?.password !== password) throw new GatewayFailure<AuthCode>('invalid-credential');
      return enter(account);
    },
    async signOut() {
      await begin('signOut');
      present = null;
      expiresAt = null;
      tell();
    },
    async refresh() {
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
      tell();
    },
    tokenExpiresAt: () => expiresAt,
    failNext(operation, code) {
      failures.set(operation, [...(failures.get(operation) ?? []), code]);
    },
    emit,
    disable(email) {
      const account = accounts.get(email);
      if (account) account.disabled = true;
    },
    setTokenExpiry(at) {
      expiresAt = at;
    },
  };
}
