import { extraColumnsOf } from '../../../../domain/platforms/profiles/saleExtras';
import { extraTexts } from '../texts/extraTexts';
import { lotTexts } from '../texts/lotsTexts';
import { type CellLanguage, longestOf } from '../fields/cellValues';
import { NO_PRIVATE_FIELDS } from '../../../../domain/lots/lot';
import { buildLot } from '../../../../testing/stores/builders';
import { planAdjust, planReplace } from './planBulk';

const columns = extraColumnsOf({ platforms: ['liveAuctioneers'], extraColumns: { ownMoney_a1: 'Insurance' } });
const language: CellLanguage = {
  ...{ currency: 'EUR', locale: 'en', lotTypes: lotTexts.texts.lotTypes },
  extras: {
    byField: Object.fromEntries(columns.map((column) => [column.field, column])),
    yes: extraTexts.texts.yes,
    no: extraTexts.texts.no,
  },
};
const lot = (id: string, more: object) => ({ ...buildLot({ id, ...more }), ...NO_PRIVATE_FIELDS });
const wanted = (find: string, by: string) => ({ find, by, matchCase: false });

describe('words that are replaced', () => {
  const lots = [
    lot('a', { title: 'Vase of Delft', 'extras.origin': 'Delft' }),
    lot('b', { title: 'Bowl', 'extras.origin': 'Paris', 'extras.weight': 12 }),
  ];

  it('stand in extras as well, and are counted with them', () => {
    expect(planReplace(lots, ['title', 'extras.origin'], wanted('delft', 'Makkum'), language)).toEqual({
      places: 2,
      lots: 1,
      edits: [{ lotId: 'a', changes: { title: 'Vase of Makkum', 'extras.origin': 'Makkum' }, unread: {} }],
    });
  });

  it('take an extra away when nothing is left of it, and leave alone what is no text', () => {
    expect(planReplace(lots, ['extras.origin', 'extras.weight'], wanted('Paris', ''), language).edits).toEqual([
      { lotId: 'b', changes: { 'extras.origin': null }, unread: {} },
    ]);
    expect(planReplace(lots, ['extras.weight'], wanted('1', '2'), language).places).toBe(0);
  });

  it('stay in the cell where the extra would be too long', () => {
    const [edit] = planReplace(lots, ['extras.origin'], wanted('paris', 'x'.repeat(501)), language).edits;
    expect(edit).toEqual({ lotId: 'b', changes: {}, unread: { 'extras.origin': 'x'.repeat(501) } });
  });

  it('stay in the cell of every field that cannot be so long, and the others change', () => {
    const longest = longestOf('title');
    const many = [lot('a', { title: 'V', description: 'V', category: 'V' })];
    const replaced = (by: string) => planReplace(many, ['title', 'description'], wanted('v', by), language).edits;
    expect(replaced('x'.repeat(longest))).toEqual([
      { lotId: 'a', changes: { title: 'x'.repeat(longest), description: 'x'.repeat(longest) }, unread: {} },
    ]);
    expect(replaced('x'.repeat(longest + 1))).toEqual([
      {
        lotId: 'a',
        changes: { description: 'x'.repeat(longest + 1) },
        unread: { title: 'x'.repeat(longest + 1) },
      },
    ]);
    // Nothing is left of it.
    expect(replaced('')).toEqual([{ lotId: 'a', changes: { title: '', description: '' }, unread: {} }]);
  });

  it('keep the lines of a description, and change nothing where they are not found', () => {
    const lines = [lot('a', { description: 'Oak.\nDelft.' }), lot('b', { description: 'Elm.' })];
    expect(planReplace(lines, ['description'], wanted('Delft', 'Makkum'), language)).toEqual({
      places: 1,
      lots: 1,
      edits: [{ lotId: 'a', changes: { description: 'Oak.\nMakkum.' }, unread: {} }],
    });
  });
});

it('adjusts amounts as prices, figures to six digits, and leaves what is empty', () => {
  const lots = [
    lot('a', { estimateLow: 10_000, 'extras.ownMoney_a1': 12_000, 'extras.weight': 2.5 }),
    lot('b', { estimateLow: null, 'extras.weight': 1 / 3 }),
    lot('c', { estimateLow: null }),
  ];
  expect(planAdjust(lots, ['estimateLow', 'extras.ownMoney_a1', 'extras.weight'], 10, 'EUR')).toEqual([
    {
      lotId: 'a',
      changes: { estimateLow: 11_000, 'extras.ownMoney_a1': 13_000, 'extras.weight': 2.75 },
      unread: {},
    },
    { lotId: 'b', changes: { 'extras.weight': 0.366667 }, unread: {} },
  ]);
});
