import { GatewayFailure } from '../../../services/failure';
import type { AccountGateway } from '../../../services/auth/AccountGateway';
import type { AuthEvent, AuthUser, Credentials } from '../../../services/auth/AuthGateway';
import type { ReauthOutcome } from '../../../services/auth/outcomes';

/** What the suite needs of one implementation. */
export interface AccountContractSubject {
  readonly gateway: AccountGateway;
  /** What the listeners of the auth gateway received, in order. */
  readonly notified: readonly AuthEvent[];
  /** Signs in somebody new, with a password and a verified address. */
  enter(): Promise<Credentials>;
  /** Signs in somebody new through Google, who has no password. */
  enterByProvider(): Promise<void>;
  enterAnonymously(): Promise<void>;
  /** An address that another account has. */
  takenAddress(): Promise<string>;
  /** The person uses the link that was mailed to the new address, and signs in with it. */
  followMail(to: string, password: string): Promise<void>;
  /** Whether the password opens the present account. */
  opens(password: string): Promise<boolean>;
  /** The present sign-in counts as long ago. */
  age(): Promise<void>;
  /** What the authenticator app shows, for the first time with this secret and then again. */
  appCode(secret: string): Promise<string>;
  passSecondStep(needed: Extract<ReauthOutcome, { type: 'secondFactorNeeded' }>): Promise<void>;
}

const PASSWORD = 'walnut-12';
let count = 0;
const newAddress = () => `account-${Date.now()}-${(count += 1)}@example.com`;

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no refusal',
    (error: unknown) => (error instanceof GatewayFailure ? error.code : error),
  );

