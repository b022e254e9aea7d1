import { createBrowserHistoryGateway } from './history/browserHistoryGateway';
import { createBrowserNetwork } from './network/browserNetwork';
import { createBrowserResumeGateway } from './resume/browserResumeGateway';

/** As much of a window as these ask for. */
function fakeWindow() {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const location = { pathname: '/sales', search: '?q=a', hash: '#b' };
  const moves: string[] = [];
  const go =
    (how: string) =>
    (state: unknown, _title: string, to: string): void => {
      moves.push(`${how} ${to} ${JSON.stringify(state)}`);
      location.pathname = to;
    };
  const history = { pushState: go('push'), replaceState: go('replace') };
  const view = Object.assign(new EventTarget(), { document, location, history });
  return { view: view as unknown as Window, document, location, moves };
}

describe('the window’s history', () => {
  it('says where the page is, and moves it with every listener knowing', () => {
    const { view, moves } = fakeWindow();
    const gateway = createBrowserHistoryGateway(view);
    expect(gateway.current()).toEqual({ path: '/sales', search: '?q=a', hash: '#b' });
    const [one, other] = [jest.fn(), jest.fn()];
    const [stop] = [gateway.subscribe(one), gateway.subscribe(other)];
    gateway.push('/a');
    gateway.replace('/b');
    expect(moves).toEqual(['push /a null', 'replace /b null']);
    expect(one.mock.calls).toEqual([
      [expect.objectContaining({ path: '/a' })],
      [expect.objectContaining({ path: '/b' })],
    ]);
    stop();
    gateway.push('/c');
    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([2, 3]);
  });

  it('follows the browser’s own buttons for as long as somebody listens', () => {
    const { view, location } = fakeWindow();
    const gateway = createBrowserHistoryGateway(view);
    const [one, other] = [jest.fn(), jest.fn()];
    const [stop, stopOther] = [gateway.subscribe(one), gateway.subscribe(other)];
    location.pathname = '/back';
    view.dispatchEvent(new Event('popstate'));
    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
    stop();
    view.dispatchEvent(new Event('popstate'));
    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);
    stopOther();
    const listened = jest.fn();
    Object.assign(view, { addEventListener: listened });
    gateway.subscribe(one);
    expect(listened).toHaveBeenCalledWith('popstate', expect.any(Function));
  });
});

describe('a page that sleeps', () => {
  it('looks again when it is seen or has the focus, and when the network is back', () => {
    const { view, document } = fakeWindow();
    const reasons: string[] = [];
    const stop = createBrowserResumeGateway(view).subscribe((reason) => reasons.push(reason));
    view.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    view.dispatchEvent(new Event('online'));
    document.visibilityState = 'hidden';
    document.dispatchEvent(new Event('visibilitychange'));
    expect(reasons).toEqual(['focus', 'focus', 'online']);
    stop();
    document.visibilityState = 'visible';
    view.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    view.dispatchEvent(new Event('online'));
    expect(reasons).toHaveLength(3);
  });

  it('asks the browser about the network', () => {
    expect([
      createBrowserNetwork({ onLine: true }).isOnline(),
      createBrowserNetwork({ onLine: false }).isOnline(),
    ]).toEqual([true, false]);
  });
});
