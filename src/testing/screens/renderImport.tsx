import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Lot, LotPrivate } from '../../domain/lots/lot';
import type { Role } from '../../domain/sales/sale';
import { selectLots } from '../../features/lots/model/lots/lotsSlice';
import { createChosenFiles } from '../../services/files/ChosenFiles';
import { createFakeImportReader } from '../fakes/imports/fakeImportReader';
import { createFakeSalesGateway } from '../fakes/fakeSalesGateway';
import { readableBlobs } from '../environment/readableBlobs';
import { ME } from '../stores/makeMembers';
import { type FakesOf, onFakes, settle } from '../stores/makeTestStore';
import { buildLot, makeWorkspace, SALE, type Workspace } from '../stores/makeWorkspace';
import type { importsModule } from '../../app/modules/importsModule';
import { importsParts } from '../../app/modules/importsParts';
import { SaleImport } from '../../app/pages/parts/SaleImport';
import { createServerOfSale, renderSalePart } from './renderSalePart';

const importFiles = createChosenFiles();

let running: Workspace[] = [];
/** Stops the page at the end of the test. */
export const stopAtEnd = (space: Workspace): void => void running.push(space);
afterEach(async () => {
  for (const space of running) await act(() => space.store.stop());
  running = [];
});
beforeAll(readableBlobs);
// A window of some height: only rows in sight exist.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1_000);
});
afterEach(() => jest.restoreAllMocks());

export const IMPORT_LOTS = [
  buildLot({ id: 'lot1', number: 1, order: 'a0' }),
  buildLot({ id: 'lot2', number: 2, order: 'a1', title: 'Clock' }),
];

/** The import page of a sale of two lots, or of others. */
export async function renderImport(
  role: Role = 'owner',
  lots: readonly Lot[] = IMPORT_LOTS,
  privates: readonly LotPrivate[] = [],
) {
  const saved: { name: string; text: string }[] = [];
  const reader = createFakeImportReader();
  const saleServer = createServerOfSale(role);
  const fakes = {
    importReader: reader,
    importFiles,
    fileSaver: {
      save: (name: string, content: Blob) => void content.text().then((text) => saved.push({ name, text })),
    },
  } satisfies FakesOf<typeof importsModule>;
  const space = makeWorkspace({ sales: createFakeSalesGateway(ME, saleServer), ...fakes }, `/sales/${SALE}/import`);
  stopAtEnd(space);
  space.store.injectModule(onFakes(importsParts));
  space.lots.seed(SALE, lots, []);
  space.lots.seedPrivate(SALE, privates);
  await space.signIn();
  await renderSalePart(space, { lots }, (sale) => <SaleImport sale={sale} files={importFiles} />);
  return { reader, saleServer, saved, space };
}

export const user = userEvent.setup();
export const does = (work: () => Promise<void>): Promise<void> =>
  act(async () => {
    await work();
    await settle();
  });

export const choose = (text: string, name = 'lots.csv') =>
  does(() => user.upload(screen.getByLabelText('File to import'), new File([text], name, { type: 'text/csv' })));
export const press = (name: string | RegExp) => does(() => user.click(screen.getByRole('button', { name })));
/** Writing takes many tasks of the page. */
export const write = async (name: string): Promise<void> => {
  await press(name);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Show the lots' })).toBeInTheDocument());
};
export const select = (label: string, option: string) =>
  does(() => user.selectOptions(screen.getByLabelText(label), option));
export const table = () => within(screen.getByRole('table', { name: 'Rows to import' }));
/** The lots of the sale as they stand: number and title. */
export const titlesIn = (space: Workspace) =>
  space.read(selectLots).map(({ number, suffix, title }) => `${number ?? '-'}${suffix} ${title}`);

export const MESSY = [
  'Lot;Title;Estimate;Owner',
  '3;Vase;"£1,200–1,800";Smith',
  '4;Bowl;cheap;Jones',
  '1;Chair;50;',
].join('\n');
