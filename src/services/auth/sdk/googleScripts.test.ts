/** @jest-environment ./src/testing/environment/jsdomEnvironment.cjs */
import { loadGoogleApi, trustGoogleScripts } from './googleScripts';

type Judge = (url: string) => string | null;

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  Reflect.deleteProperty(globalThis, 'gapi');
  document.head.replaceChildren();
});

describe('which scripts a library may add', () => {
  /** A browser that knows policies. */
  function setPolicies(): Map<string, Judge> {
    const made = new Map<string, Judge>();
    const trustedTypes = {
      defaultPolicy: null as object | null,
      createPolicy(name: string, { createScriptURL }: { createScriptURL: Judge }) {
        if (made.has(name)) throw new TypeError('There is one already.');
        made.set(name, createScriptURL);
        this.defaultPolicy = {};
      },
    };
    Object.assign(globalThis, { trustedTypes });
    return made;
  }

  it.each([
    ['https://apis.google.com/js/api.js?onload=x', true],
    ['https://www.google.com/recaptcha/enterprise.js?render=x', true],
    ['https://www.gstatic.com/recaptcha/releases/x/recaptcha__en.js', true],
    ['https://apis.google.com.evil.example/js/api.js', false],
    ['https://www.google.com/search', false],
    ['https://www.google.com/recaptcha/../jsapi?callback=alert', false],
    ['https://www.google.com/recaptcha/%2e%2e/jsapi', false],
    ['http://apis.google.com/js/api.js', false],
    ['//apis.google.com/js/api.js', false],
    ['/assets/x.js', false],
  ])('%s: %s', (url, allowed) => {
    const made = setPolicies();
    trustGoogleScripts();
    expect(made.get('default')?.(url) ?? null).toBe(allowed ? url : null);
  });

  it('is said once per page, and not at all where browsers do not ask', () => {
    trustGoogleScripts();
    const made = setPolicies();
    trustGoogleScripts();
    trustGoogleScripts();
    expect([...made.keys()]).toEqual(['default']);
  });
});

describe('the script for popups', () => {
  const added = () => document.querySelector('script');

  it('is not fetched when it is there', async () => {
    Object.assign(globalThis, { gapi: { iframes: { Iframe: class {} } } });
    await loadGoogleApi();
    expect(added()).toBeNull();
  });

  it('is there, with its part for frames, when the promise resolves', async () => {
    const loading = loadGoogleApi();
    expect(added()?.src).toBe('https://apis.google.com/js/api.js');
    const parts: string[] = [];
    const load = (part: string, { callback }: { callback: () => void }) => {
      parts.push(part);
      callback();
    };
    Object.assign(globalThis, { gapi: { load } });
    added()?.dispatchEvent(new Event('load'));
    await loading;
    expect(parts).toEqual(['gapi.iframes']);
  });

  it.each(['error', 'load'])('that cannot be loaded is reported, and may be asked for again: %s', async (event) => {
    const loading = loadGoogleApi();
    added()?.dispatchEvent(new Event(event));
    await expect(loading).rejects.toThrow('could not be loaded');
    expect(added()).toBeNull();
  });
});
