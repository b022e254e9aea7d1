import { readTableText } from '../read/readTable';
import { matchColumns, type MatchingKnowledge } from './matchColumns';

const KNOWLEDGE: MatchingKnowledge = {
  form: {
    currency: 'EUR',
    locale: 'de',
    lotTypes: { single: 'Einzeln', asOneLot: 'Zusammen', timesTheMoney: 'Mal', choice: 'Wahl' },
  },
  formats: [],
  names: [],
  kept: () => undefined,
};

/** Lines with cells apart by bars. */
function match(lines: readonly string[], chosen?: number) {
  const read = readTableText(lines.join('\n'), 'lots.csv', { delimiter: '|' });
  if (!read.ok) throw new Error(read.problem.rule);
  const { header, key, columns } = matchColumns(read.table, KNOWLEDGE, chosen);
  return { header, key, columns: columns.map(({ name, target }) => [name, target]) };
}

/** As a spreadsheet with merged cells gives them: the words of two rows belong together. */
const SHEET = [
  'Nachlass Schmidt||||||',
  'Nr.|Beschreibung||Taxe||Limit|Bemerkung',
  '|Titel|Text|von|bis||',
  '1|Kommode|Nussbaum, um 1750, mit drei Schüben und Messingbeschlägen|1200|1800|1000|',
  '2|Stuhl|Buche, mit Rohrgeflecht und gedrechselten Beinen, restauriert|80|120||',
];

it('reads names that stand in two rows as one', () => {
  const { header, key, columns } = match(SHEET);
  expect(header).toBe(2);
  expect(columns).toEqual([
    ['Nr.', 'number'],
    ['Titel', 'title'],
    ['Text', 'description'],
    ['Taxe von', 'estimateLow'],
    ['Taxe bis', 'estimateHigh'],
    ['Limit', 'reserve'],
    ['Bemerkung', 'notes'],
  ]);
  expect(key).toContain('taxevon');
});

it('reads them as one also where a person has chosen the lower row, and as one row where the upper', () => {
  expect(match(SHEET, 2)).toEqual(match(SHEET));
  expect(match(SHEET, 1)).toMatchObject({ header: 1, key: 'nr|beschreibung|c|taxe|e|limit|bemerkung' });
});

it.each([
  ['a title above the names', ['Spring sale||', 'Lot|Title|Low estimate', '1|Vase|20']],
  ['a title and a date above them', ['Spring sale||12 March', 'Lot|Title|Low estimate', '1|Vase|20']],
])('leaves names in one row alone: %s', (_, lines) => {
  expect(match(lines)).toMatchObject({
    header: 1,
    columns: [
      ['Lot', 'number'],
      ['Title', 'title'],
      ['Low estimate', 'estimateLow'],
    ],
  });
});

it.each([
  ['of a lot without a number', '|Vase|Blue|'],
  ['that heads a part of the list', '|Silver||'],
  ['with a number', '1|Vase||20'],
])('takes no row %s for names', (_, row) => {
  expect(match(['Lot|Title||Estimate', row, '2|Clock|Brass|30'])).toMatchObject({ header: 0 });
});
