import { reasonLearned, signedIn, signedOut } from '../../features/auth/model/authSlice';
import { buildUser } from '../../testing/stores/builders';
import { makeTestStore } from '../../testing/stores/makeTestStore';
import { REASON_MS } from './tellWhySignedOut';

let made: ReturnType<typeof makeTestStore>;
const said = () => made.store.getState().notifications.list.map(({ message }) => message);
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const enter = () => made.store.dispatch(signedIn(buildUser()));

const endElsewhere = () => {
  enter();
  made.store.dispatch(signedOut({ reason: 'ended-elsewhere' }));
};

const ELSEWHERE = 'You are signed out: the session was ended elsewhere.';
const DISABLED = 'You are signed out: this account has been disabled.';

beforeEach(async () => {
  jest.useFakeTimers();
  made = makeTestStore();
  await pass(0);
});
afterEach(async () => {
  await made.store.stop();
  jest.useRealTimers();
});

it('explains an end that was asked for never, also when a reason is learned afterwards', async () => {
  enter();
  made.store.dispatch(signedOut({ reason: 'requested' }));
  made.store.dispatch(reasonLearned({ reason: 'user-disabled' }));
  await pass(REASON_MS);
  expect(said()).toEqual([]);
});

it('explains an end by the reason that comes soon after it, once', async () => {
  endElsewhere();
  await pass(REASON_MS - 1);
  expect(said()).toEqual([]);
  made.store.dispatch(reasonLearned({ reason: 'user-disabled' }));
  made.store.dispatch(reasonLearned({ reason: 'user-disabled' }));
  await pass(REASON_MS);
  expect(said()).toEqual([DISABLED]);
});

it('says that a session was ended elsewhere when no reason comes, and nothing once somebody is in again', async () => {
  endElsewhere();
  await pass(REASON_MS);
  expect(said()).toEqual([ELSEWHERE]);
  endElsewhere();
  enter();
  await pass(REASON_MS);
  expect(said()).toEqual([ELSEWHERE]);
});

it('says nothing to the next person of an end that was explained already', async () => {
  endElsewhere();
  await pass(REASON_MS);
  enter();
  made.store.dispatch(reasonLearned({ reason: 'user-disabled' }));
  await pass(REASON_MS);
  expect(said()).toEqual([ELSEWHERE]);
});
