import { KNOWLEDGE, openOn } from './deskForTests';
import { createImportDesk } from './importDesk';
import type { Knowledge, OpenView, Reading } from './views';

const opened = (text: string, reading: Reading = {}, knowledge: Knowledge = KNOWLEDGE): OpenView =>
  openOn(createImportDesk(), text, reading, { knowledge });

const fileOf = (text: string, reading: Reading = {}) => {
  const view = opened(text, reading);
  return view.ok ? view.file : null;
};
const examplesOf = (text: string, reading: Reading = {}) => {
  const view = opened(text, reading);
  return view.ok ? view.columns.map(({ examples }) => examples) : null;
};

describe('a file', () => {
  it('counts the rows below the names of its columns, and all of them where there are none', () => {
    const text = 'Autumn sale,\nLot,Title\n1,Bowl\n2,Jug\n';
    expect(fileOf(text)).toMatchObject({ header: 1, rows: 2, warnings: [] });
    expect(fileOf(text)?.warnings).toEqual([]);
    expect(fileOf(text, { header: 0 })).toMatchObject({ header: 0, rows: 3 });
    expect(fileOf(text, { header: null })).toMatchObject({ header: null, rows: 4, key: null });
  });

  it('shows its first ten rows, long ones cut', () => {
    const lines = Array.from({ length: 12 }, (_, at) => `${at + 1},Bowl`);
    expect(fileOf(`Lot,Title\n${lines.join('\n')}\n`)?.top).toEqual([
      'Lot · Title',
      ...Array.from({ length: 9 }, (_, at) => `${at + 1} · Bowl`),
    ]);
    const [, fits, cut, atBlank] =
      fileOf(`Lot,Title\n1,${'x'.repeat(116)}\n2,${'x'.repeat(117)}\n3,${'x'.repeat(114)} yyyy\n`)?.top ?? [];
    expect(fits).toBe(`1 · ${'x'.repeat(116)}`);
    expect(cut).toBe(`2 · ${'x'.repeat(115)}…`);
    expect(atBlank).toBe(`3 · ${'x'.repeat(114)}…`);
  });

  it('is matched as a person did before, under the names of its columns', () => {
    const knowledge = { ...KNOWLEDGE, kept: { 'lot|title': ['number', 'description'] } } as const;
    expect(opened('Lot,Title\n1,Bowl\n', {}, knowledge)).toMatchObject({
      columns: [
        { target: 'number', by: 'kept' },
        { target: 'description', by: 'kept' },
      ],
    });
    expect(opened('Lot,Title,Low\n1,Bowl,5\n', {}, knowledge)).toMatchObject({ columns: [{ by: 'name' }, {}, {}] });
    // A name that every object of the language has.
    expect(opened('Constructor\nSmith\n', { header: 0 })).toMatchObject({
      file: { key: 'constructor' },
      columns: [{ target: null, by: null }],
    });
  });
});

describe('the examples of a column', () => {
  it('are its first three texts, each once, without blanks', () => {
    const text = 'Lot,Title,Colour\n1, Bowl ,\n2,Bowl,  \n3,Jug,blue\n4,,\n5,Cup,\n6,Bed,\n';
    expect(examplesOf(text)).toEqual([['1', '2', '3'], ['Bowl', 'Jug', 'Cup'], ['blue']]);
    expect(examplesOf('1,Bowl of wood\n2,Jug of glass\n', { header: null })).toEqual([
      ['1', '2'],
      ['Bowl of wood', 'Jug of glass'],
    ]);
  });

  it('are cut where they are long', () => {
    const text = `Lot,Title\n1,${'x'.repeat(60)}\n2,${'y'.repeat(61)}\n3,${'z'.repeat(58)} zzzz\n`;
    expect(examplesOf(text)?.[1]).toEqual(['x'.repeat(60), `${'y'.repeat(59)}…`, `${'z'.repeat(58)}…`]);
  });

  it('come from the first two hundred rows', () => {
    const lines = Array.from(
      { length: 201 },
      (_, at) => `${at + 1},Bowl,${at < 199 ? '' : at === 199 ? 'late' : 'too late'}`,
    );
    expect(examplesOf(`Lot,Title,Colour\n${lines.join('\n')}\n`)?.[2]).toEqual(['late']);
  });
});

it('knows a file of a platform by its columns', () => {
  const header = 'LotNum,Title,Description,LowEst,HighEst,StartPrice';
  const view = opened(`${header}\n1,Vase,Blue,10,20,5\n`);
  expect(view.ok && view.file.platform).toBe('LiveAuctioneers');
});

describe('amounts in another currency than the sale', () => {
  const warned = (text: string) => {
    const view = opened(text);
    return view.ok ? view.file.warnings.filter(({ rule }) => rule === 'otherCurrency') : null;
  };

  it('are warned of where a column names it, which the export of another sale has', () => {
    expect(warned('Lot,Title,Low,Currency\n1,Bowl,40,EUR\n2,Jug,50,usd\n3,Cup,60,\n')).toEqual([
      { rule: 'otherCurrency', currencies: ['EUR', 'USD'], sale: 'GBP' },
    ]);
    expect(warned('Los;Titel;Währung;Limit\n1;Schale;EUR;40\n')).toMatchObject([{ currencies: ['EUR'] }]);
  });

  it('are warned of where it stands behind the name of an amount', () => {
    expect(warned('Lot,Title,Low estimate (EUR)\n1,Bowl,40\n')).toMatchObject([{ currencies: ['EUR'] }]);
  });

  it.each(['Currency', 'Currency code', 'CCY', 'Waehrung', 'währung:'])(
    'are warned of where a column %s names it',
    (name) => {
      expect(warned(`Lot,Title,${name}\n1,Bowl, eur \n`)).toMatchObject([{ currencies: ['EUR'] }]);
    },
  );

  it.each(['Estimate', 'Low', 'High', 'Reserve', 'Start price', 'Hammer'])(
    'are warned of behind the name %s',
    (name) => {
      expect(warned(`Lot,Title,${name} (CHF)\n1,Bowl,40\n`)).toMatchObject([{ currencies: ['CHF'] }]);
    },
  );

  it('are warned of only by codes, below the names of the columns', () => {
    expect(warned('SEK,NOK,DKK\nLot,Title,Ccy\n1,Bowl,EURO\n2,Jug,in EUR\n3,Cup,€\n')).toEqual([]);
    expect(warned('Lot,Title,Colour (EUR)\n1,Bowl,40\n')).toEqual([]);
  });

  it('are warned of by five codes at most, in the order of the alphabet', () => {
    const lines = ['USD', 'SEK', 'EUR', 'NOK', 'DKK', 'CHF', 'AUD'].map((code, at) => `${at + 1},Bowl,${code}`);
    expect(warned(`Lot,Title,Currency\n${lines.join('\n')}\n`)).toMatchObject([
      { currencies: ['AUD', 'CHF', 'DKK', 'EUR', 'NOK'] },
    ]);
  });

  it('are not warned of in the currency of the sale, nor where a text only mentions one', () => {
    expect(warned('Lot,Title,Low (GBP),Currency\n1,A EUR coin,40,GBP\n')).toEqual([]);
    expect(warned('Lot,Title EUR,Low\n1,Coin,40\n')).toEqual([]);
  });
});
