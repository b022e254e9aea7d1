import type { Sale } from './sale';
import { exportLanguageOf, exportLanguageSaid } from './exportLanguage';
import { mapsAfter, type SaleMaps } from './saleMaps';

const maps: SaleMaps = {
  extraColumns: { one: 'Cask', two: 'Vintage' },
  hiddenExtras: { two: true },
  exportSettings: { ofANewerBuild: 'x' },
};

describe('the maps of a sale', () => {
  it('keep what a change says nothing of', () => {
    expect(mapsAfter(maps, { extraColumns: { one: 'Barrel', three: 'Region' } })).toEqual({
      ...maps,
      extraColumns: { one: 'Barrel', two: 'Vintage', three: 'Region' },
    });
    expect(mapsAfter(maps, {})).toEqual(maps);
  });

  it('lose what goes', () => {
    expect(mapsAfter(maps, { hiddenExtras: { two: null }, extraColumns: { two: null, four: null } })).toEqual({
      ...maps,
      hiddenExtras: {},
      extraColumns: { one: 'Cask' },
    });
  });

  it('begin with the first entry', () => {
    expect(mapsAfter({}, { extraChoices: { one: 'Oak' } })).toEqual({ extraChoices: { one: 'Oak' } });
  });

  it('hold the language of what goes out, beside what a newer build keeps there', () => {
    const after = mapsAfter(maps, exportLanguageSaid('de'));
    expect(after.exportSettings).toEqual({ ofANewerBuild: 'x', language: 'de' });
    const sale = { ...after } as Sale;
    expect([exportLanguageOf(sale), exportLanguageOf({ ...sale, ...maps })]).toEqual(['de', undefined]);
  });
});
