import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import { runSaga, stdChannel } from 'redux-saga';
import type { SagaGenerator } from 'typed-redux-saga';
import photosSlice, {
  photoFailed,
  photoPaused,
  photoPrepared,
  photoRefused,
  photoRetried,
  photosCaptured,
  photosChanged,
  photoUploadStarted,
} from '../../../features/lots/model/photos/photosSlice';
import savesSlice, {
  operationMade,
  saveConflicted,
  saveDiscarded,
  saveRefused,
  saveSent,
  sendStarted,
} from '../../../features/lots/model/saves/savesSlice';
import type { Operation } from '../../../domain/operations/operations';
import { buildOperations } from '../../../testing/contracts/lots/operationsForTests';
import { microtasks } from '../../../testing/waiting/microtasks';
import { untilLotsAreSent, untilPhotosArrive, untilSent } from './awaitSaves';

const reducer = combineReducers({ photos: photosSlice.reducer, saves: savesSlice.reducer });
const saleId = 'saleA0000000000000000';
const editOf = (id: string, lotId = 'lot1', sale = saleId): Operation => ({
  ...buildOperations(sale, 'ada').edit('A vase'),
  id,
  lotId,
});
const photos = (...ids: string[]) =>
  photosCaptured({
    saleId,
    photos: ids.map((id) => ({ id, lotId: 'lot1', fileName: `${id}.jpg`, order: id, first: false })),
  });
const fails = (id: string, failure: 'stalled' | 'unauthorized') => [
  photoPrepared({ id }),
  photoUploadStarted({ id }),
  photoFailed({ id, failure }),
];
const again = (id: string) => [photoRetried({ id }), ...fails(id, 'unauthorized').slice(1)];
const refuse = (id: string) => [sendStarted({ id }), saveRefused({ id, code: 'permission-denied' })];
/** A colleague was faster with it. */
const contest = (id: string) => {
  const theirs = { title: { value: 'Theirs', by: 'ben', at: 1 } };
  return [sendStarted({ id }), saveConflicted({ operation: { ...editOf(id), theirs } as Operation, written: null })];
};
const send = (operation: Operation) => [sendStarted({ id: operation.id }), saveSent({ operation })];

/** Runs what waits over what has happened; gives what lets more happen, and what came of it: undefined while it waits. */
function wait<Result>(saga: () => SagaGenerator<Result>, ...before: UnknownAction[]) {
  let state = before.reduce(reducer, reducer(undefined, { type: 'start' }) as ReturnType<typeof reducer>);
  const channel = stdChannel();
  const ended: { readonly result: Result }[] = [];
  const task = runSaga({ channel, getState: () => state }, saga);
  void task.toPromise().then((result: Result) => ended.push({ result }));
  return async (...actions: UnknownAction[]): Promise<{ readonly result: Result } | undefined> => {
    for (const action of actions) {
      state = reducer(state, action);
      channel.put(action);
    }
    await microtasks(5);
    return ended[0];
  };
}

describe('operations that are waited for', () => {
  it('are with the server, refused or given up, each of them', async () => {
    const [one, two, three] = [editOf('1'), editOf('2'), editOf('3')] as const;
    const made = [one, two, three].map((operation) => operationMade({ operation }));
    const then = wait(() => untilSent(['1', '2', '3']), ...made);
    expect(await then()).toBeUndefined();
    expect(await then(...send(one))).toBeUndefined();
    expect(await then(...refuse('2'))).toBeUndefined();
    expect(await then(sendStarted({ id: '3' }), saveDiscarded({ operation: three }))).toEqual({ result: undefined });
  });

  it('hold up nobody any more when a colleague was faster with the last of them', async () => {
    const then = wait(() => untilSent(['1']), operationMade({ operation: editOf('1') }));
    expect(await then(...contest('1'))).toEqual({ result: undefined });
  });

  it('hold up nobody once they are, nor do others', async () => {
    const other = operationMade({ operation: editOf('other') });
    expect(await wait(() => untilSent(['1', '2']), other)()).toEqual({ result: undefined });
  });
});

