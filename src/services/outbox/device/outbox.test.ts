import 'fake-indexeddb/auto';
import { createFakeOutbox } from '../../../testing/fakes/outbox/fakeOutbox';
import { createIdbOutbox } from './idbOutbox';
import { createOutboxDatabase } from './outboxDatabase';
import { outboxContract } from '../../../testing/contracts/outbox/outbox.contract';

let counter = 0;

outboxContract('fake', createFakeOutbox);
outboxContract('IndexedDB', () => createIdbOutbox(createOutboxDatabase(`outbox-${String((counter += 1))}`)));

describe('IndexedDB outbox', () => {
  it('has kept nothing until the transaction is complete', async () => {
    const outbox = createIdbOutbox(createOutboxDatabase('outbox-aborted'));
    await outbox.list('anna');
    // The disk fills up after the entry was taken and before it was written.
    const spy = jest.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function full(this: IDBTransaction) {
      this.abort();
    });
    const operation = { id: 'a', saleId: 's', lotId: 'l', uid: 'anna', kind: 'setLotStatus' } as const;
    await expect(outbox.put({ ...operation, before: 'draft', after: 'ready' })).rejects.toThrow();
    spy.mockRestore();
    expect(await outbox.list('anna')).toEqual([]);
  });

  it('still has everything when the page comes back', async () => {
    const operation = {
      id: 'a',
      saleId: 's',
      lotId: 'l',
      uid: 'anna',
      kind: 'setLotStatus',
      before: 'draft',
      after: 'ready',
    } as const;
    await createIdbOutbox(createOutboxDatabase('outbox-again')).put(operation);
    const entries = await createIdbOutbox(createOutboxDatabase('outbox-again')).list('anna');
    expect(entries.map((entry) => entry.operation)).toEqual([operation]);
  });
});
