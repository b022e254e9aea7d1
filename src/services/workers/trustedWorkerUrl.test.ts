import { trustWorkerUrl, WORKER_POLICY } from './trustedWorkerUrl';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

describe('trustWorkerUrl', () => {
  it('gives the plain address where there are no Trusted Types', () => {
    expect(trustWorkerUrl('/assets/worker.js')()).toBe('/assets/worker.js');
  });

  it('makes one policy for all workers, which refuses every other address', () => {
    const made: { name: string; createScriptURL: (url: string) => string }[] = [];
    Object.assign(globalThis, {
      trustedTypes: {
        createPolicy(name: string, rules: { createScriptURL: (url: string) => string }) {
          made.push({ name, ...rules });
          return { createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}` };
        },
      },
    });
    const trusted = trustWorkerUrl('/assets/worker.js');
    expect([trusted(), trusted()]).toEqual(['trusted /assets/worker.js', 'trusted /assets/worker.js']);
    expect(trustWorkerUrl('/assets/other.js')()).toBe('trusted /assets/other.js');
    expect(made.map(({ name }) => name)).toEqual([WORKER_POLICY]);
    expect(() => made[0]?.createScriptURL('https://elsewhere.example/worker.js')).toThrow(TypeError);
  });
});
