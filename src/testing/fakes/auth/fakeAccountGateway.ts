import { GatewayFailure } from '../../../services/failure';
import type { AccountGateway } from '../../../services/auth/AccountGateway';
import type { AuthCode } from '../../../services/auth/authCodes';
import type { AuthEvent, AuthUser, LinkedProvider } from '../../../services/auth/AuthGateway';
import { createFakePerson, fakeProvider } from './fakePerson';
import { createFakePhoneCodes, type FakeCode } from './fakePhoneCodes';
import type { ReauthOutcome, SecondFactor } from '../../../services/auth/outcomes';

type Operation = Exclude<keyof AccountGateway, 'secondFactors' | 'forget'>;

export interface FakeAccountGateway extends AccountGateway {
  /** The operations called, in order. */
  readonly calls: readonly Operation[];
  /** Who is signed in. Setting it tells nobody. */
  present: AuthUser | null;
  /** Null: the account has none. */
  password: string | null;
  /** When the present session was signed in, in ms since the epoch. */
  signedIn: number;
  factors: readonly SecondFactor[];
  /** The links that were mailed to new addresses. */
  readonly mails: readonly { readonly to: string; readonly continuePath: string }[];
  readonly sent: readonly FakeCode[];
  /** Ids of everything that is kept for later: tickets, enrolments, conflicts, challenges. */
  readonly kept: ReadonlySet<string>;
  /** Whose tokens were revoked. */
  readonly revoked: readonly string[];
  /** A provider's id, a telephone number or an address that another account has. */
  belongsToAnother(way: string): void;
  /** The sign-in counts as long ago, until the next one. */
  age(): void;
  /** The second step is passed: the sign-in is recent. */
  passChallenge(): void;
  /** The person uses the mailed link: the account has the new address. */
  followMail(): void;
  /** The next call of `operation` rejects with `code`. */
  failNext(operation: Operation, code: AuthCode): void;
}

/** The code that an authenticator app shows for a secret of the fake. */
export const FAKE_TOTP_CODE = '246810';

/**
 * The own account in memory, as the service has it where the contract looks. `auth` is notified of changes, as the
 * listeners of the auth gateway are.
 */
