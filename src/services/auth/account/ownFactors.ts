import {
  multiFactor,
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
  type Auth,
  type User,
} from 'firebase/auth';
import type { AccountGateway } from '../AccountGateway';
import { toSecondFactor } from '../sdk/challenge';
import type { Kept, KeptKinds } from '../sdk/kept';
import { sendCodeTo } from '../sdk/phoneCode';

/** Under which name authenticator apps list the account. */
const APPLICATION = 'Lotsmith';

/** What the second steps of the own account need of the gateway that they are a part of. */
export interface OwnAccount {
  readonly auth: Auth;
  readonly kept: Kept;
  /** A call with the present person's credentials. Rejects with GatewayFailure<AuthCode>. */
  own<Result>(work: (user: User) => Promise<Result>): Promise<Result>;
  /** The same for a change: the auth gateway's listeners get the account. */
  change<Result>(work: (user: User) => Promise<Result>): Promise<Result>;
  /** What is kept under an id; throws GatewayFailure('invalid-verification-id') for an unknown one. */
  known<Kind extends keyof KeptKinds>(kind: Kind, id: string): KeptKinds[Kind];
}

type OwnFactors = Pick<
  AccountGateway,
  'secondFactors' | 'startTotp' | 'finishTotp' | 'startPhoneFactor' | 'finishPhoneFactor' | 'removeSecondFactor'
>;

/** The second steps of the own account. A wrong code may be followed by another. */
export function createOwnFactors({ auth, kept, own, change, known }: OwnAccount): OwnFactors {
  return {
    secondFactors: () =>
      auth.currentUser === null ? [] : multiFactor(auth.currentUser).enrolledFactors.map(toSecondFactor),
    startTotp: () =>
      own(async (user) => {
        const secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
        const account = encodeURIComponent(user.email ?? user.uid);
        return {
          enrolmentId: kept.keep('enrolment', { secret }),
          secret: secret.secretKey,
          uri: secret.generateQrCodeUrl(account, APPLICATION),
        };
      }),
    finishTotp: (enrolmentId, code, name) =>
      change(async (user) => {
        const { secret } = known('enrolment', enrolmentId);
        await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), name);
        kept.forget(enrolmentId);
      }),
    startPhoneFactor: (phoneNumber) =>
      own(async (user) => {
        const session = await multiFactor(user).getSession();
        return kept.keep('ticket', { verificationId: await sendCodeTo(auth, { phoneNumber, session }) });
      }),
    finishPhoneFactor: (ticketId, code, name) =>
      change(async (user) => {
        const proof = PhoneAuthProvider.credential(known('ticket', ticketId).verificationId, code);
        await multiFactor(user).enroll(PhoneMultiFactorGenerator.assertion(proof), name);
        kept.forget(ticketId);
      }),
    removeSecondFactor: (uid) =>
      change(async (user) => {
        const factors = multiFactor(user);
        // One that is gone already (removed on another device, or by the link in a mail) is what was wanted.
        if (factors.enrolledFactors.some((factor) => factor.uid === uid)) await factors.unenroll(uid);
        else await user.reload();
      }),
  };
}
