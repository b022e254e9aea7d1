import 'fake-indexeddb/auto';
import { createFakeOutbox } from './fakeOutbox';
import { createIdbOutbox } from './idbOutbox';
import { outboxContract } from './outbox.contract';

let counter = 0;

outboxContract('fake', createFakeOutbox);
outboxContract('IndexedDB', () => createIdbOutbox(`outbox-${String((counter += 1))}`));

describe('IndexedDB outbox', () => {
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
    await createIdbOutbox('outbox-again').put(operation);
    const entries = await createIdbOutbox('outbox-again').list('anna');
    expect(entries.map((entry) => entry.operation)).toEqual([operation]);
  });
});
