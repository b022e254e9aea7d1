import type { FirebaseApp } from 'firebase/app';
import * as sdk from 'firebase/app-check';
import { openAppCheck } from './appCheck';
import { appCheckHeaders } from './appCheckTokens';

jest.mock('firebase/app-check', () => {
  class Provider {
    constructor(readonly key: string) {}
  }
  return {
    ReCaptchaEnterpriseProvider: class Enterprise extends Provider {},
    ReCaptchaV3Provider: class V3 extends Provider {},
    initializeAppCheck: jest.fn(() => 'the app check'),
    getToken: jest.fn(async () => ({ token: 'a-token' })),
  };
});

const app = { name: 'app' } as FirebaseApp;

it('is nothing while it is not set up', async () => {
  expect(await appCheckHeaders()).toEqual({});
});

it.each([
  ['enterprise:6Lc-key_1', sdk.ReCaptchaEnterpriseProvider],
  ['v3:6Lc-key_1', sdk.ReCaptchaV3Provider],
])('is opened by %s', (setting, provider) => {
  openAppCheck(app, setting);
  const [[opened, options] = []] = jest.mocked(sdk.initializeAppCheck).mock.calls.splice(0);
  expect(opened).toBe(app);
  expect(options?.isTokenAutoRefreshEnabled).toBe(true);
  expect(options?.provider).toBeInstanceOf(provider);
  expect(options?.provider).toEqual({ key: '6Lc-key_1' });
});

it('gives requests past the SDKs a token, and lets them go without one', async () => {
  openAppCheck(app, 'v3:key');
  expect(await appCheckHeaders()).toEqual({ 'X-Firebase-AppCheck': 'a-token' });
  expect(sdk.getToken).toHaveBeenLastCalledWith('the app check');
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.mocked(sdk.getToken).mockRejectedValueOnce(new Error('blocked'));
  expect(await appCheckHeaders()).toEqual({});
  warn.mockRestore();
});
