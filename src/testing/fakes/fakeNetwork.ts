import type { Network } from '../../services/network/Network';

export interface FakeNetwork extends Network {
  isThere: boolean;
}

export function createFakeNetwork(): FakeNetwork {
  const network = { isThere: true, isOnline: () => network.isThere };
  return network;
}
