import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import type { NewSentExport, SentContent, SentExport } from '../../../../domain/platforms/sent/sentExport';
import type { SentLot } from '../../../../domain/platforms/sent/sentLot';
import { signedOut } from '../../../auth/model/authSlice';
import sentSlice, {
  contentFailed,
  contentRead,
  contentsWanted,
  exportsLost,
  exportsReceived,
  lineTicked,
  outcomeFailed,
  rememberingChanged,
  rememberTyped,
  sayOutcome,
  selectChain,
  selectExportsTo,
  selectPlatformState,
  selectSent,
  selectUnknown,
  selectUnread,
  sentEntered,
  textsFailed,
  textsRead,
  textsStarted,
  type Unremembered,
} from './sentSlice';

const reducer = combineReducers({ sent: sentSlice.reducer });
const START = reducer(undefined, { type: 'start' });
const run = (actions: readonly UnknownAction[], from = START) => actions.reduce(reducer, from);
const sentOf = (...actions: readonly UnknownAction[]) => selectSent(run(actions));

const sent = (id: string, platform: string, at: number, scope: SentExport['scope'] = 'all'): SentExport => ({
  id,
  platform,
  platformName: platform,
  version: '1',
  scope,
  by: 'ada',
  at,
  lots: 1,
  pictures: false,
  fileName: 'lots.csv',
});
const [OLD, WHOLE, PART] = [sent('old', 'hiBid', 1), sent('whole', 'hiBid', 2), sent('part', 'hiBid', 4, 'changed')];
const EXPORTS = [OLD, WHOLE, sent('other', 'own', 3), PART];
const content = (...ids: readonly string[]): SentContent => ({
  fieldNames: {},
  entries: ids.map((id) => ({ id, number: id, cells: id, pictures: null, pictureCount: 0 })),
});
const lot = (id: string, title: string): SentLot => ({ id, number: '1', cells: { Title: title }, pictures: [] });

const S = { saleId: 'S' };
const entered = sentEntered({ ...S, ticked: ['a'] });
const received = exportsReceived({ ...S, exports: EXPORTS });
const read = (exportId: string, ...ids: readonly string[]) => contentRead({ ...S, exportId, content: content(...ids) });
const unremembered: Unremembered = {
  id: 'new',
  saleId: 'S',
  platform: 'hiBid',
  platformName: 'HiBid',
  status: 'sending',
  isKept: true,
};

describe('what a platform has', () => {
  const view = (...actions: readonly UnknownAction[]) => {
    const state = run(actions);
    return [selectUnknown(state, 'hiBid'), selectUnread(state, 'hiBid').map(({ id }) => id)];
  };

  it.each([
    ['the list is on its way', [], 'reading', []],
    ['the list is lost', [exportsLost(S)], 'failed', []],
    ['the list has come after all', [exportsLost(S), received], 'reading', ['whole', 'part']],
    ['its contents are on their way', [received, contentsWanted({ isAnyUnread: true })], 'reading', ['whole', 'part']],
    ['one of them is there', [received, read('whole')], 'reading', ['part']],
    ['one cannot be read', [received, read('whole'), contentFailed()], 'failed', ['part']],
    [
      'it is tried again',
      [received, contentFailed(), contentsWanted({ isAnyUnread: true })],
      'reading',
      ['whole', 'part'],
    ],
    ['all is there', [received, read('whole'), read('part')], null, []],
    [
      'the list is lost later, and what is known stays',
      [received, read('whole'), read('part'), exportsLost(S)],
      null,
      [],
    ],
  ] as const)('is known or not when %s', (_name, actions, unknown, unread) => {
    expect(view(entered, ...actions)).toEqual([unknown, unread]);
  });

  it('is what all that counts has left there, once it is all read', () => {
    const partly = run([entered, received, read('whole', 'vase', 'jug')]);
    expect(selectPlatformState(partly, 'hiBid')).toBeNull();
    const state = selectPlatformState(run([read('part', 'jug', 'bowl')], partly), 'hiBid');
    const from = [...(state?.lots ?? [])].map(([id, has]) => [id, has.from.id]);
    expect(from).toEqual([
      ['vase', 'whole'],
      ['jug', 'part'],
      ['bowl', 'part'],
    ]);
    expect([state?.last, state?.whole]).toEqual([PART, WHOLE]);
  });

  it('is nothing where nothing was sent, and not known before the list is', () => {
    const state = run([entered, received]);
    expect([selectChain(state, 'easyLive'), selectPlatformState(state, 'easyLive')]).toEqual([[], null]);
    expect(selectUnknown(state, 'easyLive')).toBeNull();
    expect([selectChain(START, 'hiBid'), selectUnread(START, 'hiBid'), selectPlatformState(START, 'hiBid')]).toEqual([
      null,
      [],
      null,
    ]);
  });

  it('takes no content for read that only objects in general have', () => {
    const named = exportsReceived({ ...S, exports: [sent('constructor', 'hiBid', 1)] });
    expect(view(entered, named)).toEqual(['reading', ['constructor']]);
  });
});

