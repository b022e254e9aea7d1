import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { refusedBy } from '../../../../domain/lots/describeQueue';
import { NO_PRIVATE_FIELDS } from '../../../../domain/lots/lot';
import { buildLot, buildPhoto } from '../../../../testing/stores/builders';
import { signedOut } from '../../../auth/model/authSlice';
import checks from '../checks/checksSlice';
import extras from '../extras/extrasSlice';
import lots, { lotsReceived, privateReceived, saleEntered } from '../lots/lotsSlice';
import phase from '../phase/phaseSlice';
import photos, { photosReceived } from '../photos/photosSlice';
import grid, { gridArranged } from '../view/gridSlice';
import { selectDescribedToday, selectNeedy, selectQueueProgress } from './describeSelectors';
import describing, {
  describeEntered,
  describeLeft,
  describingRestored,
  lotDescribed,
  lotTaken,
  nothingLeft,
  queueChosen,
  selectDescribe,
  wentBack,
  wentOn,
} from './describeSlice';

const reducer = combineReducers({
  ...{ describe: describing.reducer, lots: lots.reducer, grid: grid.reducer, photos: photos.reducer },
  ...{ checks: checks.reducer, extras: extras.reducer, phase: phase.reducer },
});
type State = ReturnType<typeof reducer>;
const saleId = 'sale';
const on = (state: State, ...actions: readonly UnknownAction[]): State => actions.reduce(reducer, state);
const run = (...actions: readonly UnknownAction[]): State =>
  on(reducer(undefined, { type: 'start' }), saleEntered({ saleId }), ...actions);
const at = (...actions: readonly UnknownAction[]) => selectDescribe(run(...actions));
const [taken, begun] = [lotTaken({ lotId: 'a' }), [describeEntered(), lotTaken({ lotId: 'a' })]] as const;
const received = (...changed: ReturnType<typeof buildLot>[]) =>
  lotsReceived({ saleId, changed, removed: [], fromServer: true });

describe('describing lot after lot', () => {
  it('begins when the view is entered, and only then', () => {
    expect(at(taken)).toMatchObject({ status: 'away', lotId: null });
    expect(at(describeEntered())).toMatchObject({ status: 'looking', lotId: null, trail: [] });
    expect(at(...begun)).toMatchObject({ status: 'describing', lotId: 'a' });
    expect(at(...begun, wentOn({ from: 'a' }), describeLeft())).toMatchObject({
      ...{ status: 'away', lotId: null, trail: [] },
    });
  });

  it('knows the way back, up to two hundred lots', () => {
    const ways = [wentOn({ from: 'a' }), wentOn({ from: 'b' }), wentOn({ from: 'c' })];
    expect(at(...begun, ...ways, wentBack()).trail).toEqual(['a', 'b']);
    const many = Array.from({ length: 201 }, (_, index) => wentOn({ from: String(index) }));
    const { trail } = at(...begun, ...many);
    expect([trail.length, trail[0], trail.at(-1)]).toEqual([200, '1', '200']);
  });

  it('is finished when nothing needs anything, and looks again for something else', () => {
    const finished = at(...begun, nothingLeft());
    expect(finished).toMatchObject({ status: 'finished', lotId: 'a' });
    expect(at(...begun, nothingLeft(), queueChosen({ queue: 'photo' }))).toMatchObject({
      ...{ status: 'looking', queue: 'photo' },
    });
    expect(at(...begun, queueChosen({ queue: 'photo' }))).toMatchObject({ status: 'describing', queue: 'photo' });
    expect(at(...begun, nothingLeft(), wentBack()).status).toBe('describing');
  });

  it('keeps what it is about in the next sale, but for what a platform refuses', () => {
    const entered = saleEntered({ saleId: 'other' });
    const chosen = (queue: Parameters<typeof queueChosen>[0]['queue']) =>
      at(...begun, wentOn({ from: 'a' }), queueChosen({ queue }), entered);
    expect(chosen('photo')).toMatchObject({ queue: 'photo', trail: [] });
    expect(chosen(refusedBy('one')).queue).toBe('undescribed');
    expect(at(...begun, signedOut({ reason: 'requested' }))).toEqual(describing.getInitialState());
  });
});

