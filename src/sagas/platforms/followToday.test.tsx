import { act } from '@testing-library/react';
import { choose, press, problems, renderExport } from '../../testing/screens/renderExport';
import { renderSent, sent, SENT_LOTS } from '../../testing/screens/renderSent';
import { settle } from '../../testing/stores/makeTestStore';
import { SALE } from '../../testing/stores/makeWorkspace';

/** The sale of these pages is on the 17th of April 2027. */
const itIs = (day: number, hour = 12): void =>
  void jest.spyOn(Date, 'now').mockReturnValue(new Date(2027, 3, day, hour).getTime());
afterEach(() => jest.restoreAllMocks());

const TWO_HOURS = /two hours before|nothing can be added/;

it.each([
  [15, 'Nothing can be added or changed there in the last two hours before the sale.'],
  [
    16,
    'The sale is tomorrow. In the last two hours before it nothing can be added or changed there: upload in good time.',
  ],
  [
    17,
    'The sale is today. From two hours before it on nothing can be added or changed there: upload what is left while there is time.',
  ],
  [18, 'The day of the sale is over: nothing can be added or changed there any more.'],
])('says on the %s. of April what LiveAuctioneers still takes', async (day, sentence) => {
  itIs(day);
  await renderExport();
  expect(problems().getByText(TWO_HOURS)).toHaveTextContent(sentence);
});

it('says the rule itself in a sale without a date', async () => {
  itIs(17);
  const { after, server } = await renderExport();
  await after(async () => server.setSale(SALE, { date: '' }));
  expect(
    problems().getByText('Nothing can be added or changed there in the last two hours before the sale.'),
  ).toBeInTheDocument();
});

it('says that pictures wait for their lots only where pictures go out', async () => {
  itIs(1);
  const { after } = await renderExport();
  expect(problems().getByText(/Upload the lots first/)).toBeInTheDocument();
  const photos = document.querySelector<HTMLInputElement>('input[type="checkbox"]');
  if (photos === null) throw new Error('There is no choice of photos.');
  await after(press(photos));
  expect(problems().queryByText(/Upload the lots first/)).not.toBeInTheDocument();
});

it('says that Wavebid passes a sale on once until the sale is over', async () => {
  itIs(17);
  const { after } = await renderExport();
  await after(choose('Wavebid'));
  expect(problems().getByText(/goes on from there to another platform goes once/)).toBeInTheDocument();
});

it('says nothing of it when the sale is over', async () => {
  itIs(18);
  const { after } = await renderExport();
  await after(choose('Wavebid'));
  expect(problems().queryByText(/goes on from there to another platform goes once/)).not.toBeInTheDocument();
  await after(choose('Proxibid'));
  expect(problems().getByText(/If the event was online there, the upload is closed/)).toBeInTheDocument();
});

it('says that HiBid skips numbers that are there once something was sent, and not when it was never uploaded', async () => {
  itIs(1);
  const { click, choose: select, change } = await renderSent();
  const skipped = () => problems().queryByText(/is skipped, unless you choose to overwrite/);
  await select('Platform', 'HiBid / AuctionFlex 360');
  expect(skipped()).not.toBeInTheDocument();
  await click('Download bundle');
  expect(skipped()).toBeInTheDocument();
  const [vase] = SENT_LOTS;
  if (vase !== undefined) await change([{ ...vase, title: 'Vase with a lid' }]);
  expect(sent().getByText(/is skipped, unless you choose to overwrite/)).toBeInTheDocument();
  const [forget] = sent().getAllByRole('button', { name: /^Not uploaded: forget it/, hidden: true });
  await click(String(forget?.getAttribute('aria-label')), true);
  expect(skipped()).not.toBeInTheDocument();
});

it('says another sentence when midnight comes while the page is open', async () => {
  jest.useFakeTimers({ now: new Date(2027, 3, 16, 23, 58), doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  try {
    await renderExport();
    expect(problems().getByText(/^The sale is tomorrow\./)).toBeInTheDocument();
    await act(async () => {
      await jest.advanceTimersByTimeAsync(3 * 60_000);
      await settle();
    });
    expect(problems().getByText(/^The sale is today\./)).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});
