import { createFakeImportReader } from '../../testing/fakes/imports/fakeImportReader';
import { endPages, holdTime, openImportPage } from '../../testing/imports/importPage';

beforeEach(holdTime);
afterEach(endPages);

it('fetches the code of the reader with the page, before any file is chosen', async () => {
  const page = await openImportPage();
  expect([page.reader.calls, page.run().status]).toEqual([['forgetSale'], 'idle']);
});

it('reads the first file although the code of the reader did not come with the page', async () => {
  const importReader = createFakeImportReader();
  importReader.failNext();
  const page = await openImportPage({ gateways: { importReader } });
  expect([page.run().status, page.space.failures, page.space.unknown]).toEqual(['idle', [], []]);
  await page.open('Lot;Title\n1;A jug\n');
  expect(page.run()).toMatchObject({ status: 'mapping', file: { rows: 1 } });
});
