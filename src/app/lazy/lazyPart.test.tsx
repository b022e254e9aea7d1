import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { signInFlowModule } from '../modules/signInFlowModule';
import { makeTestStore, settle } from '../../testing/stores/makeTestStore';
import { lazyPart, type PartChunk } from './lazyPart';

interface GreetingProps {
  readonly name: string;
}
const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>;

/** A part that is fetched by `load`, on a page of its own. */
function open(load: () => Promise<PartChunk<GreetingProps>>, inject = () => undefined) {
  const { store } = makeTestStore({ stopped: true });
  const Part = lazyPart(load, (module) => {
    inject();
    store.injectModule(module);
  });
  const page = (needed: boolean) => (
    <Provider store={store}>
      <Part needed={needed} fallback={<p>In its place</p>} name="Ada" />
    </Provider>
  );
  const { rerender, unmount } = render(page(false));
  return { need: () => rerender(page(true)), unmount };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a part that comes later', () => {
  it('is not asked for while the page is being drawn, and comes when nothing else is to do', async () => {
    const load = jest.fn(async () => ({ Part: Greeting }));
    open(load);
    expect(screen.getByText('In its place')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    await pass(5_000);
    expect(screen.getByText('Hello Ada')).toBeVisible();
    expect(screen.queryByText('In its place')).not.toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['points somewhere', () => fireEvent.pointerOver(document.body)],
    ['touches', () => fireEvent.pointerDown(document.body)],
    ['goes into a field', () => fireEvent.focusIn(document.body)],
    ['types', () => fireEvent.keyDown(document.body)],
  ])('comes at once when somebody %s', async (_, sign) => {
    open(async () => ({ Part: Greeting }));
    sign();
    await act(() => settle());
    expect(screen.getByText('Hello Ada')).toBeVisible();
  });

  it('comes at once when the page needs it, with its modules', async () => {
    const inject = jest.fn();
    const { need } = open(async () => ({ Part: Greeting, modules: [signInFlowModule] }), inject);
    need();
    await act(() => settle());
    expect(screen.getByText('Hello Ada')).toBeVisible();
    expect(inject).toHaveBeenCalledTimes(1);
  });

  it('is asked for again after a failure, which disturbs nobody', async () => {
    let reachable = false;
    open(async () => {
      if (!reachable) throw new Error('The network is away.');
      return { Part: Greeting };
    });
    await pass(5_000);
    expect(screen.getByText('In its place')).toBeVisible();
    reachable = true;
    fireEvent.online(window);
    await act(() => settle());
    expect(screen.getByText('Hello Ada')).toBeVisible();
  });

  it('is not fetched for a page that was left', async () => {
    const load = jest.fn(async () => ({ Part: Greeting }));
    open(load).unmount();
    await pass(5_000);
    fireEvent.pointerOver(document.body);
    expect(load).not.toHaveBeenCalled();
  });
});
