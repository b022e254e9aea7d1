import type { OobRecord } from '../tools/firebaseTools';
import type { IdentityService } from './store/service';

/** In place of the time of a mailed code: it counts as expired, whatever its type. */
export const EXPIRED = 0;

/** A code from before a restart is gone with the emulator's memory, so each one's time is known. */
export function isExpired({ mailedAt, settings, now }: IdentityService, { oobCode, requestType }: OobRecord): boolean {
  const sent = mailedAt.get(oobCode) ?? now();
  if (sent === EXPIRED) return true;
  return now() - sent > (settings.mailedCodeSeconds[requestType] ?? Infinity) * 1000;
}
