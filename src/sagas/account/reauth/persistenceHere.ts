import type { SessionPersistence } from '../../../services/auth/signInMethods';
import type { DeviceMemory } from '../../../services/memory/DeviceMemory';

/** How long the present person stays here: the way of a sign-in is remembered unless the browser is for others too. */
export function persistenceHere(memory: DeviceMemory): SessionPersistence {
  return memory.read('lastMethod') === null ? 'session' : 'kept';
}
