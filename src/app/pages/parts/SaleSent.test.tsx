import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { platformsParts } from '../../modules/platformsParts';
import { ScrollOffsetProvider } from '../../../shared/scroll/ScrollOffsetProvider';
import type { Lot } from '../../../domain/lots/lot';
import { ME } from '../../../testing/stores/makeMembers';
import { onFakes, settle } from '../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, makeWorkspace, SALE } from '../../../testing/stores/makeWorkspace';
import { createSaleServer } from '../../../services/sales/saleServer';
import type { DeviceMemory } from '../../../services/memory/DeviceMemory';
import { createFakeDeviceMemory } from '../../../testing/fakes/fakeDeviceMemory';
import { createFakeExportsGateway, createFakeExportsServer } from '../../../testing/fakes/fakeExportsGateway';
import { createFakeSalesGateway } from '../../../testing/fakes/fakeSalesGateway';
import { createFakeBundleFiles } from '../../../testing/fakes/bundles/fakeBundleFiles';
import { createFakeWaitingExports } from '../../../testing/fakes/fakeWaitingExports';
import { selectSale } from '../../../features/sales/salesSlice';
import { useSalesSelector } from '../../../features/sales/salesHooks';
import { SaleExport } from './SaleExport';

function Page() {
  const sale = useSalesSelector((state) => selectSale(state, SALE));
  return sale === undefined ? null : <SaleExport sale={sale} />;
}

const LOTS = [
  buildLot({ id: 'lot1', status: 'ready', title: 'Vase' }),
  buildLot({ id: 'lot2', number: 2, order: 'a1', title: 'Jug' }),
  buildLot({ id: 'lot3', number: 3, order: 'a2', title: 'Bowl' }),
  buildLot({ id: 'lot4', number: 4, order: 'a3', title: 'Cup' }),
];

let pages: { readonly space: ReturnType<typeof makeWorkspace>; readonly unmount: () => void }[] = [];
let saved: { readonly name: string; readonly text: string }[] = [];
afterEach(async () => {
  for (const { space, unmount } of pages) {
    act(() => unmount());
    await space.store.stop();
  }
  [pages, saved] = [[], []];
});

/** What outlives a page: the server and the device. */
const makeWorld = () => ({
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

async function show(world = makeWorld()) {
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
        save: (name, bytes) => void saved.push({ name, text: new TextDecoder().decode(bytes) }),
      },
    },
    `/sales/${SALE}/export`,
  );
  space.store.injectModule(onFakes(platformsParts));
  const photos = LOTS.map(({ id }) => buildPhoto({ id: `photo${id}`, lotId: id }));
  space.lots.seed(SALE, LOTS, photos);
  for (const { path } of photos) space.files.stored.set(`${path}/full.jpg`, new Blob(['a photo']));
  await space.signIn();
  const change = (changed: readonly Lot[], removed: readonly string[] = []): void =>
    space.lots.emit(SALE, { type: 'lots', changed, removed, fromServer: true });
  change(LOTS);
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

const sent = () => within(screen.getByRole('region', { name: 'Sent' }));
const [vase, jug, bowl] = LOTS as [Lot, Lot, Lot];

it('remembers a bundle, and says what has changed since and what has not', async () => {
  const { click, change } = await show();
  expect(sent().getByText('Nothing was sent to LiveAuctioneers yet.')).toBeInTheDocument();
  await click('Download bundle');
  expect(sent().getByText(/^LiveAuctioneers: sent Tuesday.* by you\.$/)).toBeInTheDocument();
  expect(sent().getByText('Nothing that the platform gets has changed since.')).toBeInTheDocument();

  await change(
    [
      { ...vase, title: 'Vase with a lid' },
      { ...jug, status: 'withdrawn' },
      { ...bowl, number: 30 },
      buildLot({ id: 'lot5', number: 5, order: 'a4', title: 'Late' }),
    ],
    ['lot4'],
  );
  const since = /Since then 2 lots changed, 1 new, 1 withdrawn, 1 removed\. 1 of them has another number\./;
  expect(sent().getByText(since)).toBeInTheDocument();
  expect(sent().getByText(/take withdrawn and removed lots out by hand/)).toBeInTheDocument();
  expect(sent().getByText(/two hours before/)).toBeInTheDocument();
});

it('gives a bundle of only what has changed', async () => {
  const { click, change, choose, table } = await show();
  await choose('Platform', 'HiBid / AuctionFlex 360');
  await click('Download bundle');
  await change([{ ...vase, title: 'Vase with a lid' }]);
  await click('Choose only these for the bundle');
  expect(screen.getByLabelText('Lots')).toHaveValue('changed');
  expect(screen.getByText('The bundle has 1 lot and 1 photo.')).toBeInTheDocument();
  await click('Download bundle');
  expect((await table()).split('\r\n').slice(1)).toEqual([expect.stringContaining('Vase with a lid'), '']);
  expect(sent().getByText('Nothing that the platform gets has changed since.')).toBeInTheDocument();
  expect(sent().getByText('Earlier exports (2)')).toBeInTheDocument();
  expect(sent().getByText(/Changed lots: 1, with photos, clocks-hibid\.zip/)).toBeInTheDocument();
  expect(sent().getByText(/All lots: 4, with photos, clocks-hibid\.zip/)).toBeInTheDocument();
});