describe('photos that are waited for', () => {
  it('are on their way no more: stored with their documents, refused, or no photos after all', async () => {
    const document = { ...editOf('p1'), id: 'p1' };
    const then = wait(() => untilPhotosArrive(['p1', 'p2', 'p3']), photos('p1', 'p2', 'p3'));
    expect(await then(photoRefused({ id: 'p3', refusal: 'damaged' }))).toBeUndefined();
    expect(await then(...fails('p2', 'stalled'))).toBeUndefined();
    expect(await then(...again('p2'))).toBeUndefined();
    expect(await then(...fails('p1', 'unauthorized'))).toEqual({ result: [] });
    expect(await wait(() => untilPhotosArrive(['p1']), operationMade({ operation: document }))()).toBeUndefined();
  });

  it('may be a few that are left, which are named', async () => {
    const then = wait(() => untilPhotosArrive(['p1', 'p2', 'p3'], 1), photos('p1', 'p2', 'p3'));
    expect(await then(photoRefused({ id: 'p1', refusal: 'damaged' }))).toBeUndefined();
    expect(await then(photoRefused({ id: 'p3', refusal: 'damaged' }))).toEqual({ result: ['p2'] });
  });
});

describe('lots that are waited for', () => {
  it('have all that this device did to them with the server, and those are named that had a refusal', async () => {
    const made = [editOf('1', 'lot1'), editOf('2', 'lot2'), editOf('3', 'lot2')];
    const others = [editOf('4', 'lot9'), editOf('5', 'lot1', 'saleB0000000000000000')];
    const then = wait(
      () => untilLotsAreSent(saleId, ['lot1', 'lot2']),
      photos('p1'),
      ...[...made, ...others].map((operation) => operationMade({ operation })),
    );
    expect(await then(...refuse('2'))).toBeUndefined();
    expect(await then(...refuse('3'), ...made.slice(0, 1).flatMap(send))).toBeUndefined();
    expect(await then(...fails('p1', 'stalled'))).toBeUndefined();
    expect(await then(...again('p1'))).toEqual({ result: new Set(['lot2', 'lot1']) });
  });

  it('are named for an edit that waits for a decision, and for a photo that the person pauses meanwhile', async () => {
    const edit = wait(() => untilLotsAreSent(saleId, ['lot1']), operationMade({ operation: editOf('1') }));
    expect(await edit(...contest('1'))).toEqual({ result: new Set(['lot1']) });
    const photo = wait(() => untilLotsAreSent(saleId, ['lot1']), photos('p1'));
    expect(await photo(photoPrepared({ id: 'p1' }))).toBeUndefined();
    expect(await photo(photoPaused({ id: 'p1' }))).toEqual({ result: new Set(['lot1']) });
  });

  it('are named for a photo that is paused, and for nothing where all went well', async () => {
    const paused = [photoPrepared({ id: 'p1' }), photoPaused({ id: 'p1' })];
    const done = await wait(() => untilLotsAreSent(saleId, ['lot1']), photos('p1'), ...paused)();
    expect(done).toEqual({ result: new Set(['lot1']) });
    const one = editOf('1');
    const then = wait(() => untilLotsAreSent(saleId, ['lot1']), operationMade({ operation: one }));
    expect(await then(...send(one))).toEqual({ result: new Set() });
  });

  it('are looked at again when a photo goes to another lot', async () => {
    const then = wait(() => untilLotsAreSent(saleId, ['lot1']), photos('p1'));
    const changes = { lotId: { before: 'lot1', after: 'lot9' } };
    const operation: Operation = {
      id: 'm',
      saleId,
      lotId: 'lot1',
      uid: 'ada',
      kind: 'editPhoto',
      photoId: 'p1',
      changes,
    };
    expect(await then(photosChanged({ operations: [operation] }))).toEqual({ result: new Set() });
  });
});
