import { GatewayFailure } from '../../../services/failure';
import type { IdentityGateway } from '../../../services/auth/IdentityGateway';

/** A mail as the suite sees it. */
export interface SeenMail {
  readonly to: string;
  readonly code: string;
  readonly continuePath: string;
}

/** What the suite needs of one implementation. */
export interface IdentityContractSubject {
  readonly gateway: IdentityGateway;
  createAccount(email: string, password: string): Promise<void>;
  /** Signs in, as the application's person. The code of the refusal, or null. */
  signIn(email: string, password: string): Promise<string | null>;
  /** The address and whether it is confirmed, of the account that was signed in to last, as the service has it. */
  account(): Promise<{ readonly email: string; readonly verified: boolean }>;
  mails(): Promise<readonly SeenMail[]>;
  /** A mail that other pages will ask for. Returns its code. */
  mailSignIn(email: string): Promise<string>;
  mailChange(email: string, newEmail: string): Promise<string>;
  expire(code: string): Promise<void>;
  demand(rules: {
    readonly minLength: number;
    readonly uppercase: boolean;
    readonly symbols: string;
    readonly enforced: boolean;
  }): Promise<void>;
}

const password = 'walnut-12';
let count = 0;
const newAddress = () => `person-${Date.now()}-${(count += 1)}@example.com`;

export const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof GatewayFailure ? error.code : error),
  );

/** What every identity gateway does. Run against the fake and against the SDK with the local identity service. */
export function identityGatewayContract(create: () => Promise<IdentityContractSubject>): void {
  let subject: IdentityContractSubject;
  let gateway: IdentityGateway;
  let email: string;

  const newest = async (to: string) => {
    const mail = (await subject.mails()).findLast((sent) => sent.to === to);
    if (mail === undefined) throw new Error(`No mail to ${to}.`);
    return mail;
  };

  beforeEach(async () => {
    subject = await create();
    ({ gateway } = subject);
    email = newAddress();
    await subject.createAccount(email, password);
  });

  it('mails a link for a new password, with the way back, and says nothing about who has an account', async () => {
    const stranger = newAddress();
    await gateway.sendPasswordReset(email, '/sign-in?next=%2Fsales');
    await gateway.sendPasswordReset(stranger, '/sign-in');
    expect((await newest(email)).continuePath).toBe('/sign-in?next=%2Fsales');
    expect((await subject.mails()).filter((mail) => mail.to === stranger)).toEqual([]);
  });

  it.each(['', 'sign-in', 'https://evil.example/'])('sends no mail that leads back to %j', async (path) => {
    expect(await codeOf(gateway.sendPasswordReset(email, path))).toBe('invalid-continue-uri');
    expect(await codeOf(gateway.sendEmailVerification(path))).toBe('invalid-continue-uri');
    expect((await subject.mails()).filter((mail) => mail.to === email)).toEqual([]);
  });

  it('resets a password: looking does not use the code up, a weak password neither, the new one does', async () => {
    await gateway.sendPasswordReset(email, '/sign-in');
    const { code } = await newest(email);
    const action = { operation: 'resetPassword', email, previousEmail: null, factor: null };
    expect(await gateway.checkActionCode(code)).toEqual(action);
    expect(await gateway.checkActionCode(code)).toEqual(action);
    expect(await codeOf(gateway.confirmPasswordReset(code, '12345'))).toBe('weak-password');
    await gateway.confirmPasswordReset(code, 'cherry-34');
    expect(await subject.signIn(email, password)).toBe('invalid-credential');
    expect(await subject.signIn(email, 'cherry-34')).toBeNull();
    expect(await codeOf(gateway.checkActionCode(code))).toBe('invalid-action-code');
    expect(await codeOf(gateway.confirmPasswordReset(code, 'cherry-56'))).toBe('invalid-action-code');
  });

  it('confirms an address once', async () => {
    await subject.signIn(email, password);
    await gateway.sendEmailVerification('/sales');
    const { code, continuePath } = await newest(email);
    expect(continuePath).toBe('/sales');
    expect(await gateway.checkActionCode(code)).toMatchObject({ operation: 'verifyEmail', email });
    expect(await codeOf(gateway.confirmPasswordReset(code, 'cherry-34'))).toBe('invalid-action-code');
    expect(await subject.account()).toEqual({ email, verified: false });
    await gateway.applyActionCode(code);
    expect(await subject.account()).toEqual({ email, verified: true });
    expect(await codeOf(gateway.applyActionCode(code))).toBe('invalid-action-code');
  });

  it('changes an address, and says both', async () => {
    const newEmail = newAddress();
    await subject.signIn(email, password);
    const code = await subject.mailChange(email, newEmail);
    expect(await gateway.checkActionCode(code)).toMatchObject({
      operation: 'verifyAndChangeEmail',
      email: newEmail,
      previousEmail: email,
    });
    await gateway.applyActionCode(code);
    expect(await subject.signIn(newEmail, password)).toBeNull();
    expect(await subject.signIn(email, password)).toBe('invalid-credential');
  });

  it('signs in with a link, for the address it was mailed to and once', async () => {
    const code = await subject.mailSignIn(email);
    expect(await gateway.checkActionCode(code)).toEqual({
      operation: 'signIn',
      email: null,
      previousEmail: null,
      factor: null,
    });
    expect(await codeOf(gateway.signInWithMailedCode(newAddress(), code, 'kept'))).toBe('invalid-email');
    await gateway.signInWithMailedCode(email, code, 'kept');
    expect(await codeOf(gateway.signInWithMailedCode(email, code, 'kept'))).toBe('invalid-action-code');
  });

  it('distinguishes an expired code from one that never was', async () => {
    await gateway.sendPasswordReset(email, '/sign-in');
    const { code } = await newest(email);
    await subject.expire(code);
    expect(await codeOf(gateway.checkActionCode(code))).toBe('expired-action-code');
    expect(await codeOf(gateway.confirmPasswordReset(code, 'cherry-34'))).toBe('expired-action-code');
    expect(await codeOf(gateway.checkActionCode('never-was'))).toBe('invalid-action-code');
    expect(await codeOf(gateway.applyActionCode('never-was'))).toBe('invalid-action-code');
  });

  it('knows the policy for new passwords, and refuses by it', async () => {
    await subject.demand({ minLength: 8, uppercase: true, symbols: '-!', enforced: true });
    expect(await gateway.passwordPolicy()).toMatchObject({
      minLength: 8,
      lowercase: false,
      uppercase: true,
      digit: false,
      symbols: '-!',
      enforced: true,
    });
    await subject.demand({ minLength: 9, uppercase: true, symbols: '-!', enforced: true });
    expect(await gateway.passwordPolicy()).toMatchObject({ minLength: 9 });
    await gateway.sendPasswordReset(email, '/sign-in');
    const { code } = await newest(email);
    expect(await codeOf(gateway.confirmPasswordReset(code, 'cherry-34'))).toBe('password-does-not-meet-requirements');
    await gateway.confirmPasswordReset(code, 'Cherry-34');
    expect(await subject.signIn(email, 'Cherry-34')).toBeNull();
  });

  it('knows its own origin', () => {
    expect(gateway.ownPath('https://app.example/sales/1?a=b#c')).toBe('/sales/1?a=b#c');
    expect(gateway.ownPath('https://app.example.evil.example/')).toBeNull();
    expect(gateway.ownPath('/sales')).toBeNull();
  });
}
