import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HostAndPort, LocalAddresses } from '../../../local/net/project';
import { LOOPBACK } from '../../../local/net/project';
import type { AppUnderTest } from '../app/app';
import { type Fault, type FaultProxy, startFaultProxy } from './faultProxy';

export interface FaultyApp {
  /** Where the same application is, reaching its services through the proxies. */
  readonly url: string;
  readonly auth: FaultProxy;
  readonly firestore: FaultProxy;
  readonly storage: FaultProxy;
  /** The way to all three. */
  set(fault: Fault): void;
  stop(): Promise<void>;
}

/** The port of the service of identity, in an address such as `http://127.0.0.1:9099`. */
const placeOf = (url: string): HostAndPort => ({ host: LOOPBACK, port: Number(new URL(url).port) });

/**
 * A second address of a running app, whose pages know the services by the addresses of fault proxies: the build carries
 * addresses in its text, and this server writes others over them. Tests that change what a service itself does give
 * `services` of their own; the app's pages stay those of `app`.
 */
export async function startFaultyApp(app: AppUnderTest, services: LocalAddresses = app.addresses): Promise<FaultyApp> {
  const [auth, firestore, storage] = await Promise.all([
    startFaultProxy(placeOf(services.auth)),
    startFaultProxy(services.firestore),
    startFaultProxy(services.storage),
  ]);
  const proxies = [auth, firestore, storage];
  const written = [placeOf(app.addresses.auth), app.addresses.firestore, app.addresses.storage];
  const server = await serve(app.url, (text) =>
    written.reduce((done, { port }, place) => {
      const known = new RegExp(`((?:localhost|127\\.0\\.0\\.1):|port:)${String(port)}\\b`, 'g');
      return done.replaceAll(known, `$1${String(proxies[place]?.address.port)}`);
    }, text),
  );
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    auth,
    firestore,
    storage,
    set: (fault) => proxies.forEach((proxy) => proxy.set(fault)),
    stop: async () => {
      server.closeAllConnections();
      await Promise.all([new Promise((resolve) => server.close(resolve)), ...proxies.map((proxy) => proxy.stop())]);
    },
  };
}

async function serve(origin: string, rewrite: (text: string) => string): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(origin + (request.url ?? '/'), {
        headers: { accept: request.headers.accept ?? '*/*' },
      });
      const type = answer.headers.get('content-type') ?? '';
      const bytes = Buffer.from(await answer.arrayBuffer());
      const body = type.includes('javascript') ? rewrite(bytes.toString()) : bytes;
      response.writeHead(answer.status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body);
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  return server;
}
