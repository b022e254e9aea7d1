import { GatewayFailure } from '../../services/failure';
import type { PortraitGateway } from '../../services/portraits/PortraitGateway';

export interface FakePortraitGateway extends PortraitGateway {
  /** The portraits that are stored, by person. */
  readonly stored: ReadonlyMap<string, Blob>;
  /** The next call of `operation` rejects with `code`: one of the storage, or `auth/…` of the identity service. */
  failNext(operation: keyof PortraitGateway, code: string): void;
}

export function createFakePortraitGateway(): FakePortraitGateway {
  const stored = new Map<string, Blob>();
  const failures = new Map<keyof PortraitGateway, string[]>();
  let count = 0;

  const begin = async (operation: keyof PortraitGateway): Promise<void> => {
    await Promise.resolve();
    const code = failures.get(operation)?.shift();
    if (code !== undefined) throw new GatewayFailure(code);
  };

  return {
    stored,
    failNext: (operation, code) => void failures.set(operation, [...(failures.get(operation) ?? []), code]),
    async save(uid, portrait) {
      await begin('save');
      stored.set(uid, portrait);
      count += 1;
      return `https://files.example/people/${uid}/portrait.jpg?${String(count)}`;
    },
    async remove(uid) {
      await begin('remove');
      stored.delete(uid);
    },
  };
}
