import { act, screen, within } from '@testing-library/react';
import { PLAIN_FILE } from '../../../domain/platforms/house/ownPlatform';
import { ownPlatformText } from '../../../domain/platforms/house/ownPlatformText';
import { lotsChosen } from '../../../features/lots/model/view/gridSlice';
import { editLotPrivate } from '../../../features/lots/model/operations/lotCommands';
import { choose, LONG, press, renderExport } from '../../../testing/screens/renderExport';
import { settle } from '../../../testing/stores/makeTestStore';
import { buildLot, buildPhoto, SALE } from '../../../testing/stores/makeWorkspace';

it('gives the data file of the chosen platform, without what is withdrawn', async () => {
  const { after, bundleFiles } = await renderExport();
  await after(choose('HiBid / AuctionFlex 360'));
  await after((user) => user.click(screen.getByRole('checkbox', { name: 'Photos' })));
  await after(press(screen.getByRole('button', { name: 'Download bundle' })));
  expect(bundleFiles.saved).toHaveLength(1);
  expect(bundleFiles.saved[0]?.name).toBe('clocks-hibid.csv');
  expect(bundleFiles.saved[0]?.text.split('\r\n')).toEqual([
    'Lot Number,Title,Description,Quantity,SellerCode,Start Bid,PresaleEstimateMinEach,PresaleEstimateMaxEach,Reserve,Shippable',
    '1,A vase,Blue.,1,Ada,,1,2,0.90,true',
    '2,A very long title of a jar and its cover in blue,Blue.,1,,,1,2,,true',
    '',
  ]);
  expect(screen.getByText('clocks-hibid.csv is in your downloads.')).toBeInTheDocument();
});

it('says how many lots are still to be checked, as advice: the bundle goes out without the note', async () => {
  const { after, bundleFiles, space } = await renderExport();
  await after(choose('HiBid / AuctionFlex 360'));
  expect(screen.getByText('1 of these lots is still to be checked. It goes out as it is.')).toBeInTheDocument();
  await after((user) => user.click(screen.getByRole('checkbox', { name: 'Photos' })));
  await after(press(screen.getByRole('button', { name: 'Download bundle' })));
  expect(bundleFiles.saved.map(({ text }) => text.includes('Ask Jane'))).toEqual([false]);
  await after(async () => void space.store.dispatch(editLotPrivate({ lotId: 'lot1', changes: { toCheck: '' } })));
  expect(screen.queryByText(/still to be checked/)).not.toBeInTheDocument();
});

it('keeps the note in our own table, which can be read back', async () => {
  const { after, bundleFiles } = await renderExport();
  await after(choose('Lotsmith'));
  await after((user) => user.click(screen.getByRole('checkbox', { name: 'Photos' })));
  await after(press(screen.getByRole('button', { name: 'Download bundle' })));
  const [heads = '', first = ''] = bundleFiles.saved[0]?.text.split('\r\n') ?? [];
  expect(first.split(',')[heads.split(',').indexOf('toCheck')]).toBe('Ask Jane');
});

it('leaves drafts out when only ready lots are wanted', async () => {
  const { after, bundleFiles } = await renderExport();
  await after(choose('HiBid / AuctionFlex 360'));
  await after((user) => user.selectOptions(screen.getByLabelText('Lots'), 'Ready lots only'));
  expect(screen.getByText('The bundle has 1 lot and 1 photo.')).toBeInTheDocument();
  await after((user) => user.click(screen.getByRole('checkbox', { name: 'Photos' })));
  expect(screen.getByText('The bundle has 1 lot.')).toBeInTheDocument();
  await after(press(screen.getByRole('button', { name: 'Download bundle' })));
  expect(bundleFiles.saved[0]?.text).not.toContain(LONG.slice(0, 20));
});

it('takes a selection of lots, and says which part of it is none', async () => {
  const { after } = await renderExport();
  await after(choose('HiBid / AuctionFlex 360'));
  await after((user) => user.selectOptions(screen.getByLabelText('Lots'), 'A selection of lots'));
  expect(screen.getByText('There are no lots to send.')).toBeInTheDocument();
  await after((user) => user.type(screen.getByLabelText('Lot numbers'), '2, x'));
  expect(screen.getByText(/“x” is no lot number and no range/)).toBeInTheDocument();
  expect(screen.getByText('The bundle has 1 lot and 0 photos.')).toBeInTheDocument();
});

it('begins a selection with the lots that are chosen in the table', async () => {
  const { after, space } = await renderExport();
  act(() => void space.store.dispatch(lotsChosen({ lotIds: ['lot2'], chosen: true })));
  await after((user) => user.selectOptions(screen.getByLabelText('Lots'), 'A selection of lots'));
  expect(screen.getByLabelText('Lot numbers')).toHaveValue('2');
  expect(screen.getByText('The bundle has 1 lot and 0 photos.')).toBeInTheDocument();
});

