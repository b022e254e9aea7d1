import { GatewayFailure } from '../../../services/failure';
import { FAKE_TOTP_CODE } from './fakeAccountGateway';
import type { AuthCode } from '../../../services/auth/authCodes';
import type { AuthUser } from '../../../services/auth/AuthGateway';
import type { FakeAuthGateway } from './fakeAuthGateway';
import { createFakePerson, fakeProvider } from './fakePerson';
import { createFakePhoneCodes, type FakeCode } from './fakePhoneCodes';
import type { SecondFactor, SignInOutcome } from '../../../services/auth/outcomes';
import type { ProviderId, SessionPersistence } from '../../../services/auth/signInMethods';
import type { SignInMethodsGateway } from '../../../services/auth/SignInMethodsGateway';

type Operation = Exclude<keyof SignInMethodsGateway, 'forget'>;

/** Somebody who signs in on a provider's page. */
export interface FakeVisitor {
  readonly uid: string;
  readonly email: string | null;
  /** The provider vouches for the address. */
  readonly vouched: boolean;
}

interface Kept {
  readonly providerId: ProviderId;
  readonly visitor: FakeVisitor;
}

interface Challenge {
  readonly factors: readonly SecondFactor[];
  passed(): void;
}

export interface FakeSignInMethodsGateway extends SignInMethodsGateway {
  /** The operations called, in order, each with its first argument. */
  readonly calls: readonly string[];
  readonly prepared: readonly { readonly popups: boolean; readonly phone: boolean }[];
  readonly sent: readonly FakeCode[];
  readonly mails: readonly { readonly to: string; readonly continuePath: string }[];
  /** Ids of everything that is kept for later: tickets and conflicts. */
  readonly kept: ReadonlySet<string>;
  /** The provider whose window is open; null: none is. */
  readonly open: ProviderId | null;
  /** The person signs in in the open window, or closes it, or the provider's page ends with a code. */
  arrive(visitor?: Partial<FakeVisitor>): void;
  fail(code: AuthCode): void;
  /** The page was left for a provider's and is back: what the next `finishRedirect` finds. */
  comeBack(providerId: ProviderId, visitor?: Partial<FakeVisitor>): void;
  /** A second step that another gateway asked for; `passed` is called when it is passed. */
  addChallenge(challengeId: string, factors: readonly SecondFactor[], passed: () => void): void;
  /** What another gateway kept from a provider. */
  addConflict(conflictId: string, providerId: ProviderId, visitor?: Partial<FakeVisitor>): void;
  /** The next call of `operation` rejects with `code`. */
  failNext(operation: Operation, code: AuthCode): void;
}

const visitorOf = (fields: Partial<FakeVisitor> = {}): FakeVisitor => ({
  uid: 'visitor-1',
  email: 'ada@example.com',
  vouched: true,
  ...fields,
});

