import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { GatewayFailure } from '../../../../services/failure';
import { createPagePictures } from '../../../../services/pictures/pagePictures';
import { makeTestStore } from '../../../../testing/stores/makeTestStore';
import { createTimeMachine } from '../../../../testing/waiting/timeMachine';
import { PicturesContext, usePicture } from './picturesContext';

const URL_OF_IT = 'blob:picture';
let isReachable = false;
let reason = new Error('No network.');
let asked = 0;

beforeEach(() => {
  jest.useFakeTimers();
  [isReachable, asked, reason] = [false, 0, new Error('No network.')];
  URL.createObjectURL = () => URL_OF_IT;
});
afterEach(() => jest.useRealTimers());

async function show() {
  const timeMachine = createTimeMachine();
  const { store } = makeTestStore({ timeMachine, stopped: true });
  const pictures = createPagePictures(
    () => {
      asked += 1;
      return isReachable ? Promise.resolve(new Blob()) : Promise.reject(reason);
    },
    { keepsPast: true },
  );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <PicturesContext value={pictures}>{children}</PicturesContext>
    </Provider>
  );
  const shown = renderHook(() => usePicture('photo1', 'sales/s/photos/photo1', 'thumb', true), { wrapper });
  await act(async () => undefined);
  return { ...shown, pictures, timeMachine };
}

describe('a picture that could not be read', () => {
  it('is there as soon as the network is back', async () => {
    const { result } = await show();
    expect(result.current).toEqual({ url: null, failure: 'notLoaded' });
    isReachable = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(result.current).toEqual({ url: URL_OF_IT, failure: null });
  });

  it('is asked for again, ever more seldom, until it is there', async () => {
    const { result } = await show();
    for (let second = 0; second < 60; second += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(asked).toBeGreaterThan(2);
    expect(asked).toBeLessThan(6);
    isReachable = true;
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(result.current).toEqual({ url: URL_OF_IT, failure: null });
  });

  it('is called missing and not asked for again when the server does not have it', async () => {
    reason = new GatewayFailure('object-not-found');
    const { result } = await show();
    expect(result.current).toEqual({ url: null, failure: 'missing' });
    await act(async () => void window.dispatchEvent(new Event('online')));
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(asked).toBe(1);
    expect(result.current).toEqual({ url: null, failure: 'missing' });
  });

  it('is not asked for when nobody looks at it any more', async () => {
    const { unmount } = await show();
    unmount();
    await jest.advanceTimersByTimeAsync(600_000);
    window.dispatchEvent(new Event('online'));
    expect(asked).toBe(1);
  });
});

describe('a picture at a moment that the developer tools show', () => {
  it('is not read, also when it failed before, and is read when the present is back', async () => {
    const { timeMachine } = await show();
    isReachable = true;
    await act(async () => timeMachine.jump(0));
    await act(async () => void window.dispatchEvent(new Event('online')));
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(asked).toBe(1);
    await act(async () => timeMachine.jump(timeMachine.last()));
    expect(asked).toBe(2);
  });

  it('is what was shown before its session ended, and only there', async () => {
    isReachable = true;
    const { result, timeMachine, pictures } = await show();
    expect(result.current.url).toBe(URL_OF_IT);
    isReachable = false;
    await act(async () => pictures.clear());
    expect(result.current.url).toBeNull();
    await act(async () => timeMachine.jump(0));
    expect(result.current.url).toBe(URL_OF_IT);
    await act(async () => timeMachine.jump(timeMachine.last()));
    expect(result.current.url).toBeNull();
  });
});
