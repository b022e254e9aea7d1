import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import type { HostAndPort } from '../../../local/net/project';
import { LOOPBACK } from '../../../local/net/project';

/**
 * What the way to a service does. `reset`: every connection is cut, new ones at once. `blackhole`: connections are taken
 * and nothing passes any more, in neither direction, without a word. `dropResponses`: the service receives, its answers are
 * lost. `dropResponsesTo`: those of connections on which a request begins like this. `slow`: both directions wait. `throttle`: they wait, and share so many bytes a second for each direction.
 */
export type Fault =
  | { readonly kind: 'pass' | 'reset' | 'blackhole' | 'dropResponses' }
  | { readonly kind: 'dropResponsesTo'; readonly request: RegExp }
  | { readonly kind: 'slow'; readonly latencyMs: number }
  | { readonly kind: 'throttle'; readonly latencyMs: number; readonly bytesPerSecond: number };

/** The server commits what a page sends, and the page does not learn of it. */
export const COMMITS_UNANSWERED: Fault = { kind: 'dropResponsesTo', request: /^POST \S*:commit/m };

export interface ProxiedConnection {
  /** Of this connection alone, from now on. */
  set(fault: Fault): void;
}

export interface FaultProxy {
  readonly address: HostAndPort;
  /** Those that are open, oldest first. */
  readonly connections: readonly ProxiedConnection[];
  /** Bytes that the service has been sent, through all connections. */
  readonly sent: number;
  /** All open connections and all that come. */
  set(fault: Fault): void;
  /** Only connections that come. */
  setNext(fault: Fault): void;
  stop(): Promise<void>;
}

/** What loses bytes: with any other fault a connection that has lost some breaks. */
const LOSING: ReadonlySet<Fault['kind']> = new Set(['blackhole', 'dropResponses']);
/** More than this waiting in a direction, and its sender is not read any more, as with a full window. */
const WINDOW_BYTES = 64 * 1024;

/** Listens on a port of its own (0: any) in front of the service at `target`. */
export async function startFaultProxy(target: HostAndPort, port = 0): Promise<FaultProxy> {
  const open = new Set<Connection>();
  let next: Fault = { kind: 'pass' };
  let sent = 0;
  const server = createServer((client) => {
    if (next.kind === 'reset') return void client.resetAndDestroy();
    const connection = new Connection(client, target, next, (bytes) => (sent += bytes));
    open.add(connection);
    client.once('close', () => open.delete(connection));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, resolve);
  });
  return {
    address: { host: LOOPBACK, port: (server.address() as AddressInfo).port },
    get connections() {
      return [...open];
    },
    get sent() {
      return sent;
    },
    set(fault) {
      next = fault;
      for (const connection of open) connection.set(fault);
    },
    setNext(fault) {
      next = fault;
    },
    stop: () => end(server, open),
  };
}

class Connection implements ProxiedConnection {
  readonly #client: Socket;
  readonly #service: Socket;
  readonly #timers = new Set<NodeJS.Timeout>();
  #fault: Fault;
  /** Bytes of it were lost: neither side could go on as if nothing had been. */
  #hasLost = false;

  constructor(client: Socket, target: HostAndPort, fault: Fault, onSent: (bytes: number) => void) {
    this.#client = client;
    this.#service = connect(target.port, target.host);
    this.#fault = fault;
    for (const socket of [client, this.#service]) socket.setNoDelay(true).on('error', () => this.cut());
    client.once('close', () => {
      this.#service.destroy();
      for (const timer of this.#timers) clearTimeout(timer);
    });
    this.#join(client, this.#service, ['blackhole'], onSent);
    this.#join(this.#service, client, ['blackhole', 'dropResponses'], () => undefined);
  }

  set(fault: Fault): void {
    this.#fault = fault;
    if (fault.kind === 'reset') this.cut();
    else if (this.#hasLost && !LOSING.has(fault.kind)) this.cut();
  }

  cut(): void {
    // A service that is not there is, for the client, a connection that breaks. One that is just ending cannot be reset:
    // Node would lose hold of it and keep it open for ever, and no process with such a socket ends.
    if (this.#client.writableEnded) this.#client.destroy();
    else this.#client.resetAndDestroy();
    this.#service.destroy();
  }

  /** Nothing of a connection outlives it. */
  #later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      work();
    }, ms);
    this.#timers.add(timer);
  }

  #join(from: Socket, to: Socket, losing: readonly Fault['kind'][], onPassed: (bytes: number) => void): void {
    let waiting = 0;
    let freeAt = 0;
    const isLost = (): boolean => {
      const lost = losing.includes(this.#fault.kind);
      this.#hasLost ||= lost;
      return lost;
    };
    const deliver = (chunk: Buffer): void => {
      if (isLost() || to.destroyed) return;
      const fault = this.#fault;
      const isIt =
        from === this.#client && fault.kind === 'dropResponsesTo' && fault.request.test(chunk.toString('latin1'));
      if (isIt) this.#fault = { kind: 'dropResponses' };
      to.write(chunk);
      onPassed(chunk.length);
    };
    from.on('data', (chunk: Buffer) => {
      if (isLost()) return;
      const fault = this.#fault;
      // What is still on its way must not be overtaken.
      if (!('latencyMs' in fault) && waiting === 0) return deliver(chunk);
      const now = Date.now();
      const takes = fault.kind === 'throttle' ? (chunk.length / fault.bytesPerSecond) * 1_000 : 0;
      freeAt = Math.max(freeAt, now + ('latencyMs' in fault ? fault.latencyMs : 0)) + takes;
      waiting += chunk.length;
      if (waiting > WINDOW_BYTES) from.pause();
      this.#later(freeAt - now, () => {
        waiting -= chunk.length;
        deliver(chunk);
        if (waiting <= WINDOW_BYTES) from.resume();
      });
    });
    // An end travels behind what was said before it, and is lost like it.
    from.on('end', () => {
      const last = (): void => void (!isLost() && to.end());
      if (waiting === 0) last();
      else this.#later(freeAt - Date.now() + 1, last);
    });
  }
}

async function end(server: Server, open: ReadonlySet<Connection>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  for (const connection of open) connection.cut();
  await closed;
}