/** The ways to sign in in memory, to the accounts of `auth`. */
export function createFakeSignInMethodsGateway(auth: FakeAuthGateway): FakeSignInMethodsGateway {
  const calls: string[] = [];
  const prepared: { popups: boolean; phone: boolean }[] = [];
  const mails: { to: string; continuePath: string }[] = [];
  const failures = new Map<Operation, AuthCode[]>();
  const kept = new Set<string>();
  const conflicts = new Map<string, Kept>();
  const challenges = new Map<string, Challenge>();
  const codes = new Map<string, string>();
  let popup: { providerId: ProviderId; resolve(visitor: FakeVisitor): void; reject(error: Error): void } | null = null;
  let back: (Kept & { readonly stay: SessionPersistence }) | null = null;
  let redirectPersistence: SessionPersistence = 'kept';
  let ids = 0;

  const refuse = (code: AuthCode): never => {
    throw new GatewayFailure<AuthCode>(code);
  };
  const begin = async (operation: Operation, about = ''): Promise<void> => {
    calls.push(`${operation} ${about}`.trim());
    // A service never answers within the call.
    await Promise.resolve();
    const code = failures.get(operation)?.shift();
    if (code !== undefined) refuse(code);
  };
  const keep = (kind: string): string => {
    ids += 1;
    kept.add(`${kind}-${ids}`);
    return `${kind}-${ids}`;
  };
  const phones = createFakePhoneCodes(kept, () => keep('ticket'));
  const linkOf = ({ providerId, visitor }: Kept) =>
    fakeProvider(providerId, { uid: visitor.uid, email: visitor.email });
  const withLink = (user: AuthUser, link: ReturnType<typeof linkOf>): AuthUser => ({
    ...user,
    isAnonymous: false,
    providerData: [...user.providerData, link],
  });
  const newPerson = (fields: Partial<AuthUser>) => {
    ids += 1;
    return createFakePerson({ uid: `guest-${ids}`, displayName: null, email: null, providerData: [], ...fields });
  };
  const settle = (arrived: Kept, stay: SessionPersistence): SignInOutcome => {
    const { providerId, visitor } = arrived;
    const { email, vouched } = visitor;
    const linked = auth.findBy(({ providerData }) =>
      providerData.some((link) => link.providerId === providerId && link.uid === visitor.uid),
    );
    if (linked !== null) return auth.enter(linked, stay);
    const known = email === null ? null : auth.find(email);
    if (known === null)
      return auth.enter(newPerson({ email, emailVerified: vouched, providerData: [linkOf(arrived)] }), stay);
    if (vouched) {
      auth.change(withLink(known, linkOf(arrived)));
      return auth.enter(known, stay);
    }
    const conflictId = keep('conflict');
    conflicts.set(conflictId, arrived);
    return { type: 'accountExists', conflictId, email, providerId };
  };
  const conflict = (id: string): Kept => (kept.has(id) ? conflicts.get(id) : undefined) ?? unknownId();
  const unknownId = (): never => refuse('invalid-verification-id');
  const challenge = (id: string): Challenge => {
    const factors = auth.challenged(id);
    const ofAuth = factors && { factors, passed: () => auth.passChallenge(id) };
    return challenges.get(id) ?? ofAuth ?? unknownId();
  };
  const factorOf = ({ factors }: Challenge, uid: string) => factors.find((factor) => factor.uid === uid) ?? unknownId();

  return {
    calls,
    prepared,
    sent: phones.sent,
    mails,
    kept,
    get open() {
      return popup?.providerId ?? null;
    },
    arrive(visitor) {
      popup?.resolve(visitorOf(visitor));
      popup = null;
    },
    fail(code) {
      popup?.reject(new GatewayFailure<AuthCode>(code));
      popup = null;
    },
    comeBack(providerId, visitor) {
      back = { providerId, visitor: visitorOf(visitor), stay: redirectPersistence };
    },
    addChallenge: (challengeId, factors, passed) => void challenges.set(challengeId, { factors, passed }),
    addConflict(conflictId, providerId, visitor) {
      kept.add(conflictId);
      conflicts.set(conflictId, { providerId, visitor: visitorOf(visitor) });
    },
    failNext: (operation, code) => void failures.set(operation, [...(failures.get(operation) ?? []), code]),

    async prepare(needs) {
      prepared.push({ ...needs });
    },
    async signInWithProvider(providerId, way, stay) {
      if (way === 'redirect') {
        await begin('signInWithProvider', providerId);
        redirectPersistence = stay;
        return { type: 'redirecting' };
      }
      popup?.reject(new GatewayFailure<AuthCode>('cancelled-popup-request'));
      const arriving = new Promise<FakeVisitor>((resolve, reject) => {
        popup = { providerId, resolve, reject };
      });
      const opened = popup;
      try {
        await Promise.race([arriving, begin('signInWithProvider', providerId)]);
      } catch (error) {
        if (popup === opened) popup = null;
        throw error;
      }
      return settle({ providerId, visitor: await arriving }, stay);
    },
    async finishRedirect() {
      await begin('finishRedirect');
      const found = back;
      back = null;
      return found && settle(found, found.stay);
    },
    async signInAnonymously(stay) {
      await begin('signInAnonymously');
      return auth.enter(newPerson({ isAnonymous: true, emailVerified: false }), stay);
    },
    async sendPhoneCode(phoneNumber) {
      await begin('sendPhoneCode', phoneNumber);
      return phones.send(phoneNumber);
    },
    async confirmPhoneCode(ticketId, code, stay) {
      await begin('confirmPhoneCode', ticketId);
      const { phoneNumber } = phones.redeem(ticketId, code);
      const known = auth.findBy((user) => user.phoneNumber === phoneNumber);
      const providerData = [fakeProvider('phone', { uid: phoneNumber, phoneNumber })];
      return auth.enter(known ?? newPerson({ phoneNumber, providerData, emailVerified: false }), stay);
    },
    async sendSignInLink(email, continuePath) {
      await begin('sendSignInLink', email);
      if (!continuePath.startsWith('/') || continuePath.startsWith('//')) refuse('invalid-continue-uri');
      if (!email.includes('@')) refuse('invalid-email');
      mails.push({ to: email, continuePath });
    },
    async sendSecondFactorCode(challengeId, factorUid) {
      await begin('sendSecondFactorCode', factorUid);
      const { kind, phoneNumber } = factorOf(challenge(challengeId), factorUid);
      if (kind !== 'phone') return;
      const ticketId = phones.send(phoneNumber?.replaceAll('*', '1') ?? '');
      codes.set(`${challengeId} ${factorUid}`, ticketId);
    },
    async answerSecondFactor(challengeId, factorUid, code) {
      await begin('answerSecondFactor', factorUid);
      const asked = challenge(challengeId);
      if (factorOf(asked, factorUid).kind === 'phone')
        phones.redeem(codes.get(`${challengeId} ${factorUid}`) ?? '', code);
      else if (code !== FAKE_TOTP_CODE) refuse('invalid-verification-code');
      challenges.delete(challengeId);
      asked.passed();
    },
    async linkPending(conflictId) {
      await begin('linkPending', conflictId);
      const found = conflict(conflictId);
      const user = auth.present ?? refuse('user-token-expired');
      if (user.providerData.some(({ providerId }) => providerId === found.providerId))
        refuse('provider-already-linked');
      kept.delete(conflictId);
      auth.change(withLink(user, linkOf(found)));
    },
    async signInWithPending(conflictId, stay) {
      await begin('signInWithPending', conflictId);
      const found = conflict(conflictId);
      kept.delete(conflictId);
      return settle(found, stay);
    },
    forget: (id) => void kept.delete(id),
  };
}
