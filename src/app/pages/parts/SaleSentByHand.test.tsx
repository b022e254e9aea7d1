import type { Lot } from '../../../domain/lots/lot';
import { renderSent, savedFiles, sent, SENT_LOTS } from '../../../testing/screens/renderSent';

const [vase, jug, bowl] = SENT_LOTS as [Lot, Lot, Lot];

it('lists what is to be typed by hand, keeps what is ticked off, and takes it for sent', async () => {
  const first = await renderSent();
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
  const none = sent().getByRole('button', { name: 'Remember what is ticked off' });
  expect(none).toHaveAttribute('aria-disabled', 'true');
  expect(none).toHaveAccessibleDescription('Tick off first what you have typed at the platform.');
  await first.tick(/^Title/);
  expect(sent().getByText('1 of 2 ticked off.')).toBeInTheDocument();
  await first.leave();

  const second = await renderSent(first.world);
  await second.choose('Platform', 'HiBid / AuctionFlex 360');
  await second.change([
    { ...vase, title: 'Vase with a lid' },
    { ...jug, status: 'withdrawn' },
  ]);
  await second.click('List to type by hand');
  expect(sent().getByRole('checkbox', { name: /^Title/ })).toBeChecked();
  await second.click('Download as CSV');
  expect(savedFiles.at(-1)).toEqual({
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
  const { click, change, tick, gateway } = await renderSent();
  await click('Download bundle');
  await change([{ ...vase, title: 'Vase with a lid', quantity: 2 }]);
  await click('List to type by hand');
  await tick(/^Quantity/);
  await click('Remember 1 line as typed');
  expect(sent().getAllByRole('checkbox')).toHaveLength(1);
  expect(sent().getByRole('checkbox', { name: /^Title\s+before Vase/ })).not.toBeChecked();
  expect(gateway.calls.readLots).toBe(1);
});

it('says when what stood there before cannot be read', async () => {
  const { gateway, click, change } = await renderSent();
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
