import { type Bearer, readIdToken, usersOf } from './accounts';
import { isExpired } from './mailedCodes';
import type { Call } from './call';
import { type Fields, Refusal, textOf } from './store/exchange';
import type { IdentityService } from './store/service';

/*
 * Production mails a person who added a second factor a link that takes it away again, in case it was somebody else.
 * The emulator knows the type of that code, but neither sends nor accepts one.
 */

const TYPE = 'REVERT_SECOND_FACTOR_ADDITION';

/** "Sends" the mail: its code stands in the emulator's list of codes. `origin`: that of the service. */
export function mailRevert(service: IdentityService, { user, users, tenantId }: Bearer, origin: string): void {
  const factor = user.mfaInfo?.at(-1);
  if (user.email === undefined || factor === undefined) return;
  const { oobCode } = users.createOob(user.email, undefined, TYPE, (code: string) => {
    const query = { mode: 'revertSecondFactorAddition', lang: 'en', oobCode: code, apiKey: 'fake-api-key' };
    return `${origin}/emulator/action?${new URLSearchParams(tenantId === '' ? query : { ...query, tenantId }).toString()}`;
  });
  service.sentReverts.set(oobCode, { tenantId, localId: user.localId, factor });
}

/** After an enrolment by SMS, which is the emulator's: its answer has a token of the person. */
export function mailRevertFor(service: IdentityService, idToken: string, origin: string): void {
  mailRevert(service, readIdToken(service.project, idToken), origin);
}

/** What checking (`resetPassword`) or applying (`update`) such a code answers; null: it is another code. */
export function revertAnswer(service: IdentityService, { name, body }: Call): Fields | null {
  const oobCode = textOf(body, 'oobCode');
  const sent = service.sentReverts.get(oobCode);
  if (sent === undefined) return null;
  const users = usersOf(service.project, sent.tenantId);
  const oob = users.oobs.get(oobCode);
  const user = users.getUserByLocalId(sent.localId);
  const isNewPassword = textOf(body, 'newPassword') !== '';
  if (oob === undefined || user === undefined || isNewPassword) throw new Refusal('INVALID_OOB_CODE');
  if (isExpired(service, oob)) throw new Refusal('EXPIRED_OOB_CODE');
  if (name === 'v1/accounts:resetPassword') {
    const { displayName, enrolledAt, mfaEnrollmentId, phoneInfo, totpInfo } = sent.factor;
    return {
      requestType: TYPE,
      email: oob.email,
      mfaInfo: { displayName, enrolledAt, mfaEnrollmentId, phoneInfo, totpInfo },
    };
  }
  users.deleteOobCode(oobCode);
  const mfaInfo = (user.mfaInfo ?? []).filter((factor) => factor.mfaEnrollmentId !== sent.factor.mfaEnrollmentId);
  users.updateUserByLocalId(user.localId, { mfaInfo });
  return { localId: user.localId, email: user.email, emailVerified: user.emailVerified ?? false };
}
