import { importsParts } from '../../app/modules/importsParts';
import { checkBegan, importConfirmed, importFileChosen, selectImport } from '../../features/imports/model/importSlice';
import { createChosenFiles } from '../../services/files/ChosenFiles';
import { createFakeSalesGateway } from '../../testing/fakes/fakeSalesGateway';
import { createSaleServer } from '../../services/sales/saleServer';
import { ME } from '../../testing/stores/makeMembers';
import { createFakeImportReader } from '../../testing/fakes/imports/fakeImportReader';
import { onFakes, settle } from '../../testing/stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../../testing/stores/makeWorkspace';

const importFiles = createChosenFiles();
let space: Workspace;

/** A file is checked: three rows are new lots, and the number of one is taken. */
beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const fileSaver = { save: () => undefined };
  const server = createSaleServer();
  const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR', status: 'open' } as const;
  server.sales.set(SALE, { id: SALE, ...details, roles: { [ME]: 'owner' }, createdBy: ME });
  const sales = createFakeSalesGateway(ME, server);
  space = makeWorkspace(
    { sales, importReader: createFakeImportReader(), importFiles, fileSaver },
    `/sales/${SALE}/import`,
  );
  space.store.injectModule(onFakes(importsParts));
  space.lots.seed(SALE, [buildLot()]);
  await space.signIn();
  const file = new File(['Number;Title\n1;A jug\n2;Two\n3;Three\n4;Fo\u202eur'], 'lots.csv', { type: 'text/csv' });
  space.store.dispatch(importFileChosen({ saleId: SALE, fileId: importFiles.hold(file), name: file.name }));
  await settle();
  space.store.dispatch(checkBegan());
  await settle();
});
afterEach(async () => {
  await space.store.stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const confirm = (): void => void space.store.dispatch(importConfirmed({ renewals: 0 }));
const status = (): string => selectImport(space.store.getState() as never).run.status;
const pass = async (ms = 1_000): Promise<void> => {
  await settle();
  await jest.advanceTimersByTimeAsync(ms);
  await settle();
};
const titles = (): string[] => [...space.lots.documents(SALE).lots.values()].map(({ title }) => title);

it('makes all rows that are ready, and of the plan only the row that was left out stays on the device', async () => {
  confirm();
  await pass();
  expect([status(), titles()]).toEqual(['done', ['A vase', 'Two', 'Three', 'Four']]);
  expect([...space.importPlans.kept.values()].map(({ head }) => [head.parts, head.left.length - 1])).toEqual([[0, 1]]);
});

it('is made although the device keeps nothing of it', async () => {
  space.importPlans.fail();
  confirm();
  await pass();
  expect([status(), titles()]).toEqual(['done', ['A vase', 'Two', 'Three', 'Four']]);
});

it('is made although the device does not answer, after half a minute', async () => {
  const never = (): Promise<never> => new Promise(() => undefined);
  jest.spyOn(space.importPlans, 'keep').mockImplementation(never);
  jest.spyOn(space.importPlans, 'forgetLeft').mockImplementation(never);
  jest.spyOn(space.importPlans, 'made').mockImplementation(never);
  confirm();
  await pass(29_000);
  expect(titles()).toEqual(['A vase']);
  await pass(10_000);
  expect([status(), titles()]).toEqual(['done', ['A vase', 'Two', 'Three', 'Four']]);
});
