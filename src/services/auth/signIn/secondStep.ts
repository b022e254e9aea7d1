import {
  PhoneAuthProvider,
  PhoneMultiFactorGenerator,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorInfo,
} from 'firebase/auth';
import { GatewayFailure } from '../../failure';
import type { AuthCode } from '../authCodes';
import type { KeptKinds } from '../sdk/kept';
import { sendCodeTo } from '../sdk/phoneCode';

type Challenge = KeptKinds['challenge'];

const unknown = () => new GatewayFailure<AuthCode>('invalid-verification-id');

function hintOf({ resolver }: Challenge, factorUid: string): MultiFactorInfo {
  const hint = resolver.hints.find(({ uid }) => uid === factorUid);
  if (hint === undefined) throw unknown();
  return hint;
}

/** Sends the code of a phone; an authenticator app needs none. */
export async function sendSecondFactorCode(auth: Auth, challenge: Challenge, factorUid: string): Promise<void> {
  const multiFactorHint = hintOf(challenge, factorUid);
  if (multiFactorHint.factorId !== PhoneMultiFactorGenerator.FACTOR_ID) return;
  const { session } = challenge.resolver;
  challenge.sent.set(factorUid, await sendCodeTo(auth, { multiFactorHint, session }));
}

/** Passes the second step. A wrong code may be followed by another. */
export async function answerSecondFactor(challenge: Challenge, factorUid: string, code: string): Promise<void> {
  const { resolver, sent } = challenge;
  if (hintOf(challenge, factorUid).factorId === TotpMultiFactorGenerator.FACTOR_ID) {
    await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factorUid, code));
    return;
  }
  const verificationId = sent.get(factorUid);
  if (verificationId === undefined) throw unknown();
  await resolver.resolveSignIn(PhoneMultiFactorGenerator.assertion(PhoneAuthProvider.credential(verificationId, code)));
}
