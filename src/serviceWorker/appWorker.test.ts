import { createAppWorker, type WorkerSurroundings } from './appWorker';

const ORIGIN = 'https://lotsmith.test';
const FILES = ['/index.html', '/assets/a-1.js', '/assets/b-1.js', '/favicon.svg'];

/** Cache Storage as far as the worker uses it. */
function fakeCaches(): CacheStorage & { names(): string[] } {
  const stores = new Map<string, Map<string, string>>();
  const pathOf = (request: RequestInfo | URL): string => String(request);
  const read = (store: Map<string, string>, request: RequestInfo | URL): Response | undefined => {
    const text = store.get(pathOf(request));
    return text === undefined ? undefined : new Response(text);
  };
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, string>();
    stores.set(name, store);
    return {
      match: async (request: RequestInfo | URL) => read(store, request),
      put: async (request: RequestInfo | URL, response: Response) =>
        void store.set(pathOf(request), await response.text()),
    };
  };
  const match = async (request: RequestInfo | URL) =>
    [...stores.values()].map((store) => read(store, request)).find((found) => found !== undefined);
  const remove = async (name: string) => stores.delete(name);
  const keys = async () => [...stores.keys()];
  const storage = { open, match, keys, delete: remove, names: () => [...stores.keys()] };
  return storage as unknown as ReturnType<typeof fakeCaches>;
}

function openBrowser(version = 'one', caches = fakeCaches()) {
  const asked: string[] = [];
  const network: { answer: (path: string) => Promise<Response> } = {
    answer: async (path) => new Response(`${path} of ${version}`),
  };
  const fetch: WorkerSurroundings['fetch'] = (request) => {
    const path = typeof request === 'string' ? request : new URL(request.url).pathname;
    asked.push(path);
    return network.answer(path);
  };
  const worker = createAppWorker({ caches, fetch, origin: ORIGIN }, { version, files: FILES });
  return { caches, asked, network, worker };
}
const request = (path: string, mode = 'no-cors', method = 'GET'): Request =>
  ({ url: new URL(path, ORIGIN).href, mode, method }) as Request;
const offline = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const textOf = async (answer: Promise<Response> | null): Promise<string | undefined> => (await answer)?.text();

describe('installed once', () => {
  it('starts every page without a network, late files too', async () => {
    const { worker, network } = openBrowser();
    await worker.install();
    network.answer = offline;
    expect(await textOf(worker.respond(request('/sales/abc?lot=1', 'navigate')))).toBe('/index.html of one');
    expect(await textOf(worker.respond(request('/assets/b-1.js')))).toBe('/assets/b-1.js of one');
    expect(await textOf(worker.respond(request('/favicon.svg')))).toBe('/favicon.svg of one');
  });

  it('takes the page from the network while there is one, so that a new build is found', async () => {
    const { worker, network } = openBrowser();
    await worker.install();
    network.answer = async () => new Response('newer');
    expect(await textOf(worker.respond(request('/sales', 'navigate')))).toBe('newer');
  });

  it('does not wait for ever for a network that does not answer', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const { worker, network } = openBrowser();
    await worker.install();
    network.answer = () => new Promise(() => undefined);
    const answer = textOf(worker.respond(request('/sales', 'navigate')));
    await jest.advanceTimersByTimeAsync(4_000);
    expect(await answer).toBe('/index.html of one');
    jest.useRealTimers();
  });

  it('asks for hashed files once', async () => {
    const { worker, asked } = openBrowser();
    await worker.install();
    const before = asked.length;
    await worker.respond(request('/assets/a-1.js'));
    expect(asked).toHaveLength(before);
  });

  it.each([
    ['another site', request('https://firestore.googleapis.com/x')],
    ['a sign-in helper', request('/__/auth/handler', 'navigate')],
    ['analytics', request('/_insights/script.js')],
    ['a write', request('/sales', 'cors', 'POST')],
    ['an unknown file', request('/robots.txt')],
  ])('leaves %s alone', (_, asked) => {
    expect(openBrowser().worker.respond(asked)).toBeNull();
  });
});

describe('static routes', () => {
  const { routes } = openBrowser().worker;
  const at = (pathname: string) => ({
    urlPattern: { protocol: 'https', hostname: 'lotsmith.test', port: '', pathname, search: '*', hash: '*' },
  });

  it('lead other addresses past the worker, and files of the build to their cache', () => {
    expect(routes).toEqual([
      { condition: { not: at('/*') }, source: 'network' },
      {
        condition: { or: ['/assets/a-1.js', '/assets/b-1.js', '/favicon.svg'].map(at) },
        source: { cacheName: 'lotsmith-app-one' },
      },
    ]);
  });
});

describe('a newer build', () => {
  it('keeps the files of the one before for pages that are open with it, and no older ones', async () => {
    const caches = fakeCaches();
    for (const version of ['one', 'two', 'three']) {
      const { worker } = openBrowser(version, caches);
      await worker.install();
      await worker.activate();
    }
    expect(caches.names()).toEqual(['lotsmith-app-two', 'lotsmith-app-three']);
  });

  it('fetches only what has changed', async () => {
    const first = openBrowser('one');
    await first.worker.install();
    const second = openBrowser('two', first.caches);
    await second.worker.install();
    expect([...second.asked].sort()).toEqual(['/favicon.svg', '/index.html']);
  });

  it('is not installed by half', async () => {
    const { worker, network, caches } = openBrowser();
    network.answer = async (path) => new Response('', { status: path === '/assets/b-1.js' ? 404 : 200 });
    await expect(worker.install()).rejects.toThrow('/assets/b-1.js: 404');
    expect(caches.names()).toEqual([]);
  });
});
