/** Twenty columns of a house: the name in the file, and what stands in a row. */
export const COLUMNS: readonly (readonly [name: string, cell: (row: number) => string])[] = [
  ['Lot', (row) => String(row + 1)],
  ['Title', (row) => `A blue and white Delft jug, number ${row}`],
  [
    'Description',
    (row) => `With a pewter lid, painted with flowers.\nHeight ${row % 40} cm, chipped at the "foot", repaired.`,
  ],
  ['Category', (row) => ['Ceramics', 'Furniture', 'Silver', 'Pictures'][row % 4] ?? ''],
  ['Artist', (row) => `Workshop of the ${row % 97} Roses`],
  ['Period', (row) => `circa ${1700 + (row % 200)}`],
  ['Materials', () => 'Tin-glazed earthenware, pewter'],
  ['Dimensions', (row) => `${row % 90} × ${row % 70} cm`],
  ['Weight', (row) => `${row % 12} kg`],
  ['Condition', () => 'Good, with old repairs'],
  ['Provenance', (row) => `From a private house, by descent; lot ${row} of an inventory`],
  ['Quantity', (row) => String(1 + (row % 6))],
  ['Low estimate', (row) => `£${(100 + 10 * (row % 300)).toLocaleString('en-GB')}`],
  ['High estimate', (row) => String(5_000 + 10 * (row % 300))],
  ['Reserve', (row) => (row % 3 === 0 ? `${80 + (row % 200)}.50` : '')],
  ['Start price', (row) => String(20 + (row % 50))],
  ['Consignor', (row) => `C-${row % 50}`],
  ['Notes', (row) => (row % 5 === 0 ? 'To be photographed again' : '')],
  ['Location', (row) => `Shelf ${row % 30}`],
  ['Images', (row) => `${row + 1}-1.jpg; ${row + 1}-2.jpg`],
];

const quoted = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A file of a house with so many lots. `inPlace`: what stands in cells of the first lot instead, by the name of the column. */
export function csvText(rows: number, inPlace: Readonly<Record<string, string>> = {}): string {
  const cellOf =
    (row: number) =>
    ([name, cell]: (typeof COLUMNS)[number]) =>
      (row === 0 ? inPlace[name] : undefined) ?? cell(row);
  return [COLUMNS.map(([name]) => name), ...Array.from({ length: rows }, (_, row) => COLUMNS.map(cellOf(row)))]
    .map((row) => row.map(quoted).join(','))
    .join('\r\n');
}
