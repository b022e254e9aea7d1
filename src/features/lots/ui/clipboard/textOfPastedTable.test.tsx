import { textOfPastedTable } from './textOfPastedTable';

const row = (...cells: readonly string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const table = (...rows: readonly string[]): string => `<table>${rows.join('')}</table>`;

it('keeps the cells of a web page whole that its plain text tears into rows', () => {
  const html = table(row('Lot', 'Title', 'Estimate'), row('2', 'A vase,<br>Qing', '300–500'));
  const plain = 'Lot\tTitle\tEstimate\n2\tA vase,\nQing\t300–500\n';
  expect(textOfPastedTable({ plain, html })).toBe('Lot\tTitle\tEstimate\n2\t"A vase,\nQing"\t300–500');
});

it('takes the table where there is no plain text', () => {
  expect(textOfPastedTable({ plain: '', html: table(row('1', 'A jug')) })).toBe('1\tA jug');
});

it.each([
  ['the plain text of a spreadsheet has its rows', '1\t"two\nlines"\n', table(row('1', 'two<br>lines'))],
  ['there is no table', 'a\tb', '<p>a b</p>'],
  ['there is plain text alone', 'a\tb', ''],
])('leaves the plain text alone where %s', (_, plain, html) => {
  expect(textOfPastedTable({ plain, html })).toBeNull();
});
