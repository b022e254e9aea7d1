import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import type { Sale } from '../../domain/sales/sale';
import { OURS, stated } from '../../domain/platforms/facts';
import type { Profile } from '../../domain/platforms/profile';
import { handbid } from '../../domain/platforms/profiles/handbid';
import { liveAuctioneers } from '../../domain/platforms/profiles/liveAuctioneers';
import authSlice, { signedIn, signedOut } from '../auth/model/authSlice';
import { platformFacts } from './platformFacts';
import { dayProblem } from './saleDay';
import saleSettingsSlice, { selectSetting, settingDone, settingRefused, settingStarted } from './saleSettingsSlice';
import { saleSettingsTexts } from './saleSettingsTexts';
import salesSlice, {
  foldOf,
  isFolded,
  listOpened,
  newSaleOpened,
  overviewRead,
  saleCreated,
  saleLost,
  salesFailed,
  salesReceived,
  sampleChanged,
  selectNewSale,
  selectOpenableSale,
  selectOpened,
  selectOverview,
  selectOverviewAt,
  selectOwnSales,
  selectSale,
  selectSaleGroups,
  selectSales,
  selectSalesCode,
  selectSalesInUse,
  selectSalesStatus,
  selectSample,
  selectUnreadableSales,
} from './salesSlice';

const reducer = combineReducers({
  auth: authSlice.reducer,
  sales: salesSlice.reducer,
  saleSettings: saleSettingsSlice.reducer,
});
const START = reducer(undefined, { type: 'start' });
const run = (...actions: readonly UnknownAction[]) => actions.reduce(reducer, START);
const out = signedOut({ reason: 'requested' });
const ada = signedIn({ uid: 'ada' } as Parameters<typeof signedIn>[0]);

const sale = (id: string, more: Partial<Sale> = {}): Sale => ({
  id,
  title: id,
  date: '2027-04-16',
  place: null,
  currency: 'EUR',
  status: 'open',
  roles: { ada: 'owner' },
  createdBy: 'ada',
  ...more,
});
const SALES = [
  sale('open'),
  sale('over', { date: '2027-01-01' }),
  sale('theirs', { roles: { ada: 'editor', bob: 'owner' } }),
  sale('archived', { away: { kind: 'archived', at: 5 } }),
  sale('deleted', { away: { kind: 'deleted', at: 5 } }),
];
const received = salesReceived({ sales: SALES });
const ids = (sales: readonly Sale[]): readonly string[] => sales.map(({ id }) => id);

describe('the list of sales', () => {
  const state = run(ada, received, listOpened({ now: 10, today: '2027-02-01' }));

  it('has the sales in use, those of the person, and its parts', () => {
    expect(ids(selectSalesInUse(state))).toEqual(['open', 'theirs', 'over']);
    expect(ids(selectOwnSales(state))).toEqual(['archived', 'deleted', 'open', 'over']);
    const groups = selectSaleGroups(state);
    expect(Object.entries(groups).map(([group, sales]) => [group, ids(sales)])).toEqual([
      ['current', ['open', 'theirs']],
      ['past', ['over']],
      ['archived', ['archived']],
      ['deleted', ['deleted']],
    ]);
    expect(selectOpened(state)).toEqual({ now: 10, today: '2027-02-01' });
  });

  it('opens no sale that is deleted, and loses one that the person is not in any more', () => {
    const openable = ['open', 'archived', 'deleted', 'gone'].map((id) => selectOpenableSale(state, id)?.id);
    expect(openable).toEqual(['open', 'archived', undefined, undefined]);
    expect(ids(selectSales(reducer(state, saleLost({ saleId: 'open' }))))).not.toContain('open');
    expect(selectSale(state, 'constructor')).toBeUndefined();
  });

  it('names what this build cannot read', () => {
    const unreadable = [{ id: 'new', title: 'Of tomorrow' }];
    const some = run(salesReceived({ sales: [], unreadable }));
    expect(selectUnreadableSales(some)).toEqual(unreadable);
    expect(selectUnreadableSales(reducer(some, received))).toEqual([]);
  });

  it('is as the server has it again after a failure', () => {
    const again = run(salesFailed({ code: 'unavailable' }), received);
    expect([selectSalesStatus(again), selectSalesCode(again), selectSales(again)]).toEqual([
      'live',
      null,
      expect.any(Array),
    ]);
    // A failure takes nothing away.
    expect(selectSales(run(received, salesFailed({ code: 'unavailable' })))).toHaveLength(5);
  });

  it('shows what was read of a sale, and when', () => {
    const overview = { lots: 3 } as unknown as Parameters<typeof overviewRead>[0]['overview'];
    const some = run(
      overviewRead({ saleId: 'open', overview, at: 7 }),
      overviewRead({ saleId: 'over', overview, at: 8 }),
    );
    expect(selectOverview(some, 'open')).toEqual({ lots: 3, at: 7 });
    expect(['open', 'over', 'theirs', 'constructor'].map((id) => selectOverviewAt(some, id))).toEqual([7, 8, 0, 0]);
    expect(selectOverview(some, 'constructor')).toBeUndefined();
  });

  it('is forgotten with the session', () => {
    expect(run(received, newSaleOpened(), sampleChanged({ status: 'working' }), out).sales).toEqual(START.sales);
  });

  it('is empty before its module is there', () => {
    expect([selectSalesStatus({}), selectSales({}), selectNewSale({}), selectSample({}), selectOpened({})]).toEqual([
      'idle',
      [],
      { status: 'closed' },
      { status: 'idle' },
      { now: 0, today: '' },
    ]);
  });
});

