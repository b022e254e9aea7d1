import { type Action, createAction, isAnyOf } from '@reduxjs/toolkit';
import { type Channel, runSaga, stdChannel } from 'redux-saga';
import { call, take } from 'typed-redux-saga';
import { withActions } from './withActions';

const shown = createAction<number>('shown');
const hidden = createAction<number>('hidden');
const other = createAction<number>('other');
type Sight = ReturnType<typeof shown>;

/** A saga that is busy until `begin` is called, and takes its actions then. */
function follow(kept: 'all' | 'last') {
  const channel = stdChannel<Action>();
  const seen: number[] = [];
  const found: Channel<Sight>[] = [];
  let begin: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const task = runSaga({ channel }, function* () {
    yield* withActions(isAnyOf(shown, hidden), kept, function* (actions) {
      found.push(actions);
      yield* call(() => ready);
      for (;;) seen.push((yield* take(actions)).payload);
    });
  });
  const [actions] = found;
  if (actions === undefined) throw new Error('The saga did not begin.');
  return { channel, seen, task, actions, begin };
}

it.each([
  ['all', [1, 2, 3]],
  ['last', [3]],
] as const)('keeps %s of what comes while its saga is busy, and nothing else', async (kept, expected) => {
  const { channel, seen, task, begin } = follow(kept);
  for (const action of [shown(1), other(7), hidden(2), shown(3)]) channel.put(action);
  begin();
  await Promise.resolve();
  await Promise.resolve();
  expect(seen).toEqual(expected);
  task.cancel();
});

it('takes nothing any more once its saga is cancelled', () => {
  const { channel, task, actions } = follow('all');
  task.cancel();
  channel.put(shown(1));
  const left: unknown[] = [];
  actions.flush((items: unknown) => left.push(items));
  expect(left).toEqual([expect.objectContaining({ type: '@@redux-saga/CHANNEL_END' })]);
});

it('gives what its work gives, and lets go of its actions', () => {
  const channel = stdChannel<Action>();
  const closed: boolean[] = [];
  const task = runSaga({ channel }, function* () {
    const found: Channel<Sight>[] = [];
    // oxlint-disable-next-line require-yield
    const result = yield* withActions(isAnyOf(shown, hidden), 'all', function* (actions) {
      found.push(actions);
      return 'done';
    });
    found[0]?.flush((items: unknown) => closed.push(!Array.isArray(items)));
    return result;
  });
  expect(task.result()).toBe('done');
  expect(closed).toEqual([true]);
});