it('counts no bundle that was never uploaded, until somebody says that it was', async () => {
  const { click, change, gateway } = await show();
  await click('Download bundle');
  await change([{ ...vase, title: 'Vase with a lid' }]);
  await click('Download bundle');
  expect(sent().getByText('Nothing that the platform gets has changed since.')).toBeInTheDocument();
  const [forget] = sent().getAllByRole('button', { name: /^Not uploaded: forget it/, hidden: true });
  const label = String(forget?.getAttribute('aria-label'));
  gateway.fail('sayOutcome', 'unavailable');
  await click(label, true);
  expect(sent().getByText(/This was not kept/)).toBeInTheDocument();
  await click(label, true);
  expect(sent().queryByText(/This was not kept/)).toBeNull();
  expect(sent().getByText('Not uploaded: it does not count.')).toBeInTheDocument();
  expect(sent().getByText(/Since then 1 lot changed\./)).toBeInTheDocument();
  const again = label.replace('Not uploaded: forget it,', 'I have uploaded it:');
  await click(again, true);
  expect(sent().getByText('Uploaded.')).toBeInTheDocument();
  expect(sent().getByText('Nothing that the platform gets has changed since.')).toBeInTheDocument();
});

it('begins anew when the only bundle was never uploaded', async () => {
  const { click } = await show();
  await click('Download bundle');
  const [forget] = sent().getAllByRole('button', { name: /^Not uploaded: forget it/, hidden: true });
  await click(String(forget?.getAttribute('aria-label')), true);
  expect(sent().getByText('Nothing was sent to LiveAuctioneers yet.')).toBeInTheDocument();
});

it('lists what is to be typed by hand, keeps what is ticked off, and takes it for sent', async () => {
  const first = await show();
  await first.choose('Platform', 'HiBid / AuctionFlex 360');
  await first.click('Download bundle');
  await first.change([
    { ...vase, title: 'Vase with a lid' },
    { ...jug, status: 'withdrawn' },
  ]);
  await first.click('List to type by hand');
  expect(sent().getByRole('heading', { name: 'Lot 1, Vase with a lid' })).toBeInTheDocument();
  const title = sent().getByRole('checkbox', { name: /^Title\s+before Vase\s+now\s+Vase with a lid$/ });
  expect(title).not.toBeChecked();
  expect(sent().getByRole('checkbox', { name: 'Withdrawn: take it out there.' })).toBeInTheDocument();
  await first.tick(/^Title/);
  expect(sent().getByText('1 of 2 ticked off.')).toBeInTheDocument();
  await first.leave();

  const second = await show(first.world);
  await second.choose('Platform', 'HiBid / AuctionFlex 360');
  await second.change([
    { ...vase, title: 'Vase with a lid' },
    { ...jug, status: 'withdrawn' },
  ]);
  await second.click('List to type by hand');
  expect(sent().getByRole('checkbox', { name: /^Title/ })).toBeChecked();
  await second.click('Download as CSV');
  expect(saved.at(-1)).toEqual({
    name: 'clocks-hibid-changes.csv',
    text: [
      'Lot,Title,What,Field,Before,Now,Typed',
      '1,Vase with a lid,changed,Title,Vase,Vase with a lid,yes',
      '2,Jug,withdrawn,,,Withdrawn: take it out there.,',
      '',
    ].join('\r\n'),
  });
  await second.click('Remember 1 line as typed');
  expect(sent().getByText(/changes typed there .* by you/)).toBeInTheDocument();
  expect(sent().getByText('Since then 1 withdrawn.')).toBeInTheDocument();
  await second.tick(/^Withdrawn/);
  await second.click('Remember 1 line as typed');
  expect(sent().getByText('Nothing that the platform gets has changed since.')).toBeInTheDocument();
  expect(second.world.memory.read('typedLines')).toBeNull();
});

it('goes on with the rest of a lot when one of its lines was typed', async () => {
  const { click, change, tick, gateway } = await show();
  await click('Download bundle');
  await change([{ ...vase, title: 'Vase with a lid', quantity: 2 }]);
  await click('List to type by hand');
  await tick(/^Quantity/);
  await click('Remember 1 line as typed');
  expect(sent().getAllByRole('checkbox')).toHaveLength(1);
  expect(sent().getByRole('checkbox', { name: /^Title\s+before Vase/ })).not.toBeChecked();
  expect(gateway.calls.readLots).toBe(1);
});

