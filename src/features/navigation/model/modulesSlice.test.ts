import { combineReducers, type UnknownAction } from '@reduxjs/toolkit';
import modulesSlice, {
  moduleInjected,
  moduleWanted,
  sagaCrashed,
  selectCrashed,
  selectFailures,
  selectIsInjected,
  selectIsWanted,
  workerFailed,
} from './modulesSlice';

const reducer = combineReducers({ modules: modulesSlice.reducer });
const run = (...actions: readonly UnknownAction[]) => actions.reduce(reducer, reducer(undefined, { type: 'start' }));

it('knows which modules are there, and which something waits for', () => {
  const [lots, sales] = [{ name: 'lots' }, { name: 'sales' }];
  const state = run(moduleInjected(lots), moduleWanted(sales));
  expect([selectIsInjected(state, 'lots'), selectIsInjected(state, 'sales')]).toEqual([true, false]);
  expect([selectIsWanted(state, 'lots'), selectIsWanted(state, 'sales')]).toEqual([false, true]);
  expect(run(moduleInjected(lots), moduleInjected(lots), moduleWanted(sales), moduleWanted(sales)).modules).toEqual({
    ...run().modules,
    injected: ['lots'],
    wanted: ['sales'],
  });
});

it('wants the module that speaks of a failure, and says what gave up', () => {
  const crashed = run(sagaCrashed({ name: 'lots' }), sagaCrashed({ name: 'lots' }), sagaCrashed({ name: 'sales' }));
  expect([selectCrashed(crashed), selectFailures(crashed)]).toEqual([['lots', 'sales'], 0]);
  const failed = run(workerFailed({ name: 'sales' }), workerFailed({ name: 'sales' }));
  expect([selectCrashed(failed), selectFailures(failed)]).toEqual([[], 2]);
  for (const state of [crashed, failed]) expect(selectIsWanted(state, 'session')).toBe(true);
  expect(selectIsWanted(run(), 'session')).toBe(false);
});
