import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { FIRST_COLUMNS } from '../../../domain/platforms/workList/workListColumns';
import { signedOut } from '../../auth/model/authSlice';
import categoriesSlice, { namingDone, namingRefused, namingStarted, selectNaming } from './categoriesSlice';
import templateSlice, {
  readingBegan,
  type ReadDraft,
  selectTemplate,
  templateFailed,
  templateLeft,
  templateRead,
} from './own/templateSlice';
import workListSlice, {
  formatsOf,
  listFormat,
  readChoice,
  selectWorkList,
  workListBegun,
  workListChosen,
  workListFailed,
  workListRestored,
  workListSaved,
} from './workListSlice';

const reducer = combineReducers({
  categories: categoriesSlice.reducer,
  template: templateSlice.reducer,
  workList: workListSlice.reducer,
});
const START = reducer(undefined, { type: 'start' });
const run = (...actions: readonly UnknownAction[]) => actions.reduce(reducer, START);
const out = signedOut({ reason: 'requested' });

describe('the names of categories on a platform', () => {
  const started = namingStarted({ platformId: 'hiBid' });
  const refused = namingRefused({ code: 'unavailable' });
  const naming = (platformId: string, ...actions: readonly UnknownAction[]) =>
    selectNaming(run(...actions), platformId);

  it.each([
    ['nothing asked', [], { status: 'idle' }],
    ['on their way', [started], { status: 'working', platformId: 'hiBid' }],
    ['saved', [started, namingDone()], { status: 'saved', platformId: 'hiBid' }],
    ['refused', [started, refused], { status: 'refused', platformId: 'hiBid', code: 'unavailable' }],
    ['tried again', [started, refused, started], { status: 'working', platformId: 'hiBid' }],
    ['changed again', [started, namingDone(), started], { status: 'working', platformId: 'hiBid' }],
    ['an answer that nobody waits for', [started, namingDone(), refused], { status: 'saved', platformId: 'hiBid' }],
    ['two at once', [started, namingStarted({ platformId: 'own' })], { status: 'working', platformId: 'hiBid' }],
    ['signed out', [started, out], { status: 'idle' }],
  ] as const)('%s', (_name, actions, expected) => {
    expect(naming('hiBid', ...actions)).toEqual(expected);
    expect(naming('easyLive', ...actions)).toEqual({ status: 'idle' });
  });

  it('are idle before the slice is there', () => expect(selectNaming({}, 'hiBid')).toEqual({ status: 'idle' }));
});

describe('a template', () => {
  const begun = readingBegan({ saleId: 'S', fileName: 'theirs.csv' });
  const DRAFT = { fileName: 'theirs.csv', draft: { id: 'own1' }, examples: [['1']], sheets: [], sheet: 0 };
  const read = templateRead(DRAFT as unknown as ReadDraft);
  const failed = templateFailed({ reason: { rule: 'gaveUp' }, sheets: [] });
  const [READING, READ] = [
    { status: 'reading', fileName: 'theirs.csv' },
    { status: 'read', ...DRAFT },
  ];
  const FAILED = { status: 'failed', fileName: 'theirs.csv', reason: { rule: 'gaveUp' }, sheets: [] };

  it.each([
    ['is none at first', [], { status: 'idle' }],
    ['is being read', [begun], READING],
    ['was read', [begun, read], READ],
    ['cannot be read', [begun, failed], FAILED],
    ['gives way to another one', [begun, read, begun], READING],
    ['gives way to another one after a failure', [begun, failed, begun], READING],
    ['gives way to another one while it is read', [begun, begun, read], READ],
    ['is left', [begun, read, templateLeft()], { status: 'idle' }],
    ['is left while it is read, and comes too late', [begun, templateLeft(), read], { status: 'idle' }],
    ['is left after a failure', [begun, failed, templateLeft()], { status: 'idle' }],
    ['is forgotten with the session', [begun, read, out], { status: 'idle' }],
  ] as const)('%s', (_name, actions, expected) => {
    const state = run(...actions);
    expect(selectTemplate(state, 'S')).toEqual(expected);
    expect(selectTemplate(state, 'T')).toEqual({ status: 'idle' });
  });

  it('is of the sale for which the last one was read', () => {
    const there = run(begun, read, readingBegan({ saleId: 'T', fileName: 'other.csv' }));
    expect(selectTemplate(there, 'T')).toEqual({ status: 'reading', fileName: 'other.csv' });
    expect(selectTemplate(there, 'S')).toEqual({ status: 'idle' });
    expect(selectTemplate({}, 'S')).toEqual({ status: 'idle' });
  });
});

describe('a work list', () => {
  const FIRST = { columns: FIRST_COLUMNS, kind: 'chosen', format: 'xlsx' };
  const chosen = workListChosen({ columns: ['number', 'title'], format: 'csv' });
  const CHOSEN = { ...FIRST, columns: ['number', 'title'], format: 'csv' };
  const restored = workListRestored({ columns: ['id'], kind: 'own', format: 'json' });
  const saved = workListSaved({ fileName: 'lots.csv' });
  const idle = { status: 'idle' };

  it.each([
    ['at first', [], { ...FIRST, run: idle }],
    ['chosen', [chosen], { ...CHOSEN, run: idle }],
    ['as the device has kept it', [chosen, restored], { columns: ['id'], kind: 'own', format: 'json', run: idle }],
    ['being made', [chosen, workListBegun()], { ...CHOSEN, run: { status: 'making' } }],
    ['made', [chosen, workListBegun(), saved], { ...CHOSEN, run: { status: 'saved', fileName: 'lots.csv' } }],
    ['not made', [chosen, workListBegun(), workListFailed()], { ...CHOSEN, run: { status: 'failed' } }],
    ['made, and then chosen otherwise', [saved, chosen], { ...CHOSEN, run: idle }],
    ['after the session', [chosen, saved, out], { ...FIRST, run: idle }],
  ] as const)('%s', (_name, actions, expected) => {
    expect(selectWorkList(run(...actions))).toEqual(expected);
  });

  it('is read from what a device has kept, as far as this build knows it', () => {
    expect(readChoice({ columns: ['title', 'number', 'gone'], kind: 'own', format: 'json' })).toEqual({
      columns: ['number', 'title'],
      kind: 'own',
      format: 'json',
    });
    for (const kept of [null, undefined, 'text', 7, [], { kind: 'all', format: 'pdf', columns: 'title' }])
      expect(readChoice(kept)).toEqual(FIRST);
  });

  it('comes in the files that its contents can be in', () => {
    expect([formatsOf('own'), formatsOf('chosen')]).toEqual([
      ['xlsx', 'csv', 'json'],
      ['xlsx', 'csv'],
    ]);
    expect((['xlsx', 'csv', 'json'] as const).map(listFormat)).toEqual(['xlsx', 'csv', 'csv']);
    expect(selectWorkList({})).toEqual({ ...FIRST, run: idle });
  });
});
