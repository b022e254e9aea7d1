import { extraColumnsOf } from '../../../../domain/platforms/profiles/saleExtras';
import { NO_PRIVATE_FIELDS } from '../../../../domain/lots/lot';
import { buildLot } from '../../../../testing/stores/builders';
import { extraName } from '../extras/extraName';
import { extraTexts } from '../texts/extraTexts';
import { lotTexts } from '../texts/lotsTexts';
import {
  type CellLanguage,
  choiceOf,
  choicesIn,
  emptied,
  type GridLot,
  longestOf,
  parseCell,
  shownText,
  typedText,
  understoodResult,
} from './cellValues';
import type { GridField } from './gridColumns';

const POUNDS: CellLanguage = { currency: 'GBP', locale: 'en-GB', lotTypes: lotTexts.texts.lotTypes };
const TABLE: CellLanguage = { ...POUNDS, results: { passed: 'passed', withdrawn: 'withdrawn' } };
const lotWith = (fields: object): GridLot => ({ ...buildLot(), ...NO_PRIVATE_FIELDS, ...fields });

describe('a cell', () => {
  it.each<[GridField, object, string, string?]>([
    ['title', { title: 'A vase' }, 'A vase'],
    ['description', { description: 'Blue.\nOld.' }, 'Blue.\nOld.'],
    ['estimateLow', { estimateLow: 120_050 }, '£1,200.50', '1,200.50'],
    ['estimateLow', { estimateLow: null }, ''],
    ['reserve', { reserve: 5_000 }, '£50', '50'],
    ['quantity', { quantity: 1_200 }, '1,200', '1200'],
    ['lotType', { lotType: 'timesTheMoney' }, 'Times the money'],
    ['hammer', { status: 'sold', hammer: 900 }, '£9', '9'],
    ['hammer', { status: 'sold', hammer: null }, ''],
    ['hammer', { status: 'passed', hammer: null }, 'passed'],
    ['hammer', { status: 'withdrawn', hammer: null }, 'withdrawn'],
    ['hammer', { status: 'published', hammer: null }, ''],
    ['reserve', { status: 'passed', reserve: null }, ''],
  ])('%s of %j shows %j', (field, fields, shown, typed = shown) => {
    const lot = lotWith(fields);
    expect([shownText(lot, field, TABLE), typedText(lot, field, TABLE)]).toEqual([shown, typed]);
  });

  it('says no word in place of a price where only prices are typed', () => {
    const passed = lotWith({ status: 'passed', hammer: null });
    expect([shownText(passed, 'hammer', POUNDS), typedText(passed, 'hammer', POUNDS)]).toEqual(['', '']);
  });
});

describe('what is typed into a cell', () => {
  const reads = (field: GridField, text: string, language = TABLE) => parseCell(field, text, language);
  const ok = (changes: object) => ({ ok: true, changes });
  const not = (problem: string) => ({ ok: false, problem });

  it('is a price, or a word that stands for one, where results are entered', () => {
    expect(reads('hammer', '9')).toEqual(ok({ hammer: 900 }));
    expect(reads('hammer', 'passed')).toEqual(ok({ hammer: null, result: 'passed' }));
    expect(reads('hammer', 'W')).toEqual(ok({ hammer: null, result: 'withdrawn' }));
    expect(reads('hammer', '')).toEqual(ok({ hammer: null }));
    expect([reads('hammer', 'soon'), reads('hammer', '-5'), reads('hammer', '5-9')]).toEqual([
      not('notAResult'),
      not('negative'),
      not('oneAmount'),
    ]);
    expect([reads('hammer', 'passed', POUNDS), reads('hammer', 'soon', POUNDS)]).toEqual([
      not('notANumber'),
      not('notANumber'),
    ]);
    // Elsewhere such a word is a text.
    expect([reads('title', 'passed'), reads('reserve', 'passed')]).toEqual([
      ok({ title: 'passed' }),
      not('notANumber'),
    ]);
  });

  it('is understood as a result only where it is one', () => {
    const passed = { hammer: null, result: 'passed' } as const;
    expect([understoodResult(passed, TABLE), understoodResult({ hammer: 5 }, TABLE)]).toEqual(['passed', null]);
    expect(understoodResult(passed, POUNDS)).toBeNull();
  });

  it.each<[GridField, string, object]>([
    ['title', ' ', { title: '' }],
    ['title', 'A\nvase', { title: 'A vase' }],
    ['description', 'Blue.\r\nOld.', { description: 'Blue.\nOld.' }],
    ['quantity', ' 12 ', { quantity: 12 }],
    ['quantity', '', { quantity: 1 }],
    ['lotType', 'times the MONEY', { lotType: 'timesTheMoney' }],
    ['lotType', '', { lotType: 'single' }],
    ['notes', 'A\nB', { notes: 'A\nB' }],
    ['reserve', '', { reserve: null }],
  ])('%s reads %j', (field, text, changes) => {
    expect(reads(field, text)).toEqual(ok(changes));
  });

  it.each<[GridField, string, string]>([
    ['quantity', '0', 'notACount'],
    ['quantity', '1.5', 'notACount'],
    ['lotType', 'dozen', 'notAChoice'],
    ['estimateLow', 'much', 'notANumber'],
  ])('%s refuses %j', (field, text, problem) => {
    expect(reads(field, text)).toEqual(not(problem));
  });

  it('is as long as its field may be', () => {
    expect(longestOf('hammer')).toBe(500);
    expect(longestOf('extras.ofANewerBuild')).toBe(500);
    expect(longestOf('description')).toBeGreaterThan(longestOf('title'));
    expect(longestOf('reserve')).toBe(500);
  });
});