describe('what was described today', () => {
  const done = (lotId: string, time: number, day = 'Monday', of = saleId) =>
    lotDescribed({ day, saleId: of, lotId, at: time });
  const today = (...actions: readonly UnknownAction[]) => at(...actions).today;

  it('is each lot once, of this day', () => {
    expect(today(done('a', 1), done('b', 2), done('a', 3), done('a', 4, 'Monday', 'other'))).toEqual({
      day: 'Monday',
      lots: [
        { saleId, lotId: 'a', at: 1 },
        { saleId, lotId: 'b', at: 2 },
        { saleId: 'other', lotId: 'a', at: 4 },
      ],
    });
    expect(today(done('a', 1), done('b', 2, 'Tuesday'))).toEqual({
      ...{ day: 'Tuesday', lots: [{ saleId, lotId: 'b', at: 2 }] },
    });
    const many = Array.from({ length: 1_001 }, (_, index) => done(String(index), index));
    expect([today(...many).lots.length, today(...many).lots[0]?.lotId]).toEqual([1_000, '1']);
    const kept = { queue: 'photo', today: { day: 'Monday', lots: [] } } as const;
    expect(at(describingRestored(kept))).toEqual({ ...describing.getInitialState(), ...kept });
  });

  it('is counted while the words are there, with the pace of the work', () => {
    const minute = 60_000;
    const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
    const state = run(
      received(...ids.map((id, place) => buildLot({ id, order: `a${String(place)}` }))),
      ...ids.map((id, place) => done(id, place * minute)),
      done('x', 9, 'Monday', 'other'),
    );
    const before = selectDescribedToday(state);
    expect(before).toEqual({ lots: 6, pace: 60 });
    // The same answer while it stays.
    const again = on(state, received(buildLot({ id: 'f', title: 'Another', order: 'a5' })));
    expect(selectDescribedToday(again)).toBe(before);
    const emptied = on(state, received(buildLot({ id: 'f', title: '', order: 'a5' })));
    expect(selectDescribedToday(emptied)).toEqual({ lots: 5, pace: 60 });
    expect(selectDescribedToday(on(state, done('gone', 9 * minute))).lots).toBe(6);
  });
});

describe('the lots that need what the queue is about', () => {
  const state = run(
    received(buildLot({ id: 'a' }), buildLot({ id: 'b', order: 'a1', title: '' })),
    photosReceived({ saleId, changed: [buildPhoto({ lotId: 'a' })], removed: [] }),
    privateReceived({
      ...{ saleId, removed: [], fromServer: true },
      changed: [{ ...NO_PRIVATE_FIELDS, id: 'a', toCheck: 'Oak?' }],
    }),
    checks.actions.checksStarted({ platforms: [{ id: 'one', name: 'One', limits: {} }] }),
    checks.actions.problemsFound({
      sale: {},
      lots: [
        ['a', { one: [{ severity: 'changed' }] as never }],
        ['b', { one: [{ severity: 'changed' }, { severity: 'refused' }] as never }],
      ],
    }),
  );
  const needy = (queue: Parameters<typeof queueChosen>[0]['queue']) =>
    [...selectNeedy(on(state, describeEntered(), queueChosen({ queue })))].join(' ');

  it('are found by their words, photos, questions and platforms', () => {
    expect([needy('undescribed'), needy('title'), needy('photo'), needy('toCheck')]).toEqual(['b', 'b', 'b', 'a']);
    expect([needy(refusedBy('one')), needy(refusedBy('two'))]).toEqual(['b', '']);
  });

  it('are counted among those that the view shows, and the count is the same while it stays', () => {
    const described = on(state, describeEntered());
    const before = selectQueueProgress(described);
    expect(before).toEqual({ done: 1, total: 2 });
    const retitled = on(described, received(buildLot({ id: 'a', title: 'Another' })));
    expect(selectQueueProgress(retitled)).toBe(before);
    expect(selectQueueProgress(on(described, gridArranged({ lotIds: ['b'] })))).toEqual({ done: 0, total: 1 });
    expect(selectQueueProgress(on(described, gridArranged({ lotIds: ['a'] })))).toEqual({ done: 1, total: 1 });
  });
});
