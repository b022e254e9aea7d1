import { signOut } from '../../features/auth/model/authSlice';
import { navigate, locationChanged, selectPlace } from '../../features/navigation/model/navigationSlice';
import { buildUser } from '../../testing/stores/builders';
import { makeTestStore, settle } from '../../testing/stores/makeTestStore';

const ada = buildUser();
let made: ReturnType<typeof makeTestStore>;
const start = (at: string) => {
  made = makeTestStore({ at });
};
const path = () => {
  const { path: at, search, hash } = selectPlace(made.store.getState());
  return at + search + hash;
};

afterEach(async () => {
  await made.store.stop();
  expect(made.history.listenerCount).toBe(0);
  expect(made.failures).toEqual([]);
});

describe('the place', () => {
  it('is the browser’s from the first moment', () => {
    start('/c/spring?page=2#lot-12');
    expect(path()).toBe('/c/spring?page=2#lot-12');
  });

  it('follows the command and the back button', () => {
    start('/');
    made.store.dispatch(navigate('/c/spring'));
    expect(path()).toBe('/c/spring');
    made.history.back();
    expect(path()).toBe('/');
    expect(made.history.calls).toEqual(['push /c/spring']);
  });

  it('goes nowhere for a foreign address, and makes no entry for the place it is at', () => {
    start('/c/spring');
    for (const to of ['//evil.example', 'https://evil.example', '/\\evil.example', '/c/spring'])
      made.store.dispatch(navigate(to));
    expect(made.history.calls).toEqual([]);
    expect(path()).toBe('/c/spring');
  });

  it('becomes one event for each move', () => {
    start('/');
    made.store.dispatch(navigate('/a'));
    made.history.replace('/a');
    expect(made.types().filter((type) => type === locationChanged.type)).toHaveLength(1);
  });
});

describe('who may be where', () => {
  it('waits for the first state before it sends anybody anywhere', async () => {
    start('/sales/1');
    expect(made.history.calls).toEqual([]);
    await settle();
    expect(path()).toBe('/sign-in?next=%2Fsales%2F1');
    expect(made.history.calls).toEqual(['replace /sign-in?next=%2Fsales%2F1']);
  });

  it('brings a person back to the page that was asked for', async () => {
    start('/sales/1?view=grid#lot-3');
    await settle();
    made.auth.emit({ type: 'changed', user: ada });
    expect(path()).toBe('/sales/1?view=grid#lot-3');
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'never leads out by ?next=%s',
    async (next) => {
      start(`/sign-in?next=${encodeURIComponent(next)}`);
      await settle();
      made.auth.emit({ type: 'changed', user: ada });
      expect(path()).toBe('/sales');
    },
  );

  it('keeps a signed-in person away from the sign-in page', async () => {
    start('/');
    made.auth.emit({ type: 'changed', user: ada });
    made.store.dispatch(navigate('/sign-up'));
    expect(path()).toBe('/sales');
  });

  it('leads away after signing out on purpose, without a way back for the next person', async () => {
    start('/sign-up');
    await settle();
    void made.auth.signUp({ email: 'ada@example.com', password: 'walnut-12', displayName: '' }, 'kept');
    await settle();
    made.store.dispatch(navigate('/sales/1'));
    made.store.dispatch(signOut());
    await settle();
    expect(path()).toBe('/sign-in');
  });

  it('keeps the way back when the session ended by itself', async () => {
    start('/sales/1');
    made.auth.emit({ type: 'changed', user: ada });
    made.auth.emit({ type: 'changed', user: null });
    expect(path()).toBe('/sign-in?next=%2Fsales%2F1');
  });
});