it('knows how far the sample sale is, and which sale the new one follows', () => {
  expect(selectSample(run(sampleChanged({ status: 'refused', code: 'unavailable' })))).toEqual({
    status: 'refused',
    code: 'unavailable',
  });
  expect(selectNewSale(run(newSaleOpened({ like: 'open' })))).toEqual({ status: 'open', like: 'open' });
});

it('holds a sale that was made as the server will send it', () => {
  const made = sale('made', { platforms: ['hiBid'] });
  expect(selectSale(run(saleCreated({ sale: made })), 'made')).toEqual(made);
  expect(selectSale(run(saleCreated({ sale: sale('bare') })), 'bare')).toEqual({ ...sale('bare'), platforms: [] });
});

it.each([
  ['open', 'past', false],
  ['closed', 'current', true],
  [undefined, 'current', false],
  [undefined, 'past', true],
  [undefined, 'deleted', true],
] as const)('a part of the list with the choice %s: %s is folded away: %s', (fold, group, expected) => {
  const groups = { current: [sale('open')], past: [], archived: [], deleted: [] };
  expect(isFolded(group, groups, fold)).toBe(expected);
  expect(foldOf(group)).toBe(`sales-${group}`);
});

describe('the settings of a sale', () => {
  const started = settingStarted({ saleId: 'S', part: 'status' });
  const refused = settingRefused({ code: 'sale-has-prices' });

  it.each([
    ['nothing', [], { status: 'idle' }],
    ['on their way', [started], { status: 'working', saleId: 'S', part: 'status' }],
    ['saved', [started, settingDone()], { status: 'done', saleId: 'S', part: 'status' }],
    ['refused', [started, refused], { status: 'refused', saleId: 'S', part: 'status', code: 'sale-has-prices' }],
    ['tried again', [started, refused, started], { status: 'working', saleId: 'S', part: 'status' }],
    ['changed again', [started, settingDone(), started], { status: 'working', saleId: 'S', part: 'status' }],
    ['answered twice', [started, settingDone(), refused], { status: 'done', saleId: 'S', part: 'status' }],
    [
      'one at a time',
      [started, settingStarted({ saleId: 'S', part: 'details' })],
      { status: 'working', saleId: 'S', part: 'status' },
    ],
    ['after the session', [started, out], { status: 'idle' }],
  ] as const)('are %s, each part on its own', (_name, actions, expected) => {
    expect(selectSetting(run(...actions), 'S', 'status')).toEqual(expected);
    expect(selectSetting(run(...actions), null, 'status')).toEqual(expected);
    expect(selectSetting(run(...actions), 'S', 'columns')).toEqual({ status: 'idle' });
    expect(selectSetting(run(...actions), 'T', 'status')).toEqual({ status: 'idle' });
  });

  it('are idle before their module is there', () => expect(selectSetting({}, 'S', 'away')).toEqual({ status: 'idle' }));
});

it.each([
  ['', null],
  ['1999-12-31', 'yearWrong'],
  ['2000-01-01', null],
  ['2099-12-31', null],
  ['2100-01-01', 'yearWrong'],
  ['0026-05-01', 'yearWrong'],
])('the day %s of a sale is %s', (date, problem) => expect(dayProblem(date)).toBe(problem));

it('says in a line what matters of a platform', () => {
  const facts = (profile: Profile) => platformFacts(profile, saleSettingsTexts.texts);
  const of = (fewestLots: number | null, mostLots: number | null): Profile => ({
    ...handbid,
    verified: false,
    columns: [],
    sale: { ...handbid.sale, fewestLots: stated(fewestLots, OURS), mostLots: stated(mostLots, OURS) },
  });
  expect(facts(liveAuctioneers)).toBe(
    'The platform itself describes its columns. Titles up to 100 characters. 50 to 1,250 lots.',
  );
  expect(facts(of(null, 20))).toBe('Unverified: not all of its rules are public. 1 to 20 lots.');
  expect(facts(of(5, null))).toBe('Unverified: not all of its rules are public.');
  expect(facts({ ...of(5, null), id: 'own_1', verified: true })).toBe('Made by your house from a template.');
});
