import { GatewayFailure } from '../../../services/failure';
import type { AuthCode } from '../../../services/auth/authCodes';

/** A code that was sent to a telephone. */
export interface FakeCode {
  readonly ticketId: string;
  readonly phoneNumber: string;
  readonly code: string;
}

/** Codes as if sent to telephones; none rings. `kept` are the ids that are still good, `newId` makes one of them. */
export function createFakePhoneCodes(kept: Set<string>, newId: () => string) {
  const sent: FakeCode[] = [];
  return {
    sent: sent as readonly FakeCode[],
    /** The ticket to give back with the code. */
    send(phoneNumber: string): string {
      if (!/^\+[1-9]\d{6,14}$/.test(phoneNumber)) throw new GatewayFailure<AuthCode>('invalid-phone-number');
      const ticketId = newId();
      sent.push({ ticketId, phoneNumber, code: '123456' });
      return ticketId;
    },
    /** A right code is good once; a wrong one may be followed by another. */
    redeem(ticketId: string, code: string): FakeCode {
      const found = kept.has(ticketId) ? sent.find((known) => known.ticketId === ticketId) : undefined;
      if (found === undefined) throw new GatewayFailure<AuthCode>('invalid-verification-id');
      if (found.code !== code) throw new GatewayFailure<AuthCode>('invalid-verification-code');
      kept.delete(ticketId);
      return found;
    },
  };
}
