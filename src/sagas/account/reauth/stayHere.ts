import type { Stay } from '../../../services/auth/signInMethods';
import type { DeviceMemory } from '../../../services/memory/DeviceMemory';

/** How long the present person stays here: the way of a sign-in is remembered unless the browser is for others too. */
export function stayHere(memory: DeviceMemory): Stay {
  return memory.read('lastMethod') === null ? 'session' : 'kept';
}
