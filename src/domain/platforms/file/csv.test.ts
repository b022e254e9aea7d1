import { csvText } from './csv';

const line = (cell: string, delimiter: ',' | ';' | '\t', quotes: 'needed' | 'always' = 'needed'): string | undefined =>
  csvText(['Lot', 'Title'], [['1', cell]], { delimiter: { is: delimiter }, quotes }).split('\r\n')[1];

it('quotes a cell in which its delimiter stands, so that what is behind it begins no cell and no formula', () => {
  expect(line('Vase;=1+1', ';')).toBe('1;"Vase;=1+1"');
  expect(line('Vase,=1+1', ',')).toBe('1,"Vase,=1+1"');
  expect(line('Vase\t=1+1', '\t')).toBe('1\t"Vase\t=1+1"');
  expect(line('"Vase";=1+1', ';')).toBe('1;"""Vase"";=1+1"');
});

it('leaves a cell bare with the delimiter of another file, as its reader expects', () => {
  expect(line('Vase;=1+1', ',')).toBe('1,Vase;=1+1');
  expect(line('Vase;=1+1', ',', 'always')).toBe('"1","Vase;=1+1"');
});
