import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { selectAuthStatus } from '../../features/auth/model/authSlice';
import { useSignInState } from '../../features/auth/shared/signInState';
import { navigate } from '../../features/navigation/model/navigationSlice';
import { notificationRequested } from '../../features/notifications/notificationsSlice';
import { useScrollToTarget } from '../../shared/scroll/ScrollOffsetProvider';
import { makeTestStore } from '../../testing/stores/makeTestStore';
import { renderApp } from '../../testing/screens/renderApp';
import { App } from './App';

class Caught extends Component<{ children: ReactNode }, { message: string }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message === '' ? this.props.children : <p>{this.state.message}</p>;
  }
}

beforeAll(() => {
  window.scrollTo = () => undefined;
});

describe('the shell', () => {
  it('shows nothing of a page before the first state is known, and a quiet word after three seconds', async () => {
    jest.useFakeTimers();
    const { store, auth, languages } = makeTestStore({ stopped: true });
    jest.spyOn(auth, 'subscribe').mockReturnValue(() => undefined);
    const { container } = render(<App store={store} languages={languages} report={() => undefined} />);
    act(() => store.start());
    await act(() => jest.advanceTimersByTimeAsync(2900));
    expect(selectAuthStatus(store.getState())).toBe('loading');
    expect(container).toHaveTextContent(/^$/);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('status')).toHaveTextContent('Still connecting…');
    await act(() => store.stop());
    jest.useRealTimers();
  });

  it('leads a visitor from a member page to the sign-in page, and says where one is', async () => {
    const { store } = await renderApp({ at: '/sales' });
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    expect(document.title).toBe('Sign in · Lotsmith');
    await act(() => store.stop());
  });

  it('stands round every page: the landing page finds its scroll targets', async () => {
    const { store } = await renderApp({ at: '/' });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('to a numbered catalogue');
    await act(() => store.stop());
  });

  it('leads to the part of another page that a link names', async () => {
    const { store } = await renderApp({ at: '/nowhere' });
    await screen.findByText('There is no page here');
    act(() => void store.dispatch(navigate('/#numbers')));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'numbers'));
    await act(() => store.stop());
  });

  it('says that an address leads nowhere', async () => {
    const { store } = await renderApp({ at: '/nowhere' });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('There is no page here');
    act(() => void store.dispatch(navigate('/sign-in')));
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeInTheDocument();
    await act(() => store.stop());
  });
});

describe('toasts', () => {
  it('show at most three, each with one role and a button that closes it', async () => {
    const { store } = await renderApp({ at: '/nowhere' });
    const ask = (kind: 'success' | 'error' | 'info' | 'warning', message: string) =>
      act(() => void store.dispatch(notificationRequested({ kind, message })));
    ask('error', 'one');
    ask('success', 'two');
    ask('warning', 'three');
    ask('info', 'four');
    await screen.findByText('one');
    const roles = () => [...document.querySelectorAll('[data-kind]')].map((toast) => toast.getAttribute('role'));
    expect(roles()).toEqual(['alert', 'status', 'alert']);
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(2);
    const [first] = screen.getAllByRole('button', { name: 'Dismiss notification' });
    if (first) await userEvent.click(first);
    expect(roles()).toEqual(['status', 'alert', 'status']);
    expect(screen.queryByText('one')).not.toBeInTheDocument();
    expect(screen.getByText('four')).toBeInTheDocument();
    await act(() => store.stop());
  });

  it('are held by the pointer and let go when it leaves', async () => {
    const { store } = await renderApp({ at: '/nowhere' });
    act(() => void store.dispatch(notificationRequested({ kind: 'info', message: 'held' })));
    await screen.findByText('held');
    const held = () => store.getState().notifications.list[0]?.held;
    const user = userEvent.setup();
    await user.hover(screen.getByText('held'));
    expect(held()).toBe(true);
    await user.unhover(screen.getByText('held'));
    expect(held()).toBe(false);
    await user.tab();
    act(() => screen.getByRole('button', { name: 'Dismiss notification' }).focus());
    expect(held()).toBe(true);
    await act(() => store.stop());
  });
});

describe('outside their providers', () => {
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['useSignInState()', 'SignInStateProvider', useSignInState],
    ['useScrollToTarget()', 'ScrollOffsetProvider', useScrollToTarget],
  ])('%s says what to do', (hook, provider, use) => {
    function Lost() {
      use();
      return null;
    }
    render(
      <Caught>
        <Lost />
      </Caught>,
    );
    expect(screen.getByText(new RegExp(`${hook.replace('()', '\\(\\)')}.*<${provider}>`))).toBeInTheDocument();
  });
});
