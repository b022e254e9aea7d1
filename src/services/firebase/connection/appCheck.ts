import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider, ReCaptchaV3Provider } from 'firebase/app-check';
import { trustGoogleScripts } from '../../auth/sdk/googleScripts';
import { shareAppCheckTokens } from './appCheckTokens';

/**
 * Shows Google's services that requests come from this application, by reCAPTCHA. `setting`: `enterprise:<site key>` or
 * `v3:<site key>`. Called before the first request that a service may want it of; its script comes while the page goes on,
 * and requests wait for the token.
 */
export function openAppCheck(app: FirebaseApp, setting: string): void {
  const [kind, siteKey = ''] = setting.split(':');
  trustGoogleScripts();
  const provider = kind === 'v3' ? new ReCaptchaV3Provider(siteKey) : new ReCaptchaEnterpriseProvider(siteKey);
  const appCheck = initializeAppCheck(app, { provider, isTokenAutoRefreshEnabled: true });
  shareAppCheckTokens(async () => (await getToken(appCheck)).token);
}
