import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { keptWordsContract } from '../../testing/contracts/keptWords.contract';
import { createFakeKeptWords } from '../../testing/fakes/lots/fakeKeptWords';
import { SALE } from '../../testing/stores/makeWorkspace';
import { OPEN_SALE } from '../../testing/stores/saleDevices';
import { createIdbOfflineCache } from './idbOfflineCache';
import { createKeptWords } from './KeptWords';

let counter = 0;
const newName = () => `words-${String((counter += 1))}`;

keptWordsContract('fake', (whoIs) => createFakeKeptWords({}, whoIs));
keptWordsContract('IndexedDB', (whoIs) => createKeptWords(createIdbOfflineCache(newName()), whoIs));

const OTHER = 'saleB0000000000000000';
const BOTH = [SALE, OTHER];
const WORDS = { category: ['Clocks'], creator: ['John Carter'] };
const GLASS = { category: ['Glass'], creator: [] };

async function keepBoth(name: string) {
  const copies = createIdbOfflineCache(name);
  await copies.saveWords('ada', SALE, WORDS);
  await copies.saveWords('ada', OTHER, GLASS);
  return copies;
}

it('go with the sale and with the right to read it, and touch neither the list nor templates', async () => {
  const copies = await keepBoth(newName());
  await copies.saveTemplates('ada', SALE, []);
  await copies.saveList('ada', [OPEN_SALE], [OTHER]);
  expect(await copies.words('ada', BOTH)).toEqual([WORDS, GLASS]);
  await copies.saveList('ada', [OPEN_SALE]);
  expect(await copies.words('ada', BOTH)).toEqual([WORDS]);
  expect(await copies.list('ada')).toEqual([OPEN_SALE]);
  expect(await copies.templates('ada', SALE)).toEqual([]);
  await copies.forget('ada', SALE);
  expect(await copies.words('ada', BOTH)).toEqual([]);
});

it('are wiped before somebody else can see them', async () => {
  const name = newName();
  await keepBoth(name);
  const theirs = createIdbOfflineCache(name);
  expect(await theirs.words('ben', BOTH)).toEqual([]);
  expect(await createIdbOfflineCache(name).words('ben', BOTH)).toEqual([]);
});

it('of another build are read with what they have', async () => {
  const name = newName();
  const copies = await keepBoth(name);
  const database = await openDB(name);
  await database.put('list', { category: ['Clocks'], period: ['1900'] }, `words ${SALE}`);
  database.close();
  expect(await copies.words('ada', [SALE])).toEqual([{ category: ['Clocks'], creator: [] }]);
});
