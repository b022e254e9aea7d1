const GOOGLE_API = 'https://apis.google.com/js/api.js';

/** Where the scripts come from that the identity SDK adds to the page by their addresses: for popups and bot checks. */
const SOURCES = [
  GOOGLE_API,
  'https://apis.google.com/',
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
];

/** The name under which a browser looks for who may let a script in that was not asked about by name. */
const SCRIPT_POLICY = 'default';

interface TrustedTypePolicies {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

/**
 * Lets the identity SDK add its scripts, and no other script, under `require-trusted-types-for 'script'`. The Content
 * Security Policy must list the policy and the sources. Once per page; more calls change nothing.
 */
export function trustGoogleScripts(): void {
  const policies = (globalThis as { trustedTypes?: TrustedTypePolicies }).trustedTypes;
  // Undefined where browsers know no such thing; null where nobody has made one yet.
  if (policies?.defaultPolicy !== null) return;
  policies.createPolicy(SCRIPT_POLICY, {
    // As the browser will read it: `recaptcha/../` leads to any other script of that host.
    createScriptURL: (url) =>
      URL.canParse(url) && SOURCES.some((source) => new URL(url).href.startsWith(source)) ? url : null,
  });
}

interface GoogleApi {
  readonly iframes?: { readonly Iframe?: unknown };
  load?(part: string, then: { callback: () => void; onerror: () => void }): void;
}

/**
 * Brings the script with which the SDK talks to the provider's popup. The SDK takes a loaded script, or else loads it in
 * the middle of the person's click, which makes browsers take the popup for an unwanted one. Rejects when it cannot be had.
 */
export function loadGoogleApi(): Promise<void> {
  const api = () => (globalThis as { gapi?: GoogleApi }).gapi;
  if (api()?.iframes?.Iframe !== undefined) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error('The script for popups could not be loaded.'));
    };
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      if (api()?.load === undefined) fail();
      api()?.load?.('gapi.iframes', { callback: resolve, onerror: fail });
    });
    script.src = GOOGLE_API;
    document.head.append(script);
  });
}
