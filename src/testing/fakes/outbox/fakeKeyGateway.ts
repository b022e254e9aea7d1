import { GatewayFailure } from '../../../services/failure';
import type { KeyGateway } from '../../../services/outbox/KeyGateway';
import { importKey, newKeyText } from '../../../services/outbox/encrypted/encryption';

export interface FakeKeyGateway extends KeyGateway {
  /** Without a network no key can be had. */
  isOffline: boolean;
}

export function createFakeKeyGateway(texts = new Map<string, string>()): FakeKeyGateway {
  const fake: FakeKeyGateway = {
    isOffline: false,
    async obtain(uid) {
      if (fake.isOffline) throw new GatewayFailure('unavailable');
      const text = texts.get(uid) ?? newKeyText();
      texts.set(uid, text);
      return importKey(text);
    },
  };
  return fake;
}
