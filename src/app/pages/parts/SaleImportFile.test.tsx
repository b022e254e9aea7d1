import { fireEvent, screen } from '@testing-library/react';
import { choose, does, MESSY, press, renderImport, select, user } from '../../../testing/screens/renderImport';

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
