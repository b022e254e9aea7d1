import type { WaitingExport, WaitingExports } from '../../services/exports/WaitingExports';

export const waitingExport = (id: string, saleId = 'sale'): WaitingExport => ({
  saleId,
  exported: {
    id,
    platform: 'hiBid',
    platformName: 'HiBid',
    version: '1',
    scope: 'all',
    pictures: false,
    fileName: 'clocks.csv',
    fieldNames: {},
    lots: [{ id: 'lot1', number: '1', cells: { Reserve: '90' }, pictures: [] }],
    entries: [{ id: 'lot1', number: '1', cells: 'hash', pictures: null, pictureCount: 0 }],
  },
});

/** What every keeper of exports does; run against the fake and against IndexedDB. */
export function waitingExportsContract(name: string, create: () => WaitingExports): void {
  describe(`exports that wait on a device: ${name}`, () => {
    it('are listed for their own person only, and say that they outlive the page', async () => {
      const device = create();
      expect(await device.keep('anna', waitingExport('one'))).toBe(true);
      expect(await device.keep('anna', waitingExport('two', 'other'))).toBe(true);
      await device.keep('ben', waitingExport('three'));
      const found = await device.list('anna');
      expect([...found].sort((a, b) => (a.exported.id < b.exported.id ? -1 : 1))).toEqual([
        waitingExport('one'),
        waitingExport('two', 'other'),
      ]);
    });

    it('are gone once they are dropped, and dropping again does nothing', async () => {
      const device = create();
      await device.keep('anna', waitingExport('one'));
      await device.drop('anna', 'one');
      await device.drop('anna', 'one');
      expect(await device.list('anna')).toEqual([]);
    });
  });
}