export function createFakeAccountGateway(auth?: { emit(event: AuthEvent): void }): FakeAccountGateway {
  const calls: Operation[] = [];
  const failures = new Map<Operation, AuthCode[]>();
  const mails: { to: string; continuePath: string }[] = [];
  const kept = new Set<string>();
  const revoked: string[] = [];
  const elsewhere = new Set<string>();
  let recent = true;
  let ids = 0;

  const refuse = (code: AuthCode): never => {
    throw new GatewayFailure<AuthCode>(code);
  };
  const begin = async (operation: Operation): Promise<AuthUser> => {
    calls.push(operation);
    // A service never answers within the call.
    await Promise.resolve();
    const code = failures.get(operation)?.shift();
    if (code !== undefined) refuse(code);
    return fake.present ?? refuse('user-token-expired');
  };
  const sensitive = async (operation: Operation): Promise<AuthUser> => {
    const user = await begin(operation);
    if (!recent) refuse('requires-recent-login');
    return user;
  };
  const keep = (kind: string): string => {
    const id = `${kind}-${(ids += 1)}`;
    kept.add(id);
    return id;
  };
  const become = (user: AuthUser | null): void => {
    fake.present = user;
    auth?.emit({ type: 'changed', user });
  };
  const change = (fields: Partial<AuthUser>): void => {
    if (fake.present !== null) become({ ...fake.present, ...fields });
  };
  const add = (linked: LinkedProvider, fields: Partial<AuthUser> = {}): void => {
    const others = (fake.present?.providerData ?? []).filter(({ providerId }) => providerId !== linked.providerId);
    change({ isAnonymous: false, ...fields, providerData: [...others, linked] });
  };
  const has = (user: AuthUser, id: string) => user.providerData.some(({ providerId }) => providerId === id);
  const phones = createFakePhoneCodes(kept, () => keep('ticket'));
  const conflict = () => ({ type: 'belongsToAnother', conflictId: keep('conflict') }) as const;
  const enrol = (kind: SecondFactor['kind'], name: string, phoneNumber: string | null): void => {
    const factor = { uid: `factor-${(ids += 1)}`, kind, name, phoneNumber, enrolledAt: new Date().toUTCString() };
    fake.factors = [...fake.factors, factor];
    change({});
  };
  const enter = (): ReauthOutcome => {
    if (fake.factors.length > 0) {
      return { type: 'secondFactorNeeded', challengeId: keep('challenge'), factors: fake.factors };
    }
    fake.passChallenge();
    return { type: 'done' };
  };

  const fake: FakeAccountGateway = {
    calls,
    present: createFakePerson(),
    password: 'walnut-12',
    signedIn: Date.now(),
    factors: [],
    mails,
    sent: phones.sent,
    kept,
    revoked,
    belongsToAnother: (way) => void elsewhere.add(way),
    age: () => void (recent = false),
    passChallenge() {
      recent = true;
      fake.signedIn = Date.now();
      change({});
    },
    followMail() {
      const email = mails.at(-1)?.to;
      if (email !== undefined) add(fakeProvider('password', { uid: email, email }), { email, emailVerified: true });
    },
    failNext: (operation, code) => void failures.set(operation, [...(failures.get(operation) ?? []), code]),

    async updateProfile(profile) {
      await begin('updateProfile');
      change(profile);
    },
    async changeEmail(email, continuePath) {
      await sensitive('changeEmail');
      if (!continuePath.startsWith('/') || continuePath.startsWith('//')) refuse('invalid-continue-uri');
      if (!email.includes('@')) refuse('invalid-email');
      if (elsewhere.has(email)) refuse('email-already-in-use');
      mails.push({ to: email, continuePath });
    },
    async changePassword(password) {
      const user = await sensitive('changePassword');
      if (user.email === null) refuse('missing-email');
      if (password.length < 6) refuse('weak-password');
      fake.password = password;
      add(fakeProvider('password', { uid: user.email ?? '', email: user.email }));
    },

    async linkPassword({ email, password }) {
      const user = await begin('linkPassword');
      if (has(user, 'password')) refuse('provider-already-linked');
      if (!email.includes('@')) refuse('invalid-email');
      if (password.length < 6) refuse('weak-password');
      if (elsewhere.has(email)) return conflict();
      fake.password = password;
      add(fakeProvider('password', { uid: email, email }), { email, emailVerified: false });
      return { type: 'linked' };
    },
    async linkProvider(providerId) {
      const user = await begin('linkProvider');
      if (has(user, providerId)) refuse('provider-already-linked');
      if (elsewhere.has(providerId)) return conflict();
      add(fakeProvider(providerId, { email: user.email }));
      return { type: 'linked' };
    },
    async unlink(providerId) {
      const user = await begin('unlink');
      if (!has(user, providerId)) refuse('no-such-provider');
      if (providerId === 'apple.com') revoked.push(user.uid);
      if (providerId === 'password') fake.password = null;
      change({
        providerData: user.providerData.filter((linked) => linked.providerId !== providerId),
        ...(providerId === 'phone' ? { phoneNumber: null } : {}),
      });
    },
    async sendPhoneCode(phoneNumber) {
      await begin('sendPhoneCode');
      return phones.send(phoneNumber);
    },
    async confirmPhone(ticketId, code) {
      await begin('confirmPhone');
      const { phoneNumber } = phones.redeem(ticketId, code);
      if (elsewhere.has(phoneNumber)) return conflict();
      add(fakeProvider('phone', { uid: phoneNumber, phoneNumber }), { phoneNumber });
      return { type: 'linked' };
    },

    secondFactors: () => (fake.present === null ? [] : fake.factors),
    async startTotp() {
      const user = await sensitive('startTotp');
      if (!user.emailVerified) refuse('unverified-email');
      const account = encodeURIComponent(user.email ?? user.uid);
      return {
        enrolmentId: keep('enrolment'),
        secret: 'JBSWY3DPEHPK3PXP',
        uri: `otpauth://totp/Lotsmith:${account}?secret=JBSWY3DPEHPK3PXP&issuer=Lotsmith`,
      };
    },
    async finishTotp(enrolmentId, code, name) {
      await begin('finishTotp');
      if (!kept.has(enrolmentId)) refuse('invalid-verification-id');
      if (code !== FAKE_TOTP_CODE) refuse('invalid-verification-code');
      kept.delete(enrolmentId);
      enrol('totp', name, null);
    },
    async startPhoneFactor(phoneNumber) {
      const user = await sensitive('startPhoneFactor');
      if (!user.emailVerified) refuse('unverified-email');
      return phones.send(phoneNumber);
    },
    async finishPhoneFactor(ticketId, code, name) {
      await begin('finishPhoneFactor');
      enrol('phone', name, phones.redeem(ticketId, code).phoneNumber);
    },
    async removeSecondFactor(uid) {
      await sensitive('removeSecondFactor');
      fake.factors = fake.factors.filter((factor) => factor.uid !== uid);
      change({});
    },

    async signedInAt() {
      if (fake.present === null) return null;
      await begin('signedInAt');
      return fake.signedIn;
    },
    async proveAddress() {
      if (fake.present?.emailVerified === true) await begin('proveAddress');
    },
    async reauthenticateWithPassword(password) {
      await begin('reauthenticateWithPassword');
      if (password !== fake.password) refuse('invalid-credential');
      return enter();
    },
    async reauthenticateWithProvider(providerId) {
      const user = await begin('reauthenticateWithProvider');
      if (!has(user, providerId)) refuse('user-mismatch');
      return enter();
    },
    async sendReauthCode() {
      const user = await begin('sendReauthCode');
      return phones.send(user.phoneNumber ?? refuse('no-such-provider'));
    },
    async reauthenticateWithCode(ticketId, code) {
      await begin('reauthenticateWithCode');
      phones.redeem(ticketId, code);
      return enter();
    },

    async deleteAccount() {
      const user = await sensitive('deleteAccount');
      if (has(user, 'apple.com')) revoked.push(user.uid);
      become(null);
    },
    forget: (id) => void kept.delete(id),
  };
  return fake;
}
