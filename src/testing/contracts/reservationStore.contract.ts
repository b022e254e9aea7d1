import type { KeptNumber, ReservationStore } from '../../services/numbers/ReservationStore';

const held = (number: string, saleId = 'sale'): KeptNumber => ({ number, saleId, lotId: `lot${number}`, keptAt: 1 });

/** What every keeper of numbers does; run against the fake and against IndexedDB. */
export function reservationStoreContract(name: string, create: () => ReservationStore): void {
  describe(`numbers of a device: ${name}`, () => {
    it('are listed for their own person only, sale by sale, by their value', async () => {
      const reservationStore = create();
      await reservationStore.keep('anna', [held('100'), held('9'), held('10', 'other')]);
      await reservationStore.keep('ben', [held('11')]);
      expect(await reservationStore.list('anna')).toEqual([held('10', 'other'), held('9'), held('100')]);
      expect(await reservationStore.list('ben')).toEqual([held('11')]);
    });

    it('are taken by one page only', async () => {
      const reservationStore = create();
      await reservationStore.keep('anna', [held('9'), held('10')]);
      const both = await Promise.all([
        reservationStore.take('anna', 'sale', ['9', '12']),
        reservationStore.take('anna', 'sale', ['9', '10']),
      ]);
      expect(both.map((taken) => taken.map(({ number }) => number))).toEqual([['9'], ['10']]);
      expect(await reservationStore.list('anna')).toEqual([]);
    });

    it('are taken neither for another sale nor by another person', async () => {
      const reservationStore = create();
      await reservationStore.keep('anna', [held('9')]);
      expect(await reservationStore.take('anna', 'other', ['9'])).toEqual([]);
      expect(await reservationStore.take('ben', 'sale', ['9'])).toEqual([]);
      expect(await reservationStore.list('anna')).toEqual([held('9')]);
    });
  });
}
