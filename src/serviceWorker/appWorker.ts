import { within } from '../shared/within';

/** One build of the application: its files by path, and a name that changes with them. */
export interface Release {
  readonly version: string;
  /** Everything that a start without a network needs, `/index.html` among it. */
  readonly files: readonly string[];
}

/** What the worker needs of the browser. */
export interface WorkerSurroundings {
  readonly caches: CacheStorage;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  readonly origin: string;
}

const PREFIX = 'lotsmith-app-';
const PAGE = '/index.html';
/** A network that is there and does not answer is none. */
const PATIENCE_MS = 4_000;

/**
 * The same file without the headers by which a cache tells variants apart: for its static routes the browser looks into the
 * cache itself, and `Vary: Origin` would hide a module from the page whose own file it is.
 */
function plain(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const name of ['vary', 'content-encoding', 'content-length']) headers.delete(name);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Starts the application without a network, from the files of a build that were all fetched before. */
export function createAppWorker({ caches, fetch, origin }: WorkerSurroundings, { version, files }: Release) {
  const name = PREFIX + version;
  const known = new Set(files);

  /** Hashed files that the build before had too are not fetched again. */
  async function fetchInto(cache: Cache, file: string): Promise<void> {
    const before = file.startsWith('/assets/') ? await caches.match(file, { ignoreVary: true }) : undefined;
    const response = before ?? (await fetch(file, { cache: 'no-cache' }));
    if (!response.ok) throw new Error(`${file}: ${String(response.status)}`);
    await cache.put(file, plain(response));
  }

  async function kept(path: string): Promise<Response | undefined> {
    const own = await (await caches.open(name)).match(path, { ignoreVary: true });
    return own ?? caches.match(path, { ignoreVary: true });
  }

  async function page(request: Request): Promise<Response> {
    const asked = fetch(request);
    const answered = asked.catch(() => null);
    const answer = await within(PATIENCE_MS, answered);
    if (answer?.ok === true) return answer;
    return (await kept(PAGE)) ?? answer ?? asked;
  }

  const { protocol, hostname, port } = new URL(origin);
  const at = (pathname: string): object => ({
    urlPattern: { protocol: protocol.slice(0, -1), hostname, port, pathname, search: '*', hash: '*' },
  });

  return {
    /**
     * What a browser with static routes does without the worker: other addresses have nothing to do with it, and the files of
     * its build come from their cache. A newer build can only take over from a worker that is not at work, and saves and
     * icons would keep it at work just when the person asks for the change; a page that is reloaded through a worker which
     * ends in that moment waits for ever.
     */
    routes: [
      { condition: { not: at('/*') }, source: 'network' },
      { condition: { or: files.filter((file) => file !== PAGE).map(at) }, source: { cacheName: name } },
    ],
    /** Rejects when a file is missing: half a build would not start. */
    async install(): Promise<void> {
      const cache = await caches.open(name);
      try {
        await Promise.all(files.map((file) => fetchInto(cache, file)));
      } catch (error) {
        await caches.delete(name);
        throw error;
      }
    },
    /** The build before stays: a page that was opened with it may still want its late files. */
    async activate(): Promise<void> {
      const others = (await caches.keys()).filter((each) => each.startsWith(PREFIX) && each !== name);
      await Promise.all(others.slice(0, -1).map((each) => caches.delete(each)));
    },
    /** The answer to a request, or null: it is none of this worker's business. */
    respond(request: Request): Promise<Response> | null {
      const { origin: asked, pathname } = new URL(request.url);
      if (request.method !== 'GET' || asked !== origin) return null;
      // Helper pages of the identity service, and the site's own analytics.
      if (pathname.startsWith('/_')) return null;
      if (request.mode === 'navigate') return page(request);
      if (!pathname.startsWith('/assets/') && !known.has(pathname)) return null;
      return kept(pathname).then((found) => found ?? fetch(request));
    },
  };
}
