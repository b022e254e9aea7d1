import type { Operation } from '../../../domain/operations/operations';
import type { Outbox } from '../../../services/outbox/Outbox';

const edit = (id: string, uid = 'anna', after = 'A vase'): Operation => ({
  id,
  saleId: 'sale',
  lotId: 'lot',
  uid,
  kind: 'editLot',
  changes: { title: { before: '', after } },
});

/** What every outbox keeps; run against the fake and against IndexedDB. */
export function outboxContract(name: string, create: () => Outbox): void {
  describe(`outbox: ${name}`, () => {
    const ids = async (outbox: Outbox, uid: string): Promise<string[]> =>
      (await outbox.list(uid)).map((entry) => entry.operation.id);

    it('gives back what was put, oldest first, to its own person only', async () => {
      const outbox = create();
      await outbox.put(edit('b'));
      await outbox.put(edit('a'));
      await outbox.put(edit('c', 'ben'));
      expect(await ids(outbox, 'anna')).toEqual(['b', 'a']);
      expect(await ids(outbox, 'ben')).toEqual(['c']);
      expect((await outbox.list('anna'))[0]?.operation).toEqual(edit('b'));
    });

    it('keeps one entry per operation, at its first place, with the newest content', async () => {
      const outbox = create();
      await outbox.put(edit('a'));
      await outbox.put(edit('b'));
      await outbox.put(edit('a', 'anna', 'A blue vase'));
      expect(await ids(outbox, 'anna')).toEqual(['a', 'b']);
      expect((await outbox.list('anna'))[0]?.operation).toEqual(edit('a', 'anna', 'A blue vase'));
    });

    it('keeps many at once in their order, beside what is kept already and with the newest content', async () => {
      const outbox = create();
      await outbox.put(edit('b'));
      await outbox.putAll([edit('c'), edit('a'), edit('b', 'anna', 'A blue vase')]);
      await outbox.putAll([]);
      expect(await ids(outbox, 'anna')).toEqual(['b', 'c', 'a']);
      expect((await outbox.list('anna'))[0]?.operation).toEqual(edit('b', 'anna', 'A blue vase'));
    });

    it('keeps all of many or none', async () => {
      const outbox = create();
      const broken = { ...edit('b'), changes: { title: () => 'no text' } } as unknown as Operation;
      await expect(outbox.putAll([edit('a'), broken, edit('c')])).rejects.toThrow();
      expect(await ids(outbox, 'anna')).toEqual([]);
    });

    it('forgets what was removed, and removing it twice is fine', async () => {
      const outbox = create();
      await outbox.put(edit('a'));
      await outbox.remove('a');
      await outbox.remove('a');
      expect(await outbox.list('anna')).toEqual([]);
    });

    it('keeps what was refused, with the reason, until it is put again', async () => {
      const outbox = create();
      await outbox.put(edit('a'));
      await outbox.refuse('a', 'permission-denied');
      expect((await outbox.list('anna'))[0]?.refused).toBe('permission-denied');
      await outbox.put(edit('a'));
      expect((await outbox.list('anna'))[0]?.refused).toBeNull();
    });
  });
}