it('says why a bundle cannot be made', async () => {
  const { after, bundleFiles } = await renderExport();
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  bundleFiles.failNext('open', 'no-space');
  await after(press(screen.getByRole('button', { name: 'Download bundle' })));
  expect(screen.getByRole('alert')).toHaveTextContent(/There is not enough room on this device/);
  await after(choose('HiBid / AuctionFlex 360'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  errors.mockRestore();
});

it('shows a bundle on its way, which can be paused, resumed and cancelled', async () => {
  const { after, space } = await renderExport();
  const load = jest.spyOn(space.files, 'load').mockReturnValue(new Promise(() => undefined));
  await after(choose('HiBid / AuctionFlex 360'));
  await after(press(screen.getByRole('button', { name: 'Download bundle' })));
  const running = within(screen.getByRole('group', { name: 'clocks-hibid.zip' }));
  expect(running.getByRole('progressbar')).toHaveAttribute('value', '0');
  expect(running.getByText('0 of 1 photo, 0 MB')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download bundle' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('button', { name: 'Download bundle' })).toHaveAccessibleDescription(/^One bundle at a time/);
  await after(press(running.getByRole('button', { name: 'Pause' })));
  expect(screen.getByText('Paused.')).toBeInTheDocument();
  await after(press(running.getByRole('button', { name: 'Resume' })));
  expect(screen.queryByText('Paused.')).not.toBeInTheDocument();
  await after(press(running.getByRole('button', { name: 'Cancel' })));
  expect(screen.getByText('Cancelled. Nothing was downloaded.')).toBeInTheDocument();
  load.mockRestore();
});

it('names the lot of a photo that is not in the bundle', async () => {
  const { after } = await renderExport();
  await after(choose('HiBid / AuctionFlex 360'));
  await after(press(screen.getByRole('button', { name: 'Download bundle' })));
  expect(screen.getByText('clocks-hibid.zip is in your downloads.')).toBeInTheDocument();
  expect(screen.getByText('1 photo is not in the bundle:')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Lot 1' })).toHaveAttribute('href', `/sales/${SALE}?lot=lot1`);
  expect(screen.getByText('The server does not have its file. Add the photo again.')).toBeInTheDocument();
});

it('names what has no column in the language of the sale, not of the person who exports', async () => {
  const { after, bundleFiles, server, space } = await renderExport();
  await act(async () => {
    server.setSale(SALE, { exportSettings: { language: 'de' } });
    const [lot] = [buildLot({ id: 'lot1', status: 'ready', period: '1880' })];
    space.lots.emit(SALE, { type: 'lots', changed: [lot], removed: [], fromServer: true });
    await settle();
  });
  await after(choose('HiBid / AuctionFlex 360'));
  await after((user) => user.click(screen.getByRole('checkbox', { name: 'Photos' })));
  await after(press(screen.getByRole('button', { name: 'Download bundle' })));
  expect(bundleFiles.saved[0]?.text).toContain('Datierung: 1880');
});

it('writes no photo over another: it says which two would have one name, and gives the bundle without photos', async () => {
  const text = ownPlatformText({
    id: 'own_a1',
    name: 'Hammer',
    // As older builds have stored it.
    file: { ...PLAIN_FILE, pictureName: '{lot}{n}.jpg' },
    columns: [{ header: 'Lot', from: 'lot', longest: null, isRequired: true }],
  });
  const { after, bundleFiles, server, space } = await renderExport('owner', [
    buildLot({ id: 'lot11', number: 11, order: 'b0' }),
  ]);
  await act(async () => {
    server.setSale(SALE, { ownPlatforms: { own_a1: text }, platforms: ['own_a1'] });
    const more = Array.from({ length: 11 }, (_, place) =>
      buildPhoto({
        id: `more${String(place)}`,
        lotId: place === 0 ? 'lot11' : 'lot1',
        order: `b${String(place).padStart(2, '0')}`,
      }),
    );
    space.lots.emit(SALE, { type: 'photos', changed: more, removed: [], fromServer: true });
    await settle();
  });
  await after(choose('Hammer'));
  const download = screen.getByRole('button', { name: 'Download bundle' });
  const why = /^A photo of lot 1 and one of lot 11 would both be called 111\.jpg,/;
  expect(screen.getByRole('alert')).toHaveTextContent(why);
  expect(download).toHaveAccessibleDescription(why);
  await after(press(download));
  expect(bundleFiles.bundles).toEqual([]);
  await after((user) => user.click(screen.getByRole('checkbox', { name: 'Photos' })));
  expect(screen.queryByRole('alert')).toBeNull();
  await after(press(download));
  expect(bundleFiles.saved).toHaveLength(1);
});
