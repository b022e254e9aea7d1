import 'fake-indexeddb/auto';
import { createFakeNumberBlocks } from './fakeNumberBlocks';
import { createIdbNumberBlocks } from './idbNumberBlocks';
import { numberBlocksContract } from './numberBlocks.contract';

let counter = 0;

numberBlocksContract('fake', createFakeNumberBlocks);
numberBlocksContract('IndexedDB', () => createIdbNumberBlocks(`numbers-${String((counter += 1))}`));

it('names nobody, and is there for the next page', async () => {
  const number = { number: '9', saleId: 'sale', lotId: 'lot9', keptAt: 1 };
  await createIdbNumberBlocks('numbers-again').keep('anna', [number]);
  expect(await createIdbNumberBlocks('numbers-again').list('anna')).toEqual([number]);
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('numbers-again');
    request.addEventListener('success', () => resolve(request.result));
  });
  const keys = await new Promise<readonly IDBValidKey[]>((resolve) => {
    const request = database.transaction('numbers').objectStore('numbers').getAllKeys();
    request.addEventListener('success', () => resolve(request.result));
  });
  expect(JSON.stringify(keys)).not.toContain('anna');
});
