/** @jest-environment ./src/testing/environment/jsdomEnvironment.cjs */
import { whenPageIsLeft } from './whenPageIsLeft';

const become = (state: DocumentVisibilityState): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

it('calls when the page is hidden or goes, not when it comes back, and no more after `stop`', () => {
  const work = jest.fn();
  const stop = whenPageIsLeft(work);
  become('hidden');
  expect(work).toHaveBeenCalledTimes(1);
  become('visible');
  expect(work).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(work).toHaveBeenCalledTimes(2);
  stop();
  become('hidden');
  window.dispatchEvent(new Event('pagehide'));
  expect(work).toHaveBeenCalledTimes(2);
});
