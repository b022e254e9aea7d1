import { isRefused, type PasswordPolicy } from '../../../domain/identity/passwordPolicy';
import { GatewayFailure } from '../../../services/failure';
import type { AuthCode } from '../../../services/auth/authCodes';
import type { IdentityGateway, MailedAction } from '../../../services/auth/IdentityGateway';
import type { SecondFactorNeeded } from '../../../services/auth/outcomes';

type Operation = Exclude<keyof IdentityGateway, 'ownPath'>;

/** A mail that was sent: the code in its link, what the link does, and where it leads afterwards. */
export interface FakeMail extends MailedAction {
  readonly to: string;
  readonly code: string;
  readonly continuePath: string;
}

interface FakeAccount {
  email: string;
  password: string;
  verified: boolean;
}

export interface FakeIdentityGateway extends IdentityGateway {
  /** The operations called, in order, each with its first argument where it is a code or an address. */
  readonly calls: readonly string[];
  readonly mails: readonly FakeMail[];
  readonly accounts: readonly FakeAccount[];
  addAccount(email: string, password: string): void;
  /** Who is signed in, for the mail to the signed-in person and for links that sign in. */
  present: string | null;
  /** What signing in by a link asks for after it; null: nothing. */
  secondStep: SecondFactorNeeded | null;
  /** Mails a link of any kind. Returns its code. */
  mail(to: string, action: Partial<MailedAction>, continuePath?: string): string;
  expire(code: string): void;
  /** The next call of `operation` rejects with `code`. */
  failNext(operation: Operation, code: AuthCode): void;
  /** Null: the service does not say. */
  policy: PasswordPolicy | null;
}

const ORIGIN = 'https://app.example';

/** Mails and mailed codes in memory, as the service has them where the contract looks. */
export function createFakeIdentityGateway(): FakeIdentityGateway {
  const calls: string[] = [];
  const mails: FakeMail[] = [];
  const accounts: FakeAccount[] = [];
  const live = new Map<string, { mail: FakeMail; expired: boolean }>();
  const failures = new Map<Operation, AuthCode[]>();

  const refuse = (code: AuthCode): never => {
    throw new GatewayFailure<AuthCode>(code);
  };
  const begin = async (operation: Operation, about = '') => {
    calls.push(`${operation} ${about}`.trim());
    // A service never answers within the call.
    await Promise.resolve();
    const code = failures.get(operation)?.shift();
    if (code !== undefined) refuse(code);
  };
  const account = (email: string | null) => accounts.find((known) => known.email === email);
  const find = (code: string) => {
    const found = live.get(code) ?? refuse('invalid-action-code');
    if (found.expired) refuse('expired-action-code');
    return found.mail;
  };
  const ownPath = (url: string) => {
    if (!URL.canParse(url)) return null;
    const { origin, pathname, search, hash } = new URL(url);
    return origin === ORIGIN ? pathname + search + hash : null;
  };
  const checkPath = (path: string) => {
    if (!path.startsWith('/') || ownPath(ORIGIN + path) === null) refuse('invalid-continue-uri');
  };

  const fake: FakeIdentityGateway = {
    calls,
    mails,
    accounts,
    present: null,
    secondStep: null,
    policy: null,
    addAccount: (email, password) => void accounts.push({ email, password, verified: false }),
    mail(to, { operation = 'verifyEmail', email = to, previousEmail = null, factor = null }, continuePath = '/sales') {
      const code = `code-${mails.length + 1}`;
      const sent = { to, code, operation, email, previousEmail, factor, continuePath };
      mails.push(sent);
      live.set(code, { mail: sent, expired: false });
      return code;
    },
    expire(code) {
      const found = live.get(code);
      if (found) found.expired = true;
    },
    failNext: (operation, code) => void failures.set(operation, [...(failures.get(operation) ?? []), code]),
    async sendPasswordReset(email, continuePath) {
      await begin('sendPasswordReset', email);
      checkPath(continuePath);
      if (account(email)) fake.mail(email, { operation: 'resetPassword' }, continuePath);
    },
    async sendEmailVerification(continuePath) {
      await begin('sendEmailVerification');
      checkPath(continuePath);
      fake.mail(fake.present ?? refuse('user-token-expired'), { operation: 'verifyEmail' }, continuePath);
    },
    async checkActionCode(code) {
      await begin('checkActionCode', code);
      const { operation, email, previousEmail, factor } = find(code);
      return { operation, email, previousEmail, factor };
    },
    async applyActionCode(code) {
      await begin('applyActionCode', code);
      const { operation, email, previousEmail } = find(code);
      const about = account(email) ?? account(previousEmail) ?? refuse('invalid-action-code');
      live.delete(code);
      if (email !== null) about.email = email;
      if (operation !== 'revertSecondFactorAddition') about.verified = true;
    },
    async confirmPasswordReset(code, password) {
      await begin('confirmPasswordReset', code);
      const { operation, to } = find(code);
      const about = account(to);
      if (operation !== 'resetPassword' || about === undefined) return refuse('invalid-action-code');
      if (password.length < 6) refuse('weak-password');
      if (fake.policy !== null && isRefused(fake.policy, password)) refuse('password-does-not-meet-requirements');
      live.delete(code);
      about.password = password;
    },
    async signInWithMailedCode(email, code, stay) {
      await begin('signInWithMailedCode', `${code} ${stay}`);
      const { operation, to } = find(code);
      if (operation !== 'signIn') refuse('invalid-action-code');
      if (to !== email) refuse('invalid-email');
      live.delete(code);
      if (fake.secondStep !== null) return fake.secondStep;
      fake.present = email;
      return { type: 'signedIn' };
    },
    async passwordPolicy() {
      await begin('passwordPolicy');
      return fake.policy;
    },
    ownPath,
  };
  return fake;
}
