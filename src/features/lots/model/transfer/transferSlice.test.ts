import { signedOut } from '../../../auth/model/authSlice';
import { actsRestored } from '../history/undoSlice';
import transfer, {
  selectTransferOfAct,
  selectTransferOffer,
  selectTransferRun,
  selectTransferRuns,
  selectTransfersDone,
  transferBegun,
  transferClosed,
  transferConfirmed,
  transferDismissed,
  transferEnded,
  transferOffered,
  type TransferState,
  transferStepped,
  transferStopped,
} from './transferSlice';

type Action = Parameters<typeof transfer.reducer>[1];
const on = (state: TransferState, ...actions: readonly Action[]): TransferState =>
  actions.reduce(transfer.reducer, state);
const run = (...actions: readonly Action[]): TransferState => on(transfer.getInitialState(), ...actions);
const begun = (id: string) => transferBegun({ id, from: 'here', to: 'there', toTitle: `Sale of ${id}`, lots: 3 });
const runOf = (state: TransferState, id = 't') => selectTransferRun({ transfer: state }, id);
const doneOf = (state: TransferState) => selectTransfersDone({ transfer: state });
const NEW_RUN = {
  ...{ id: 't', from: 'here', to: 'there', toTitle: 'Sale of t', lots: 3, status: 'running', step: 'begun' },
  ...{ photosCopied: 0, photos: 0, code: null, left: [] },
};
const left = [{ lotId: 'a', name: '1 A vase', reason: 'unsent' as const }];

it('asks where lots shall go, until the person has answered', () => {
  const offer = { from: 'here', currency: 'GBP', lotIds: ['a'], sales: [] };
  const asked = run(begun('t'), transferOffered(offer));
  expect(selectTransferOffer({ transfer: asked })).toEqual(offer);
  const choice = { to: 'there', numbered: true, withPrices: true };
  for (const answer of [transferClosed(), transferConfirmed({ offer, choice })]) {
    expect(selectTransferOffer({ transfer: on(asked, answer) })).toBeNull();
    expect(runOf(on(asked, answer))).toEqual(NEW_RUN);
  }
});

it('follows each transfer by itself', () => {
  const state = run(
    begun('t'),
    begun('other'),
    transferStepped({ id: 't', step: 'copying', photos: 9, photosCopied: 2 }),
  );
  expect(runOf(state)).toEqual({ ...NEW_RUN, step: 'copying', photos: 9, photosCopied: 2 });
  expect(runOf(state, 'other')).toMatchObject({ step: 'begun', photos: 0 });
  const stopped = on(state, transferStopped({ id: 't', code: 'unavailable' }));
  expect(runOf(stopped)).toMatchObject({ status: 'stopped', code: 'unavailable', step: 'copying', photosCopied: 2 });
  expect(runOf(on(stopped, begun('t')))).toEqual(NEW_RUN);
  expect(Object.keys(selectTransferRuns({ transfer: on(state, transferDismissed({ id: 't' })) }))).toEqual(['other']);
});

it('ends with what moved, and stays where lots were left', () => {
  const state = run(begun('t'), begun('other'));
  const whole = on(state, transferEnded({ id: 't', moved: 3, left: [] }));
  expect([runOf(whole), runOf(whole, 'other')?.id, doneOf(whole)]).toEqual([undefined, 'other', { t: 'Sale of t' }]);
  expect(selectTransferOfAct({ transfer: whole }, 't')).toBe('Sale of t');
  expect(selectTransferOfAct({ transfer: whole }, 'toString')).toBeUndefined();
  const partly = on(state, transferEnded({ id: 't', moved: 2, left }));
  expect([runOf(partly), doneOf(partly)]).toEqual([{ ...NEW_RUN, status: 'left', left }, { t: 'Sale of t' }]);
  const nothing = on(state, transferEnded({ id: 't', moved: 0, left }));
  expect([runOf(nothing)?.status, doneOf(nothing)]).toEqual(['left', {}]);
});

it('changes nothing for a transfer that nobody knows', () => {
  const state = run(begun('other'));
  const late: readonly Action[] = [
    transferStepped({ id: 'toString', step: 'copying' }),
    transferStopped({ id: 't', code: 'unavailable' }),
    transferEnded({ id: 't', moved: 3, left }),
  ];
  for (const action of late) expect(on(state, action)).toBe(state);
});

it('knows from an earlier page where lots went, and forgets all with the session', () => {
  const state = run(begun('t'), transferEnded({ id: 't', moved: 1, left: [] }), begun('next'));
  const kept = actsRestored({ done: [], undone: [], wentTo: { t: 'Old name', before: 'Sale before' } });
  expect(doneOf(on(state, kept))).toEqual({ t: 'Sale of t', before: 'Sale before' });
  expect(runOf(on(state, kept), 'next')?.id).toBe('next');
  expect(on(state, signedOut({ reason: 'requested' }))).toEqual(transfer.getInitialState());
  expect([selectTransferOffer({}), selectTransferRuns({}), selectTransfersDone({})]).toEqual([null, {}, {}]);
});