describe('a cell with a choice', () => {
  const columns = extraColumnsOf({ platforms: ['liveAuctioneers', 'bidlogix'] });
  const byField = Object.fromEntries(columns.map((column) => [column.field, column]));
  const language = { ...POUNDS, extras: { byField, yes: 'Yes', no: 'No' } };

  it('names its choices, and the one that the lot has', () => {
    expect(choicesIn('lotType', language)).toEqual([
      { value: 'single', label: 'Single lot' },
      { value: 'asOneLot', label: 'Sold as one lot' },
      { value: 'timesTheMoney', label: 'Times the money' },
      { value: 'choice', label: 'Choice' },
    ]);
    expect(choicesIn('extras.isFirearm', language)).toEqual([
      { value: '', label: '–' },
      { value: 'Yes', label: 'Yes' },
      { value: 'No', label: 'No' },
    ]);
    expect(choicesIn('extras.isFirearm', POUNDS).map(({ value }) => value)).toEqual(['', 'yes', 'no']);
    expect(choiceOf(lotWith({ lotType: 'choice' }), 'lotType', language)).toBe('choice');
    expect(choiceOf(lotWith({ 'extras.isFirearm': false }), 'extras.isFirearm', language)).toBe('No');
    expect(choiceOf(lotWith({}), 'extras.isFirearm', language)).toBe('');
    expect(choiceOf(lotWith({ reserve: null }), 'reserve', language)).toBe('');
  });

  it('is emptied to what a new lot has', () => {
    expect([emptied('lotType'), emptied('reserve'), emptied('hammer'), emptied('quantity')]).toEqual([
      { lotType: 'single' },
      { reserve: null },
      { hammer: null },
      { quantity: 1 },
    ]);
  });

  it('takes one of the words of its column, however it is written', () => {
    const choices = { field: 'extras.wood', name: 'Wood', choices: ['Oak', 'Elm'] };
    const wood = {
      ...language,
      extras: { ...language.extras, byField: { 'extras.wood': choices } },
    } as unknown as CellLanguage;
    expect(parseCell('extras.wood', ' oak', wood)).toEqual({ ok: true, changes: { 'extras.wood': 'Oak' } });
    expect(parseCell('extras.wood', 'Ash', wood)).toEqual({ ok: false, problem: 'notAValue' });
    expect(choicesIn('extras.wood', wood).map(({ value }) => value)).toEqual(['', 'Oak', 'Elm']);
  });
});

it.each([
  ['1', 1],
  ['−1,5', -1.5],
  ['0.000001', 0.000_001],
  ['1000000000000', 1e12],
])('reads the figure %j', (text, value) => {
  expect(parseCell('extras.height', text, POUNDS)).toEqual({ ok: true, changes: { 'extras.height': value } });
});

it.each(['1000000000001', '1.0000001', '1,000.5', '+1', '1e3', '.5', '1.'])('takes %j for no figure', (text) => {
  expect(parseCell('extras.height', text, POUNDS)).toEqual({ ok: false, problem: 'notADecimal' });
});

it.each([
  ['yes', true],
  ['Y', true],
  ['TRUE', true],
  ['1', true],
  ['ja', true],
  ['n', false],
  ['false', false],
  ['0', false],
  ['no', false],
  ['Nein', false],
])('understands %j in every language', (text, value) => {
  const german = { ...POUNDS, extras: { byField: {}, yes: 'Ja', no: 'Nein' } };
  expect(parseCell('extras.isFirearm', text, german)).toEqual({ ok: true, changes: { 'extras.isFirearm': value } });
});

it('calls an extra as the house does, else in the words of the reader', () => {
  const columns = {
    'extras.ownText_a': { name: 'Shelf', isOwn: true },
    'extras.height': { name: 'Height (cm)', isOwn: false },
    'extras.ofAPlatform': { name: 'Platform word', isOwn: false },
  } as never;
  const name = (field: `extras.${string}`) => extraName(field, columns, extraTexts.texts);
  expect([name('extras.ownText_a'), name('extras.height'), name('extras.ofAPlatform'), name('extras.gone')]).toEqual([
    ...['Shelf', extraTexts.texts.names.height, 'Platform word', extraTexts.texts.other],
  ]);
});