it('shows what a colleague sends, and reads nothing twice', async () => {
  const mine = await show();
  await mine.click('Download bundle');
  const { readContent } = mine.gateway.calls;
  const colleague = createFakeExportsGateway(mine.world.exports);
  const [own] = [...(mine.world.exports.sales.get(SALE)?.values() ?? [])];
  if (own === undefined) throw new Error('Nothing was sent.');
  await mine.after(() => colleague.remember(SALE, { ...own, id: 'colleagues0000000000' }, 'mary'));
  expect(sent().getByText(/by somebody who is not in the sale any more\.$/)).toBeInTheDocument();
  expect(mine.gateway.calls.readContent).toBe(readContent + 1);
});

it('waits for the network, says so, and remembers it when it is back', async () => {
  const world = makeWorld();
  const { gateway, click, space, after } = await show(world);
  gateway.fail('remember', 'unavailable');
  await click('Download bundle');
  expect(sent().getByRole('alert')).toHaveTextContent(/is kept on this device, and is written as soon as the network/);
  expect(world.waiting.kept.size).toBe(1);
  await after(() => space.resume.resume('online'));
  expect(sent().queryByRole('alert')).not.toBeInTheDocument();
  expect(sent().getByText(/^LiveAuctioneers: sent/)).toBeInTheDocument();
  expect(world.waiting.kept.size).toBe(0);
});

it('remembers with the next visit what an earlier page could not', async () => {
  const first = await show();
  first.gateway.fail('remember', 'unavailable', 9);
  await first.click('Download bundle');
  await first.leave();
  await show(first.world);
  expect(sent().getByText(/^LiveAuctioneers: sent/)).toBeInTheDocument();
});

it('says when this browser keeps nothing, and when the server refuses it', async () => {
  const world = makeWorld();
  world.waiting.outlivesPages = false;
  const { gateway, click } = await show(world);
  gateway.fail('remember', 'unavailable');
  await click('Download bundle');
  expect(sent().getByRole('alert')).toHaveTextContent(/leave this page open/);
  gateway.fail('remember', 'permission-denied');
  await click('Try again');
  expect(sent().getByRole('alert')).toHaveTextContent(/you may not edit this sale any more/);
});

it('says when what was sent cannot be read, and reads it when it is asked to', async () => {
  const first = await show();
  await first.click('Download bundle');
  await first.leave();
  const second = await show(first.world);
  expect(sent().getByText(/^LiveAuctioneers: sent/)).toBeInTheDocument();
  await second.choose('Platform', 'HiBid / AuctionFlex 360');
  second.gateway.fail('remember', 'unavailable', 0);
  await second.click('Download bundle');
  await second.leave();
  const third = await show(first.world);
  third.gateway.fail('readContent', 'unavailable');
  await third.choose('Platform', 'HiBid / AuctionFlex 360');
  expect(sent().getByText(/could not be read/)).toBeInTheDocument();
  await third.click('Try again');
  expect(sent().getByText(/^HiBid \/ AuctionFlex 360: sent/)).toBeInTheDocument();
});

it('says of another platform what is known of it, when one cannot be read', async () => {
  const first = await show();
  await first.click('Download bundle');
  await first.leave();
  const third = await show(first.world);
  expect(sent().getByText(/^LiveAuctioneers: sent/)).toBeInTheDocument();
  third.gateway.fail('readContent', 'unavailable', 9);
  await third.choose('Platform', 'HiBid / AuctionFlex 360');
  await third.click('Download bundle');
  expect(sent().getByText(/could not be read/)).toBeInTheDocument();
  await third.choose('Platform', 'LiveAuctioneers');
  expect(sent().queryByText(/could not be read/)).not.toBeInTheDocument();
  expect(sent().getByText(/^LiveAuctioneers: sent/)).toBeInTheDocument();
});

it('says that what is known of the platform has changed, where lots have', async () => {
  const { click, change, world, after } = await show();
  await click('Download bundle');
  const server = createFakeExportsGateway(world.exports);
  const [own] = [...(world.exports.sales.get(SALE)?.values() ?? [])];
  if (own === undefined) throw new Error('Nothing was sent.');
  await after(() => server.remember(SALE, { ...own, id: 'older000000000000000', version: 'older' }, ME));
  expect(sent().queryByText(/What Lotsmith knows/)).not.toBeInTheDocument();
  await change([{ ...vase, title: 'Vase with a lid' }]);
  expect(sent().getByText(/What Lotsmith knows of this platform has changed since/)).toBeInTheDocument();
});

it('says when what stood there before cannot be read', async () => {
  const { gateway, click, change } = await show();
  await click('Download bundle');
  await change([{ ...vase, title: 'Vase with a lid' }]);
  gateway.fail('readLots', 'unavailable');
  await click('List to type by hand');
  expect(sent().getByText(/What stood there before could not be read/)).toBeInTheDocument();
  await click('Read what stood there before');
  expect(sent().getByRole('checkbox', { name: /^Title/ })).toBeInTheDocument();
  await change([{ ...bowl, title: 'Bowl with a foot' }]);
  expect(sent().getByText('More has changed meanwhile.')).toBeInTheDocument();
});
