import { collection, getDocsFromServer } from 'firebase/firestore';
import { OWNER } from '../../../../local/net/http';
import { LOCAL_BUCKET } from '../../../../local/net/project';
import { testServices } from '../../../../local/testServices';
import { PHOTO_SIZES, type Photo } from '../../../domain/photos/photo';
import { selectTrashedLots } from '../../../features/lots/model/lots/lotsSlice';
import { purgeLots, selectPurgeRunning } from '../../../features/lots/model/trash/purgeSlice';
import { createFirebaseLotPurge } from '../../../services/lots/firebase/firebaseLotPurge';
import { buildOperations } from '../../../testing/contracts/lots/operationsForTests';
import { newId } from '../../../shared/id';
import { makeWorkspace } from '../../../testing/stores/makeWorkspace';
import { enterPerson, type ServicePerson } from '../../../testing/services/servicePeople';

jest.setTimeout(30_000);

const services = testServices();
const saleId = newId();
let owner: ServicePerson;
beforeAll(async () => {
  owner = await enterPerson(services);
  await owner.sales.create(saleId, { title: 'Spring', date: '2027-04-17', currency: 'EUR' }, owner.uid);
}, 30_000);
afterAll(() => owner.leave());

async function store(photo: Photo): Promise<void> {
  const jpeg = new Blob([new Uint8Array(500)], { type: 'image/jpeg' });
  for (const size of PHOTO_SIZES) await owner.files.upload(`${photo.path}/${size}.jpg`, jpeg, () => undefined).done;
}

/** Everything below the sale that is not the history: ids of documents by collection, and the number of files. */
async function left(): Promise<Record<string, unknown>> {
  const names = ['lots', 'lotPrivate', 'photos', 'numbers'];
  const ids = await Promise.all(
    names.map(async (name) => {
      const found = await getDocsFromServer(collection(owner.documents, 'sales', saleId, name));
      return [name, found.docs.map(({ id }) => id)] as const;
    }),
  );
  const { host, port } = services.storage;
  const prefix = encodeURIComponent(`sales/${saleId}/`);
  const listed = await fetch(`http://${host}:${String(port)}/v0/b/${LOCAL_BUCKET}/o?prefix=${prefix}`, {
    headers: OWNER,
  });
  const { items = [] } = (await listed.json()) as { items?: readonly unknown[] };
  return { ...Object.fromEntries(ids), files: items.length };
}

async function until(done: () => boolean): Promise<void> {
  for (const patience = Date.now() + 15_000; !done();) {
    if (Date.now() > patience) throw new Error('It did not come about.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it('leaves no document and no file of a lot, also of photos that were removed from it, and touches no other lot', async () => {
  const [doomed, other] = [buildOperations(saleId, owner.uid), buildOperations(saleId, owner.uid)];
  const [kept, removed, theirs] = [doomed.photo(), doomed.photo(), other.photo()];
  for (const [make, number] of [
    [doomed, 12],
    [other, 13],
  ] as const) {
    await owner.lots.apply(make.createLot(number));
    await owner.lots.apply({ ...make.base(), kind: 'editPrivate', changes: { notes: { before: '', after: 'Attic' } } });
  }
  for (const photo of [kept, removed, theirs]) {
    await store(photo);
    await owner.lots.apply({
      ...(photo === theirs ? other : doomed).base(),
      kind: 'addPhoto',
      photo,
      cover: photo !== removed,
    });
  }
  await owner.lots.apply({ ...doomed.base(), kind: 'removePhoto', photo: removed, cover: false, coverAfter: null });
  const number = { number: 12, suffix: '' };
  await owner.lots.apply({ ...doomed.base(), kind: 'trashLot', number, deletedAt: Date.now() });
  expect(await left()).toMatchObject({ files: 9, numbers: ['13'] });

  const { lots, files } = owner;
  const space = makeWorkspace({ lots, files, lotPurge: createFirebaseLotPurge(owner.documents) }, `/sales/${saleId}`);
  await space.signIn();
  await until(() => space.read(selectTrashedLots).length === 1);
  space.store.dispatch(purgeLots({ lotIds: [doomed.lotId, other.lotId] }));
  await until(() => space.read(selectPurgeRunning) === null);
  expect(space.state().purge.failed).toBeNull();
  expect(await left()).toEqual({
    lots: [other.lotId],
    lotPrivate: [other.lotId],
    photos: [theirs.id],
    numbers: ['13'],
    files: 3,
  });
  await until(() => space.read(selectTrashedLots).length === 0);
  await space.store.stop();
});
