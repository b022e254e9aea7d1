import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { defineMachine } from './machine';
import { follow, transition, within } from './machineReducers';

type Door =
  | { readonly status: 'closed' | 'open' }
  | { readonly status: 'locked'; readonly code: string; readonly refused: number }
  | { readonly status: 'broken'; readonly by: string };

const doorMachine = defineMachine<Door>()({
  name: 'Door',
  initial: 'closed',
  on: {
    closed: { opened: 'open', locked: 'locked' },
    open: { closed: 'closed' },
    locked: { tried: ['locked', 'closed'], unlocked: 'closed', kicked: 'broken' },
    broken: {},
  },
  guards: { unlocked: 'isRight' },
});

const closed = { status: 'closed' } as Door;
const changes = {
  opened: () => ({}),
  closed: () => ({}),
  locked: (_: unknown, { payload }: PayloadAction<string>) => ({ code: payload, refused: 0 }),
  tried: (
    { code, refused }: Extract<Door, { status: 'locked' }>,
    { payload }: PayloadAction<string>,
  ): { status: 'closed' } | Extract<Door, { status: 'locked' }> =>
    code === payload ? { status: 'closed' } : { status: 'locked', code, refused: refused + 1 },
  unlocked: () => ({}),
  kicked: (_: unknown, { payload }: PayloadAction<string>) => ({ by: payload }),
};
const guards = {
  isRight: ({ code }: { readonly code: string }, { payload }: PayloadAction<string>) => code === payload,
};

const slice = createSlice({ name: 'door', initialState: closed, reducers: follow(doorMachine, changes, guards) });
const { opened, locked, tried, kicked } = slice.actions;
const locks = slice.reducer(closed, locked('1234'));

describe('the reducers of a machine', () => {
  it('take the next state from the table, and the rest of it from the change', () => {
    expect(slice.reducer(closed, opened())).toEqual({ status: 'open' });
    expect(locks).toEqual({ status: 'locked', code: '1234', refused: 0 });
    expect(slice.reducer(locks, kicked('Ada'))).toEqual({ status: 'broken', by: 'Ada' });
  });

  it('leave the very same state where the table does not know the event', () => {
    expect(slice.reducer(locks, opened())).toBe(locks);
    expect(slice.reducer(closed, tried('1234'))).toBe(closed);
  });

  it('let the change choose where the table names several states', () => {
    expect(slice.reducer(locks, tried('1234'))).toEqual(closed);
    expect(slice.reducer(locks, tried('1'))).toEqual({ status: 'locked', code: '1234', refused: 1 });
  });

  it('take an event with a condition only while it holds', () => {
    const { unlocked } = follow(doorMachine, changes, guards);
    expect(unlocked(locks, { type: 'x', payload: '1' } as never)).toBe(locks);
    expect(unlocked(locks, { type: 'x', payload: '1234' } as never)).toEqual(closed);
  });

  it('work on a part of a state, too', () => {
    interface House {
      readonly doors: Readonly<Partial<Record<string, Door>>>;
    }
    type OfDoor = PayloadAction<{ readonly door: string }>;
    const { rung } = within(
      { rung: (door: Door, _action: OfDoor): Door => transition(doorMachine, door, 'opened', () => ({})) },
      ({ doors }: House, { payload }) => doors[payload.door] ?? closed,
      (_house, door, { payload }) => ({ doors: { [payload.door]: door } }),
    );
    const open = rung({ doors: {} }, { type: 'rung', payload: { door: 'front' } });
    expect(open).toEqual({ doors: { front: { status: 'open' } } });
    expect(rung(open, { type: 'rung', payload: { door: 'front' } })).toBe(open);
  });
});

it('what the table does not say does not compile', () => {
  const { opened: _, ...incomplete } = changes;
  const { on } = doorMachine;
  const refused = [
    // @ts-expect-error An event of the table without a change.
    () => follow(doorMachine, incomplete, guards),
    // @ts-expect-error An event that the table does not name.
    () => follow(doorMachine, { ...changes, painted: () => ({}) }, guards),
    // @ts-expect-error A state to which the event does not lead.
    () => follow(doorMachine, { ...changes, tried: () => ({ status: 'open' }) }, guards),
    // @ts-expect-error A part of the next state is missing.
    () => follow(doorMachine, { ...changes, kicked: () => ({}) }, guards),
    // @ts-expect-error The next state has no such part.
    () => follow(doorMachine, { ...changes, opened: () => ({ code: '1' }) }, guards),
    // @ts-expect-error The condition that the table names.
    () => follow(doorMachine, changes),
    // @ts-expect-error A state that a door does not have.
    () => defineMachine<Door>()({ name: 'x', initial: 'closed', on: { ...on, closed: { opened: 'ajar' } } }),
    // @ts-expect-error A table without one of the states.
    () => defineMachine<Door>()({ name: 'x', initial: 'closed', on: { closed: {}, open: {}, locked: {} } }),
    // @ts-expect-error A condition of an event that no state knows.
    () => defineMachine<Door>()({ name: 'x', initial: 'closed', on, guards: { painted: 'isDry' } }),
  ];
  // The compiler is the check. Here they only make something.
  expect(refused.map((make) => typeof make())).toEqual(refused.map(() => 'object'));
});
