import type { DeviceMemory } from '../../services/memory/DeviceMemory';
import {
  isProviderId,
  isSessionPersistence,
  type ProviderId,
  type SessionPersistence,
} from '../../services/auth/signInMethods';

export interface Redirect {
  readonly providerId: ProviderId;
  /** As it was chosen before the page was left. */
  readonly stay: SessionPersistence;
}

/** For the state of the page that comes back; where the session itself is kept, the adapter sees to. */
export function rememberRedirect(memory: DeviceMemory, { providerId, stay }: Redirect): void {
  memory.write('redirect', `${providerId} ${stay}`);
}

/** The redirect that this page may be the return from; null when none was begun in this window. */
export function recallRedirect(memory: DeviceMemory): Redirect | null {
  const [providerId = '', stay = null] = memory.read('redirect')?.split(' ') ?? [];
  return isProviderId(providerId) ? { providerId, stay: isSessionPersistence(stay) ? stay : 'kept' } : null;
}
