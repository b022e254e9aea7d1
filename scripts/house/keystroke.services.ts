import 'fake-indexeddb/auto';
import type { LotsEvent } from '../../src/services/lots/LotsGateway';
import type { OtherPages } from '../../src/services/offlineCache/otherPages';
import { isBesideAdapters } from './besideTrips';
import { watchExecution } from './executedFiles';
import { filesOf, KEYSTROKE } from './trips';

const trip = filesOf(KEYSTROKE).filter((file) => file.startsWith('src/services/'));
const NO_OTHER_PAGES: OtherPages = { publish: () => undefined, subscribe: () => undefined };
/** What the adapters of both pages run for a title: of the writer's device, of Firestore, of the colleague's copy. */
let run: readonly string[];

beforeAll(async () => {
  const execution = await watchExecution();
  const { testServices } = await import('../../local/testServices');
  const { newId } = await import('../../src/shared/id');
  const { enterPerson, putIntoSale } = await import('../../src/testing/services/servicePeople');
  const { buildOperations } = await import('../../src/testing/contracts/lots/operationsForTests');
  const { createCachingLotsGateway } = await import('../../src/services/offlineCache/cachingLotsGateway');
  const { createIdbOfflineCache } = await import('../../src/services/offlineCache/idbOfflineCache');
  const { createIdbOutbox } = await import('../../src/services/outbox/device/idbOutbox');
  const { createOutboxDatabase } = await import('../../src/services/outbox/device/outboxDatabase');

  const services = testServices();
  const [writer, colleague] = await Promise.all([enterPerson(services), enterPerson(services)]);
  const pageOf = ({ lots, uid }: typeof writer) =>
    createCachingLotsGateway(
      lots,
      createIdbOfflineCache(`copies of ${uid}`),
      () => uid,
      NO_OTHER_PAGES,
      Date.now,
      () => () => undefined,
    );
  const [here, there] = [pageOf(writer), pageOf(colleague)];
  const saleId = newId();
  await writer.sales.create(saleId, { title: 'Spring', date: '2027-04-17', currency: 'EUR' }, writer.uid);
  await putIntoSale(saleId, { [writer.uid]: 'owner', [colleague.uid]: 'editor' });
  const make = buildOperations(saleId, writer.uid);
  await here.apply(make.createLot(7));
  const titles: (string | undefined)[] = [];
  let look = (): void => undefined;
  const end = there.listen(saleId, (event: LotsEvent) => {
    if (event.type === 'lots') titles.push(...event.changed.map(({ title }) => title));
    look();
  });
  const seen = (title?: string) =>
    new Promise<void>((resolve) => {
      look = () => void ((title === undefined ? titles.length > 0 : titles.includes(title)) && resolve());
      look();
    });
  await seen();
  const outbox = createIdbOutbox(createOutboxDatabase('outbox of the writer'));
  await outbox.list(writer.uid);

  await execution.begin();
  const edit = make.edit('A blue vase');
  await outbox.put(edit);
  expect(await here.apply(edit)).toEqual({});
  await outbox.remove(edit.id);
  await seen('A blue vase');
  run = [...(await execution.files())].filter((file) => file.startsWith('src/services/'));
  end();
  await Promise.all([writer.leave(), colleague.leave()]);
}, 30_000);

test('the trip names every file of the adapters that a title runs, but for those beside it', () => {
  expect(run.filter((file) => !trip.includes(file) && !isBesideAdapters(file))).toEqual([]);
});

test('every adapter of the trip is run by a title', () => {
  const ports = /\/[A-Z]\w*\.ts$/;
  expect(trip.filter((file) => !ports.test(file) && !run.includes(file))).toEqual([]);
});
