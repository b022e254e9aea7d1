import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { createIdbImportPlans } from './idbImportPlans';
import { type Ciphertext, decrypt, ownerOf } from '../outbox/encrypted/encryption';
import { personsKey } from '../outbox/encrypted/personsKey';
import type { KeptImport } from './ImportPlans';

const head = {
  id: 'import1',
  saleId: 's',
  name: 'lots.csv',
  created: 3,
  updated: 0,
  parts: 2,
  left: [['Lot', 'Why']],
};
const lot = { lotId: 'l', status: 'ready', cover: null, photos: [] };

const file = { path: 'sales/s/photos/p', width: 4, height: 3, bytes: 1, hash: 'ab', source: 'cd' };
const photo = { id: 'p', lotId: '', order: 'a0', ...file, caption: '', rotation: 0 };

let counter = 0;
/** The plans of a person for whom another build has kept these. */
async function kept(...heads: readonly object[]) {
  const plans = createIdbImportPlans(undefined, `builds-${String((counter += 1))}`);
  for (const each of heads) await plans.keep('anna', each as KeptImport, []);
  return plans;
}

describe('an import that another build has kept', () => {
  it('of before there were pictures and notes has none', async () => {
    const plans = await kept(head);
    expect(await plans.list('anna')).toEqual([{ ...head, carried: [], isNoted: false }]);
  });

  it('of before pictures came to lots that were there has only new lots', async () => {
    const plans = await kept({ ...head, carried: [lot] });
    const [read] = await plans.list('anna');
    expect(read?.carried).toEqual([{ ...lot, wasThere: false, pictures: {} }]);
  });

  it('of a newer build keeps what this one does not know, when a part of it is changed', async () => {
    const carried = [{ ...lot, wasThere: true, pictures: {}, room: 'Hall' }];
    const newer = { ...head, carried, isNoted: false, groups: ['a'] };
    const plans = await kept(newer);
    await plans.noted('anna', 'import1');
    await plans.forgetLeft('anna', 'import1');
    expect(await plans.list('anna')).toEqual([{ ...newer, isNoted: true, left: [] }]);
  });

  it('of a newer build keeps what this one does not know of a photo, when another part is changed', async () => {
    const name = `builds-${String((counter += 1))}`;
    const [owner, key] = [await ownerOf('anna'), await personsKey('anna', 'imports')];
    const plans = createIdbImportPlans(undefined, name);
    const carried = [{ ...lot, photos: [{ ...photo, depth: 'of field' }] }];
    await plans.keep('anna', { ...head, carried, isNoted: false } as unknown as KeptImport, []);
    await plans.noted('anna', 'import1');
    const database = await openDB(name);
    const [stored] = (await database.getAll('plans')) as Ciphertext[];
    database.close();
    if (stored === undefined) throw new Error('an import');
    expect((await decrypt(stored, owner, key)).content).toMatchObject({ carried, isNoted: true });
  });

  it('waits for that build, too, when one of its photos cannot be read', async () => {
    const odd = { ...head, parts: 0, left: [], carried: [{ ...lot, photos: [photo, { id: 'in another shape' }] }] };
    const plans = await kept(odd);
    expect(await plans.list('anna')).toEqual([]);
    await plans.noted('anna', 'import1');
    await plans.keep('anna', { ...odd, carried: [{ ...lot, photos: [photo] }] } as unknown as KeptImport, []);
    expect(await plans.list('anna')).toMatchObject([{ carried: [{ photos: [photo] }] }]);
  });

  it('waits for that build when it cannot be read, beside the others, and is not taken for over', async () => {
    const odd = { ...head, id: 'odd', carried: [{ ...lot, status: 'withdrawn' }] };
    const plans = await kept(odd, head);
    expect((await plans.list('anna')).map(({ id }) => id)).toEqual(['import1']);
    await plans.made('anna', 'odd');
    await plans.noted('anna', 'odd');
    await plans.keep('anna', { ...odd, carried: [], isNoted: false }, []);
    expect((await plans.list('anna')).map(({ id }) => id)).toEqual(['import1', 'odd']);
  });
});

it('lists the others when one of them cannot be opened', async () => {
  const plans = createIdbImportPlans(undefined, 'builds-damaged');
  await plans.keep('anna', { ...head, carried: [], isNoted: false }, []);
  await plans.keep('anna', { ...head, id: 'import2', carried: [], isNoted: false }, []);
  const database = await openDB('builds-damaged');
  const [place] = await database.getAllKeys('plans');
  await database.put('plans', { iv: new Uint8Array(12), data: new ArrayBuffer(40) }, place);
  database.close();
  expect((await plans.list('anna')).map(({ id }) => id)).toEqual(['import2']);
});

it('changes an import one step after the other, also when one of them fails', async () => {
  const plans = await kept({ ...head, carried: [], isNoted: false });
  await Promise.all([plans.noted('anna', 'import1'), plans.made('anna', 'import1')]);
  expect(await plans.list('anna')).toEqual([]);
});