/** What every account gateway does. Run against the fake and against the SDK with the local identity service. */
export function accountGatewayContract(create: () => Promise<AccountContractSubject>): void {
  let subject: AccountContractSubject;
  let gateway: AccountGateway;

  const received = (): AuthUser | null => subject.notified.findLast((event) => event.type === 'changed')?.user ?? null;
  const signInMethods = () => (received()?.providerData ?? []).map(({ providerId }) => providerId);

  beforeEach(async () => {
    subject = await create();
    ({ gateway } = subject);
  });

  describe('the profile', () => {
    it('changes what is given and reports it', async () => {
      await subject.enter();
      await gateway.updateProfile({ displayName: 'Ada Byron', photoURL: 'https://example.com/ada.jpg' });
      expect(received()).toMatchObject({ displayName: 'Ada Byron', photoURL: 'https://example.com/ada.jpg' });
      await gateway.updateProfile({ displayName: 'Ada Lovelace' });
      expect(received()).toMatchObject({ displayName: 'Ada Lovelace', photoURL: 'https://example.com/ada.jpg' });
      await gateway.updateProfile({ photoURL: null });
      expect(received()).toMatchObject({ displayName: 'Ada Lovelace', photoURL: null });
    });
  });

  describe('the address', () => {
    it('changes when the mailed link is used, not before', async () => {
      const { email, password } = await subject.enter();
      const next = newAddress();
      await gateway.changeEmail(next, '/account');
      expect(received()?.email).toBe(email);
      await subject.followMail(next, password);
      expect(received()).toMatchObject({ email: next, emailVerified: true });
    });

    it('leads to pages of this application only', async () => {
      await subject.enter();
      expect(await codeOf(gateway.changeEmail(newAddress(), 'https://elsewhere.example/'))).toBe(
        'invalid-continue-uri',
      );
      expect(await codeOf(gateway.changeEmail(newAddress(), '//elsewhere.example/'))).toBe('invalid-continue-uri');
    });
  });

  describe('the password', () => {
    it('is another from now on', async () => {
      const { password } = await subject.enter();
      await gateway.changePassword('chestnut-34');
      expect(await subject.opens(password)).toBe(false);
      expect(await subject.opens('chestnut-34')).toBe(true);
    });

    it('is refused when it is weak', async () => {
      const { password } = await subject.enter();
      expect(await codeOf(gateway.changePassword('12345'))).toBe('weak-password');
      expect(await subject.opens(password)).toBe(true);
    });

    it('is given to an account that had none', async () => {
      await subject.enterByProvider();
      expect(signInMethods()).toEqual(['google.com']);
      await gateway.changePassword(PASSWORD);
      expect(signInMethods().sort()).toEqual(['google.com', 'password']);
      expect(await subject.opens(PASSWORD)).toBe(true);
    });

    it('makes a passing account one that stays', async () => {
      await subject.enterAnonymously();
      const uid = received()?.uid;
      const email = newAddress();
      expect(await codeOf(gateway.changePassword(PASSWORD))).toBe('missing-email');
      expect(await gateway.linkPassword({ email, password: PASSWORD })).toEqual({ type: 'linked' });
      expect(received()).toMatchObject({ uid, email, isAnonymous: false });
      expect(await codeOf(gateway.linkPassword({ email, password: PASSWORD }))).toBe('provider-already-linked');
    });

    it('is not added under an address that another account has', async () => {
      const email = await subject.takenAddress();
      await subject.enterAnonymously();
      expect(await gateway.linkPassword({ email, password: PASSWORD })).toMatchObject({ type: 'belongsToAnother' });
      expect(received()?.isAnonymous).toBe(true);
    });
  });

  describe('ways to sign in', () => {
    it('are taken away, and listeners get it', async () => {
      await subject.enterByProvider();
      await gateway.changePassword(PASSWORD);
      await gateway.unlink('google.com');
      expect(signInMethods()).toEqual(['password']);
      expect(await codeOf(gateway.unlink('google.com'))).toBe('no-such-provider');
    });
  });

  describe('the second step', () => {
    async function enrol() {
      const { enrolmentId, secret } = await gateway.startTotp();
      await gateway.finishTotp(enrolmentId, await subject.appCode(secret), 'My phone');
    }

    it('is an authenticator app, once a code proves it', async () => {
      const { email } = await subject.enter();
      expect(gateway.secondFactors()).toEqual([]);
      const { enrolmentId, secret, uri } = await gateway.startTotp();
      expect(secret).toMatch(/^[A-Z2-7]{16,}$/);
      expect(uri).toMatch(/^otpauth:\/\/totp\//);
      expect(new URL(uri).searchParams.get('secret')).toBe(secret);
      expect(new URL(uri).searchParams.get('issuer')).toBe('Lotsmith');
      expect(decodeURIComponent(uri)).toContain(`Lotsmith:${email}?`);
      expect(await codeOf(gateway.finishTotp(enrolmentId, '000000', 'My phone'))).toBe('invalid-verification-code');
      expect(gateway.secondFactors()).toEqual([]);
      const before = subject.notified.length;
      await gateway.finishTotp(enrolmentId, await subject.appCode(secret), 'My phone');
      const [factor, ...more] = gateway.secondFactors();
      expect(factor).toMatchObject({ kind: 'totp', name: 'My phone', phoneNumber: null });
      expect(more).toEqual([]);
      expect(Math.abs(Date.parse(factor?.enrolledAt ?? '') - Date.now())).toBeLessThan(60_000);
      expect(subject.notified.slice(before)).toContainEqual(expect.objectContaining({ type: 'changed' }));
      expect(await codeOf(gateway.finishTotp(enrolmentId, '000000', ''))).toBe('invalid-verification-id');
    });

    it('is asked for when signing in once more', async () => {
      const { password } = await subject.enter();
      await enrol();
      await subject.age();
      const outcome = await gateway.reauthenticateWithPassword(password);
      if (outcome.type !== 'secondFactorNeeded') throw new Error('There was no second step.');
      expect(outcome.factors).toMatchObject([{ kind: 'totp', name: 'My phone' }]);
      expect(await codeOf(gateway.changePassword('chestnut-34'))).toBe('requires-recent-login');
      await subject.passSecondStep(outcome);
      await gateway.changePassword('chestnut-34');
    });

    it('is removed, also when it is gone already', async () => {
      await subject.enter();
      await enrol();
      const uid = gateway.secondFactors()[0]?.uid ?? '';
      await gateway.removeSecondFactor(uid);
      expect(gateway.secondFactors()).toEqual([]);
      await gateway.removeSecondFactor(uid);
      expect(received()).not.toBeNull();
    });

    it('is not enrolled from what was left', async () => {
      await subject.enter();
      const { enrolmentId, secret } = await gateway.startTotp();
      gateway.forget(enrolmentId);
      const code = await subject.appCode(secret);
      expect(await codeOf(gateway.finishTotp(enrolmentId, code, 'My phone'))).toBe('invalid-verification-id');
    });
  });

  describe('signing in once more', () => {
    it('is needed for what is dangerous after a while', async () => {
      const { password } = await subject.enter();
      await subject.age();
      const needed = 'requires-recent-login';
      expect(await codeOf(gateway.changePassword('chestnut-34'))).toBe(needed);
      expect(await codeOf(gateway.changeEmail(newAddress(), '/account'))).toBe(needed);
      expect(await codeOf(gateway.startTotp())).toBe(needed);
      expect(await codeOf(gateway.deleteAccount())).toBe(needed);
      expect(await gateway.reauthenticateWithPassword(password)).toEqual({ type: 'done' });
      expect(await codeOf(gateway.changePassword('chestnut-34'))).toBe('no refusal');
    });

    it('with a wrong password ends no session', async () => {
      await subject.enter();
      expect(await codeOf(gateway.reauthenticateWithPassword('wrong-one'))).toBe('invalid-credential');
      expect(subject.notified.map(({ type }) => type)).not.toContain('revoked');
      expect(received()).not.toBeNull();
    });

    it('by telephone needs a number and a ticket that was given', async () => {
      await subject.enter();
      expect(await codeOf(gateway.sendReauthCode())).toBe('no-such-provider');
      expect(await codeOf(gateway.reauthenticateWithCode('ticket-0', '123456'))).toBe('invalid-verification-id');
      expect(await codeOf(gateway.confirmPhone('ticket-0', '123456'))).toBe('invalid-verification-id');
    });

    it('says when it was', async () => {
      await subject.enter();
      expect(Math.abs(((await gateway.signedInAt()) ?? 0) - Date.now())).toBeLessThan(60_000);
    });
  });

  describe('deleting the account', () => {
    it('leaves nobody signed in, and is no revocation', async () => {
      const { password } = await subject.enter();
      await gateway.deleteAccount();
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(received()).toBeNull();
      expect(subject.notified.map(({ type }) => type)).not.toContain('revoked');
      expect(await subject.opens(password)).toBe(false);
    });

    it('leaves nothing to do for nobody', async () => {
      await subject.enter();
      await gateway.deleteAccount();
      expect(await gateway.signedInAt()).toBeNull();
      expect(gateway.secondFactors()).toEqual([]);
      for (const work of [
        gateway.updateProfile({ displayName: 'Ada' }),
        gateway.changePassword(PASSWORD),
        gateway.unlink('password'),
        gateway.startTotp(),
        gateway.deleteAccount(),
      ]) {
        expect(await codeOf(work)).toBe('user-token-expired');
      }
    });
  });
}
