import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { SaleStatus } from '../../../domain/sales/sale';
import { redoAsked, undoAsked } from '../../../features/lots/model/history/undoSlice';
import { selectLots } from '../../../features/lots/model/lots/lotsSlice';
import {
  choose,
  does,
  IMPORT_LOTS,
  MESSY,
  press,
  renderImport,
  select,
  table,
  titlesIn,
  user,
  write,
} from '../../../testing/screens/renderImport';
import { SALE, type Workspace } from '../../../testing/stores/makeWorkspace';

it.each([
  ['', 'There is nothing in this file. Choose another one.'],
  ['a,b\n"c,d\n', /In line 2 a quotation mark opens and nothing closes it/],
  ['\x89PNG\r\n\x1a\n\0\0', /This is a picture, whatever its name says/],
])('says of %j what is wrong', async (text, sentence) => {
  await renderImport();
  const bytes = Uint8Array.from([...text].map((sign) => sign.charCodeAt(0)));
  await does(() => user.upload(screen.getByLabelText('File to import'), new File([bytes], 'lots.csv')));
  expect(screen.getByRole('alert')).toHaveTextContent(sentence);
});

it('has its reader before a file is chosen, so that the network may go', async () => {
  const { reader } = await renderImport();
  expect(reader.calls).toEqual(['forgetSale']);
});

it('reads the same file in another way', async () => {
  await renderImport();
  await choose('Lot,Title\n1,Vase 12" high\n2,"Clock\n');
  expect(screen.getByRole('alert')).toHaveTextContent('In line 3 a quotation mark opens');
  await select('Quotation marks', 'letters');
  expect(screen.getByText('lots.csv: 2 rows with 2 columns.')).toBeInTheDocument();
});

it('warns of amounts in another currency, and counts the columns of our own file that are no fields', async () => {
  await renderImport();
  const own = readFileSync('fixtures/platforms/lotsmith/lots.csv', 'utf8').replaceAll(',GBP,', ',CHF,');
  await choose(own);
  expect(screen.getByText(/^This file names CHF, and the sale is in [A-Z]{3}\./)).toBeInTheDocument();
  const left = screen
    .getAllByRole('combobox', { name: /^Field for / })
    .filter((field) => !(field as HTMLSelectElement).value);
  expect(left.length).toBeGreaterThan(1);
  const sentence = `This is a file of Lotsmith. ${String(left.length)} of its columns are no fields here, and are left out.`;
  expect(screen.getByText(sentence)).toBeInTheDocument();
});

it('remembers a matching by the names of the columns', async () => {
  await renderImport();
  await choose('Lot;Words\n3;Vase\n');
  await select('Field for Words', 'notes');
  await press('Check the rows');
  await press('Back to the columns');
  await press('Another file');
  await choose('lot ; WORDS\n4;Clock\n', 'next.csv');
  expect(screen.getByLabelText('Field for WORDS')).toHaveValue('notes');
  expect(screen.getAllByText('as you chose last time')).toHaveLength(2);
});

it('takes rows that are pasted', async () => {
  await renderImport();
  fireEvent.change(screen.getByLabelText('Paste rows'), { target: { value: 'Lot\tTitle\n3\tVase\n' } });
  await press('Use these rows');
  expect(screen.getByText('Pasted rows: 1 row with 2 columns.')).toBeInTheDocument();
});

it('takes a table of a web page whose cells have several lines', async () => {
  await renderImport();
  const html = '<table><tr><td>Lot<td>Title<td>Low<tr><td>3<td>A vase,<br>blue<td>40</table>';
  const said: Readonly<Record<string, string>> = {
    'text/html': html,
    'text/plain': 'Lot\tTitle\tLow\n3\tA vase,\nblue\t40',
  };
  const clipboardData = { getData: (type: string) => said[type] ?? '' };
  fireEvent.paste(screen.getByLabelText('Paste rows'), { clipboardData });
  await press('Use these rows');
  expect(screen.getByText('Pasted rows: 1 row with 3 columns.')).toBeInTheDocument();
  await press('Check the rows');
  expect(table().getByLabelText('Low estimate, Line 2')).toHaveValue('40');
});

it('says when the reader gives up, and takes the next file', async () => {
  const { reader } = await renderImport();
  reader.failNext();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await choose(MESSY);
  expect(screen.getByRole('alert')).toHaveTextContent('The file could not be read to its end.');
  await choose(MESSY);
  expect(screen.getByText('lots.csv: 3 rows with 4 columns.')).toBeInTheDocument();
});

it('says to viewers who may import', async () => {
  await renderImport('viewer');
  expect(screen.getByText('Only owners and editors can import lots.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

describe('a file of results', () => {
  const FIELDS = {
    description: 'Walnut.',
    estimateLow: 1_000,
    estimateHigh: 2_000,
    coverPhotoId: 'p',
    status: 'published',
  };
  const OFFERED = IMPORT_LOTS.map((lot) => ({ ...lot, ...FIELDS, status: 'published' as const }));
  const resultsIn = (space: Workspace) => space.read(selectLots).map(({ status, hammer }) => [status, hammer]);

  async function renderSale(status: SaleStatus, date = '2026-01-16') {
    const page = await renderImport('owner', OFFERED);
    await does(async () => page.saleServer.setSale(SALE, { status, date }));
    return page;
  }

  it('enters the results by number, changes nothing else, and is taken back in one act', async () => {
    const { space } = await renderSale('published');
    await choose('Lot;Title;Sold price\n1;A vase, cut;120\n2;Clock;passed\n9;Jug;50\n');
    expect(screen.getByLabelText('Field for Sold price')).toHaveValue('hammer');
    await press('Check the rows');
    expect(screen.getByText(/^2 rows enter the results of the lots that have their numbers\./)).toBeInTheDocument();
    expect(table().getByLabelText('Hammer price, Line 2')).toHaveAccessibleDescription('before: no result yet');
    expect(table().getByText('No lot of this sale has this number.')).toBeInTheDocument();
    await write('Import 2 rows');
    const after = [
      ['sold', 12_000],
      ['passed', null],
    ];
    expect(resultsIn(space)).toEqual(after);
    expect(titlesIn(space)).toEqual(['1 A vase', '2 Clock']);
    space.store.dispatch(undoAsked());
    await waitFor(() => expect(resultsIn(space)).toEqual(OFFERED.map(() => ['published', null])));
    space.store.dispatch(redoAsked());
    await waitFor(() => expect(resultsIn(space)).toEqual(after));
  });

  it('says when the day of the sale is to come', async () => {
    await renderSale('published', '2999-12-03');
    await choose('Los;Zuschlag\n1;120\n');
    await press('Check the rows');
    expect(screen.getByText(/^The sale is on .* 2999\.$/)).toBeInTheDocument();
  });

  it.each([
    ['open', 'Results are entered while the sale is published.'],
    ['closed', 'The sale is closed. Its results no longer change.'],
  ] as const)('in a sale that is %s, says why nothing is entered', async (status, sentence) => {
    await renderSale(status);
    await choose('Lot;Hammer\n1;120\n');
    await press('Check the rows');
    expect(table().getByText(sentence)).toBeInTheDocument();
    expect(screen.getByText('There is nothing to import.')).toBeInTheDocument();
  });

  it('in a sale that is prepared, takes over the rest of a row and says it', async () => {
    await renderSale('open');
    await choose('Lot;Title;Hammer\n9;Jug;50\n');
    await press('Check the rows');
    expect(
      table().getByText('Without its result. Results are entered while the sale is published.'),
    ).toBeInTheDocument();
    await write('Import 1 row');
  });
});