it('lists the exports to one platform, the newest first', () => {
  const state = run([entered, received]);
  expect(selectExportsTo(state, 'hiBid')).toEqual([PART, WHOLE, OLD]);
  expect(selectExportsTo(START, 'hiBid')).toEqual([]);
  expect(selectExportsTo({}, 'hiBid')).toEqual([]);
});

it('takes only what is of the open sale', () => {
  const there = { saleId: 'T' };
  const before = run([entered, received]);
  const late = [
    exportsReceived({ ...there, exports: [] }),
    exportsLost(there),
    contentRead({ ...there, exportId: 'whole', content: content('vase') }),
    textsRead({ ...there, lots: [['whole', [lot('vase', 'Vase')]]] }),
  ];
  for (const action of late) expect(reducer(before, action)).toBe(before);
});

describe('the texts that went out', () => {
  it('are kept by export and lot, beside those that were read before', () => {
    const first = [textsStarted(), textsRead({ ...S, lots: [['whole', [lot('vase', 'Vase'), lot('jug', 'Jug')]]] })];
    const second = textsRead({
      ...S,
      lots: [
        ['whole', [lot('bowl', 'Bowl')]],
        ['part', [lot('jug', 'Old jug')]],
      ],
    });
    const { texts, readingTexts } = sentOf(entered, ...first, second);
    expect(texts).toEqual({
      whole: { vase: lot('vase', 'Vase'), jug: lot('jug', 'Jug'), bowl: lot('bowl', 'Bowl') },
      part: { jug: lot('jug', 'Old jug') },
    });
    expect(readingTexts).toBe('idle');
  });

  it('say how far their reading is', () => {
    expect(sentOf(entered).readingTexts).toBe('idle');
    expect(sentOf(entered, textsStarted()).readingTexts).toBe('reading');
    expect(sentOf(entered, textsStarted(), textsFailed()).readingTexts).toBe('failed');
  });

  it('are there at once for what was typed by hand, and its lines are done', () => {
    const exported = { id: 'typed', lots: [lot('vase', 'Vase'), lot('jug', 'Jug')] } as unknown as NewSentExport;
    const { texts, ticked } = sentOf(
      sentEntered({ ...S, ticked: ['a', 'b', 'c'] }),
      textsRead({ ...S, lots: [['whole', [lot('vase', 'Old vase')]]] }),
      rememberTyped({ ...S, exported, ticked: ['a', 'c'] }),
    );
    expect(texts).toEqual({
      whole: { vase: lot('vase', 'Old vase') },
      typed: { vase: lot('vase', 'Vase'), jug: lot('jug', 'Jug') },
    });
    expect(ticked).toEqual(['b']);
  });
});

it('ticks a line off once, and takes that back', () => {
  const tick = (key: string, isDone: boolean) => lineTicked({ key, isDone });
  expect(sentOf(entered, tick('b', true), tick('a', true)).ticked).toEqual(['b', 'a']);
  expect(sentOf(entered, tick('b', true), tick('a', false)).ticked).toEqual(['b']);
});

it('names an outcome that was not kept, until it is said again', () => {
  const failed = outcomeFailed({ exportId: 'whole' });
  expect(sentOf(entered, failed).unsaid).toBe('whole');
  expect(sentOf(entered, failed, sayOutcome({ ...S, exportId: 'part', event: 'forgot' })).unsaid).toBeNull();
});

it('has one line for each export that the server does not know of yet', () => {
  const other = { ...unremembered, id: 'other' };
  const waiting = { ...unremembered, status: 'waiting' as const };
  const all = [other, unremembered, waiting].map((now) => rememberingChanged({ exportId: now.id, now }));
  expect(sentOf(...all).unremembered).toEqual([other, waiting]);
  expect(sentOf(...all, rememberingChanged({ exportId: 'new', now: null })).unremembered).toEqual([other]);
});

describe('coming to a sale', () => {
  const before = run([
    entered,
    received,
    read('whole', 'vase'),
    textsRead({ ...S, lots: [['whole', [lot('vase', 'Vase')]]] }),
    rememberingChanged({ exportId: 'new', now: unremembered }),
    textsFailed(),
    contentFailed(),
    outcomeFailed({ exportId: 'whole' }),
  ]);
  const fresh = {
    exports: null,
    isListLost: false,
    reading: 'idle',
    readingTexts: 'idle',
    unremembered: [unremembered],
    unsaid: null,
  };

  it('keeps what was read of it before, and begins anew with the rest', () => {
    expect(selectSent(run([sentEntered({ ...S, ticked: ['b'] })], before))).toEqual({
      ...fresh,
      saleId: 'S',
      ticked: ['b'],
      contents: { whole: content('vase') },
      texts: { whole: { vase: lot('vase', 'Vase') } },
    });
  });

  it('knows nothing of another one but what still has to be sent', () => {
    const there = run([sentEntered({ saleId: 'T', ticked: [] })], before);
    expect(selectSent(there)).toEqual({ ...fresh, saleId: 'T', ticked: [], contents: {}, texts: {} });
  });

  it('is forgotten with the session', () => {
    expect(run([signedOut({ reason: 'requested' })], before)).toEqual(START);
  });
});
