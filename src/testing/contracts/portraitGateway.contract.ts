import type { PortraitGateway } from '../../services/portraits/PortraitGateway';

/** The start and the end of a JPEG, with so many bytes between them that no two are alike. */
export const portrait = (bytes = 4): Blob =>
  new Blob([new Uint8Array([0xff, 0xd8, ...Array.from({ length: bytes }, (_, i) => i % 251), 0xff, 0xd9])], {
    type: 'image/jpeg',
  });

export interface PortraitContractSubject {
  readonly uid: string;
  readonly portraits: PortraitGateway;
  /** The size of what is stored for the person, in bytes; null for nothing. */
  stored(): Promise<number | null>;
}

/** What every gateway of portraits keeps. */
export function portraitGatewayContract(name: string, create: () => Promise<PortraitContractSubject>): void {
  describe(`portrait gateway: ${name}`, () => {
    it('stores a portrait and gives its address, another for each', async () => {
      const { uid, portraits, stored } = await create();
      expect(await stored()).toBeNull();
      const first = await portraits.save(uid, portrait(4));
      expect(await stored()).toBe(8);
      const second = await portraits.save(uid, portrait(10));
      expect(await stored()).toBe(14);
      expect(new URL(first).href).not.toBe(new URL(second).href);
    });

    it('removes it, also when there is none', async () => {
      const { uid, portraits, stored } = await create();
      await portraits.save(uid, portrait());
      await portraits.remove(uid);
      expect(await stored()).toBeNull();
      await portraits.remove(uid);
    });
  });
}
