import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { platformsParts } from '../../app/modules/platformsParts';
import { ScrollOffsetProvider } from '../../shared/scroll/ScrollOffsetProvider';
import type { Lot } from '../../domain/lots/lot';
import { ME } from '../stores/makeMembers';
import { onFakes, settle } from '../stores/makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE } from '../stores/makeWorkspace';
import { createSaleServer } from '../../services/sales/saleServer';
import type { DeviceMemory } from '../../services/memory/DeviceMemory';
import { createFakeDeviceMemory } from '../fakes/fakeDeviceMemory';
import { createFakeExportsGateway, createFakeExportsServer } from '../fakes/fakeExportsGateway';
import { createFakeSalesGateway } from '../fakes/fakeSalesGateway';
import { createFakeBundleFiles } from '../fakes/bundles/fakeBundleFiles';
import { createFakeWaitingExports } from '../fakes/fakeWaitingExports';
import { selectSale } from '../../features/sales/salesSlice';
import { useSalesSelector } from '../../features/sales/salesHooks';
import { SaleExport } from '../../app/pages/parts/SaleExport';

function Page() {
  const sale = useSalesSelector((state) => selectSale(state, SALE));
  return sale === undefined ? null : <SaleExport sale={sale} />;
}

export const SENT_LOTS = [
  buildLot({ id: 'lot1', status: 'ready', title: 'Vase' }),
  buildLot({ id: 'lot2', number: 2, order: 'a1', title: 'Jug' }),
  buildLot({ id: 'lot3', number: 3, order: 'a2', title: 'Bowl' }),
  buildLot({ id: 'lot4', number: 4, order: 'a3', title: 'Cup' }),
];

let pages: { readonly space: ReturnType<typeof makeWorkspace>; readonly unmount: () => void }[] = [];
/** What the test has saved on the device: other files than bundles. */
export const savedFiles: { readonly name: string; readonly text: string }[] = [];
afterEach(async () => {
  for (const { space, unmount } of pages) {
    act(() => unmount());
    await space.store.stop();
  }
  pages = [];
  savedFiles.length = 0;
});

/** What outlives a page: the server and the device. */
export const makeWorld = () => ({
  exports: createFakeExportsServer(),
  waiting: createFakeWaitingExports(),
  memory: createFakeDeviceMemory() as DeviceMemory,
});

/** The blobs of this environment give no text by themselves. */
const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsText(blob);
  });

/** The export page of a sale of four lots; a later page of the same world goes on where the one before has ended. */
export async function renderSent(world = makeWorld()) {
  const server = createSaleServer();
  const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR', status: 'open' } as const;
  server.sales.set(SALE, { id: SALE, ...details, roles: { [ME]: 'owner' }, createdBy: 'olga' });
  const gateway = createFakeExportsGateway(world.exports);
  const bundleFiles = createFakeBundleFiles();
  const space = makeWorkspace(
    {
      sales: createFakeSalesGateway(ME, server),
      memory: world.memory,
      exports: gateway,
      waitingExports: world.waiting,
      bundleFiles: {
        ...bundleFiles,
        save: (name, bytes) => void savedFiles.push({ name, text: new TextDecoder().decode(bytes) }),
      },
    },
    `/sales/${SALE}/export`,
  );
  space.store.injectModule(onFakes(platformsParts));
  const photos = SENT_LOTS.map(({ id }) => buildPhoto({ id: `photo${id}`, lotId: id }));
  space.lots.seed(SALE, SENT_LOTS, photos);
  for (const { path } of photos) space.files.stored.set(`${path}/full.jpg`, new Blob(['a photo']));
  await space.signIn();
  const change = (changed: readonly Lot[], removed: readonly string[] = []): void =>
    space.lots.emit(SALE, { type: 'lots', changed, removed, fromServer: true });
  change(SENT_LOTS);
  space.lots.emit(SALE, { type: 'photos', changed: photos, removed: [], fromServer: true });
  await settle();
  const { unmount } = render(
    <Provider store={space.store}>
      <ScrollOffsetProvider>
        <Page />
      </ScrollOffsetProvider>
    </Provider>,
  );
  pages.push({ space, unmount });
  const user = userEvent.setup();
  const after = (work: () => unknown): Promise<void> =>
    act(async () => {
      await work();
      await settle();
    });
  return {
    world,
    gateway,
    space,
    change: (changed: readonly Lot[], removed?: readonly string[]) => after(() => change(changed, removed)),
    after,
    // At once: user-event waits outside of act, where the sagas would go on.
    click: (name: string | RegExp, hidden = false) =>
      after(() => fireEvent.click(screen.getByRole('button', { name, hidden }))),
    /** The data file of the last bundle. */
    table: async () => {
      const { names, files } = bundleFiles.bundles.at(-1) ?? {};
      return textOf(files?.get(names?.dataFile ?? '') ?? new Blob([]));
    },
    tick: (name: RegExp) => after(() => user.click(sent().getByRole('checkbox', { name }))),
    choose: (label: string, option: string) => after(() => user.selectOptions(screen.getByLabelText(label), option)),
    leave: () =>
      act(async () => {
        unmount();
        await space.store.stop();
      }),
  };
}

export const sent = () => within(screen.getByRole('region', { name: 'Sent' }));
