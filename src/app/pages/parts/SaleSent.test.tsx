import { screen } from '@testing-library/react';
import type { Lot } from '../../../domain/lots/lot';
import { createFakeExportsGateway } from '../../../testing/fakes/fakeExportsGateway';
import { renderSent, sent, SENT_LOTS } from '../../../testing/screens/renderSent';
import { ME } from '../../../testing/stores/makeMembers';
import { buildLot, SALE } from '../../../testing/stores/makeWorkspace';

afterEach(() => jest.restoreAllMocks());

const [vase, jug, bowl] = SENT_LOTS as [Lot, Lot, Lot];

it('remembers a bundle, and says what has changed since and what has not', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(new Date(2027, 3, 16, 12).getTime());
  const { click, change } = await renderSent();
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
  const { click, change, choose, table } = await renderSent();
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
  const { click, change, gateway } = await renderSent();
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
  const { click } = await renderSent();
  await click('Download bundle');
  const [forget] = sent().getAllByRole('button', { name: /^Not uploaded: forget it/, hidden: true });
  await click(String(forget?.getAttribute('aria-label')), true);
  expect(sent().getByText('Nothing was sent to LiveAuctioneers yet.')).toBeInTheDocument();
});

it('shows what a colleague sends, and reads nothing twice', async () => {
  const mine = await renderSent();
  await mine.click('Download bundle');
  const { readContent } = mine.gateway.calls;
  const colleague = createFakeExportsGateway(mine.world.exports);
  const [own] = [...(mine.world.exports.sales.get(SALE)?.values() ?? [])];
  if (own === undefined) throw new Error('Nothing was sent.');
  await mine.after(() => colleague.remember(SALE, { ...own, id: 'colleagues0000000000' }, 'mary'));
  expect(sent().getByText(/by somebody who is not in the sale any more\.$/)).toBeInTheDocument();
  expect(mine.gateway.calls.readContent).toBe(readContent + 1);
});

it('says that what is known of the platform has changed, where lots have', async () => {
  const { click, change, world, after } = await renderSent();
  await click('Download bundle');
  const server = createFakeExportsGateway(world.exports);
  const [own] = [...(world.exports.sales.get(SALE)?.values() ?? [])];
  if (own === undefined) throw new Error('Nothing was sent.');
  await after(() => server.remember(SALE, { ...own, id: 'older000000000000000', version: 'older' }, ME));
  expect(sent().queryByText(/What Lotsmith knows/)).not.toBeInTheDocument();
  await change([{ ...vase, title: 'Vase with a lid' }]);
  expect(sent().getByText(/What Lotsmith knows of this platform has changed since/)).toBeInTheDocument();
});
