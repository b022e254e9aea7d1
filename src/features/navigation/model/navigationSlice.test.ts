import modulesSlice, {
  moduleInjected,
  sagaCrashed,
  workerFailed,
  selectCrashed,
  selectIsInjected,
} from './modulesSlice';
import slice, { navigate, locationChanged, selectHash, selectPath, selectPlace, selectSearch } from './navigationSlice';

describe('navigation slice', () => {
  it('is where the browser says it is', () => {
    const place = { path: '/sales', search: '?a=1', hash: '#b' };
    const state = { navigation: slice.reducer(undefined, locationChanged(place)) };
    expect(selectPlace(state)).toEqual(place);
    expect([selectPath(state), selectSearch(state), selectHash(state)]).toEqual(['/sales', '?a=1', '#b']);
  });

  it('does not move on the command alone', () => {
    const before = slice.reducer(undefined, { type: 'x' });
    expect(slice.reducer(before, navigate('/sales'))).toBe(before);
    expect(navigate('/sales').payload).toEqual({ to: '/sales', replace: false });
    expect(navigate('/sales', { replace: true }).payload.replace).toBe(true);
  });
});

describe('modules slice', () => {
  it('names each injected module and each crashed saga once', () => {
    const actions = [
      moduleInjected({ name: 'sales' }),
      moduleInjected({ name: 'sales' }),
      sagaCrashed({ name: 'a' }),
      sagaCrashed({ name: 'a' }),
      workerFailed({ name: 'b' }),
    ];
    const modules = actions.reduce(modulesSlice.reducer, modulesSlice.getInitialState());
    expect(modules).toEqual({ injected: ['sales'], crashed: ['a'], failures: 1, wanted: ['session'] });
    expect(selectIsInjected({ modules }, 'sales')).toBe(true);
    expect(selectIsInjected({ modules }, 'other')).toBe(false);
    expect(selectCrashed({ modules })).toEqual(['a']);
  });
});
