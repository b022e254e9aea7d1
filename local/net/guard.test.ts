import { Agent, createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { refusalOf } from './guard';
import { type GuardedDoor, openGuardedDoor } from './guardedDoor';
import { nextFreePort } from './ports';

const PAGES = new Set([5173, 9099]);

describe('who may speak to the local services', () => {
  it.each([
    ['a tool, which names no origin', '127.0.0.1:8080', undefined],
    ['the app', 'localhost:8080', 'http://localhost:5173'],
    ['the app by the other name', '127.0.0.1:8080', 'http://127.0.0.1:5173'],
    ['a tab with a host name of its own', 'tabc123.localhost:8080', 'http://localhost:5173'],
    ['IPv6', '[::1]:8080', 'http://[::1]:5173'],
    ['the pages of the identity service', 'localhost:9099', 'http://localhost:9099'],
  ])('%s', (_who, host, origin) => expect(refusalOf({ host, ...(origin && { origin }) }, PAGES)).toBeNull());

  it.each([
    ['a foreign page', 'localhost:8080', 'https://evil.example'],
    ['a page without an origin of its own', 'localhost:8080', 'null'],
    ['another program’s page', 'localhost:8080', 'http://localhost:3000'],
    ['a page that only looks like ours', 'localhost:8080', 'http://localhost:5173.evil.example'],
    ['a name that ends like ours', 'localhost:8080', 'http://evillocalhost:5173'],
    ['a longer name', 'localhost:8080', 'http://localhost.evil.example:5173'],
    ['another protocol', 'localhost:8080', 'https://localhost:5173'],
    ['an extension', 'localhost:8080', 'chrome-extension://localhost:5173'],
    ['no origin at all', 'localhost:8080', ''],
    ['two origins', 'localhost:8080', 'http://localhost:5173, https://evil.example'],
    ['a foreign name that leads here', 'evil.example:8080', undefined],
    ['a foreign name, by its own page', 'evil.example:8080', 'http://evil.example:8080'],
    ['a user before the name', 'localhost@evil.example', undefined],
    ['an address of the network', '192.168.1.2:8080', undefined],
    ['no name', '', undefined],
  ])('not %s', (_who, host, origin) =>
    expect(refusalOf({ host, ...(origin !== undefined && { origin }) }, PAGES)).toMatch(/^The local services answer/),
  );

  it('with no list, every page that this machine serves', () => {
    expect(refusalOf({ host: 'localhost', origin: 'http://localhost:3000' }, null)).toBeNull();
    expect(refusalOf({ host: 'localhost', origin: 'http://evil.example:3000' }, null)).not.toBeNull();
  });
});

describe('the door before a service', () => {
  let reached: string[];
  let door: GuardedDoor;
  let port: number;
  const service = createServer((request, response) => {
    reached.push(`${request.method ?? ''} ${request.url ?? ''}`);
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*' });
    response.write('first');
    if (request.url === '/stream') setTimeout(() => response.end('last'), 400);
    else request.on('data', (part: Buffer) => response.write(part)).on('end', () => response.end());
  });

  beforeAll(async () => {
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    port = await nextFreePort(7590, new Set());
    door = await openGuardedDoor(port, { host: '127.0.0.1', port: (service.address() as AddressInfo).port }, PAGES);
  });
  beforeEach(() => (reached = []));
  afterAll(async () => {
    await door.stop();
    service.closeAllConnections();
    service.close();
  });

  interface Asked {
    readonly method?: string;
    readonly path?: string;
    readonly body?: string;
    readonly headers?: Record<string, string>;
    readonly onPart?: (part: string) => void;
  }
  const ask = ({ method = 'GET', path = '/', body = '', headers = {}, onPart }: Asked) =>
    new Promise<{ status: number; text: string; readable: boolean }>((resolve, reject) => {
      httpRequest({ host: '127.0.0.1', port, method, path, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
          onPart?.(part);
        });
        const readable = 'access-control-allow-origin' in response.headers;
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text, readable }));
      })
        .once('error', reject)
        .end(body);
    });
  const OURS = { origin: 'http://localhost:5173' };

  it('passes requests and answers on', async () => {
    expect(await ask({ method: 'POST', path: '/a?b=%2F', body: 'second', headers: OURS })).toEqual({
      status: 200,
      text: 'firstsecond',
      readable: true,
    });
    expect(reached).toEqual(['POST /a?b=%2F']);
  });

  it('sends a stream on part by part', async () => {
    const begun = performance.now();
    let firstAfter = 0;
    const onPart = (part: string): void => void (part === 'first' && (firstAfter = performance.now() - begun));
    expect((await ask({ path: '/stream', onPart })).text).toBe('firstlast');
    expect(performance.now() - begun - firstAfter).toBeGreaterThan(200);
  });

  it.each(['GET', 'POST', 'OPTIONS', 'DELETE'])(
    'lets no foreign %s through, and lets nobody read why',
    async (method) => {
      const headers = { authorization: 'Bearer owner' };
      for (const origin of ['https://evil.example', 'null']) {
        const { status, text, readable } = await ask({ method, headers: { ...headers, origin } });
        expect([status, readable]).toEqual([403, false]);
        expect(text).toMatch(/^The local services answer to .*\.\n$/);
      }
      expect((await ask({ method, headers: { ...headers, host: 'evil.example' } })).status).toBe(403);
      expect(reached).toEqual([]);
    },
  );

  it('ends what the service no longer answers, and what the page has left', async () => {
    const leaving = httpRequest({ host: '127.0.0.1', port, path: '/stream' }).on('error', () => undefined);
    leaving.end();
    await wait(100);
    leaving.destroy();
    expect((await ask({})).text).toBe('first');
  });

  describe('many requests over a kept connection', () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    afterAll(() => agent.destroy());
    const askAt = (where: number) =>
      new Promise<string>((resolve, reject) => {
        httpRequest({ host: '127.0.0.1', port: where, path: '/', agent }, (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => (text += part));
          response.on('end', () => resolve(text));
        })
          .once('error', reject)
          .end();
      });
    const servicePort = () => (service.address() as AddressInfo).port;
    /** The quickest of 20 answers, in ms. */
    async function quickest(where: number): Promise<number> {
      let best = Infinity;
      for (let times = 0; times < 20; times += 1) {
        const begun = performance.now();
        await askAt(where);
        best = Math.min(best, performance.now() - begun);
      }
      return best;
    }

    it('needs one connection to the service', async () => {
      let opened = 0;
      const count = (): void => void (opened += 1);
      service.on('connection', count);
      for (let times = 0; times < 5; times += 1) expect(await askAt(port)).toBe('first');
      service.off('connection', count);
      expect(opened).toBe(1);
    });

    // What waits for an acknowledgement waits 40 ms: about a hundred times as long as the service itself needs.
    it('does not hold the body of an answer back', async () => {
      await askAt(port);
      const [itself, behind] = [await quickest(servicePort()), await quickest(port)];
      expect(behind / itself).toBeLessThan(20);
    });

    it('goes on when the service has closed its kept connection', async () => {
      expect(await askAt(port)).toBe('first');
      service.closeIdleConnections();
      await wait(50);
      expect(await askAt(port)).toBe('first');
    });
  });
});
