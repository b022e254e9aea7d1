import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { waitingExport } from '../../../testing/contracts/waitingExports.contract';
import { createIdbWaitingExports } from '../../exports/idbWaitingExports';
import { createIdbImportPlans } from '../../imports/idbImportPlans';
import { createIdbReservationStore } from '../../numbers/idbReservationStore';
import { createIdbOwnRecords, OWN_DATABASES } from './idbOwnRecords';

/** What a browser has of two people. */
function device() {
  const [plans, exports, numbers] = [
    createIdbImportPlans(undefined),
    createIdbWaitingExports(),
    createIdbReservationStore(),
  ];
  return {
    async fill(uid: string) {
      const counts = { created: 1, updated: 0, parts: 1 };
      const kept = { id: `of ${uid}`, saleId: 's', name: 'x.csv', ...counts, left: [], carried: [], isNoted: false };
      await plans.keep(uid, kept, [[]]);
      await plans.keepPicture(uid, kept.id, 0, new Blob(['picture']));
      await exports.keep(uid, waitingExport(`of ${uid}`));
      await numbers.keep(uid, [{ saleId: 's', number: '7', lotId: 'l', keptAt: 1 }]);
    },
    /** How many imports, pictures, exports and numbers it has. */
    async has(uid: string) {
      const imports = (await plans.list(uid)).length;
      const picture = (await plans.picture(uid, `of ${uid}`, 0)) === null ? 0 : 1;
      return [imports, picture, (await exports.list(uid)).length, (await numbers.list(uid)).length];
    },
  };
}
afterEach(async () => {
  jest.restoreAllMocks();
  await Promise.all(Object.values(OWN_DATABASES).map(({ name }) => deleteDB(name)));
});

it('forgets everything of a person, and nothing of another one', async () => {
  const browser = device();
  await browser.fill('anna');
  await browser.fill('ben');
  await createIdbOwnRecords().forget('anna');
  expect([await browser.has('anna'), await browser.has('ben')]).toEqual([
    [0, 0, 0, 0],
    [1, 1, 1, 1],
  ]);
});

it('forgets what it can where one of the databases cannot be opened, and says so', async () => {
  const browser = device();
  await browser.fill('anna');
  const { open } = IDBFactory.prototype;
  const broken = jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (
    this: IDBFactory,
    name,
    version,
  ) {
    if (name === OWN_DATABASES.imports.name) throw new DOMException('Damaged.', 'UnknownError');
    return open.call(this, name, version);
  });
  await expect(createIdbOwnRecords().forget('anna')).rejects.toThrow('Damaged.');
  broken.mockRestore();
  expect(await browser.has('anna')).toEqual([1, 1, 0, 0]);
});

it('leaves a browser that keeps nothing of anybody as it is', async () => {
  await createIdbOwnRecords().forget('anna');
  expect(await device().has('anna')).toEqual([0, 0, 0, 0]);
});
