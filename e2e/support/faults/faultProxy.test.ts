import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, Socket } from 'node:net';
import { type FaultProxy, startFaultProxy } from './faultProxy';

/** What the service has received, over all its connections. */
let notified = '';
let service: Server;
let proxy: FaultProxy;
const clients: Socket[] = [];

beforeEach(async () => {
  notified = '';
  service = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      notified += chunk.toString();
      socket.write(`<${chunk.toString()}>`);
    });
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  proxy = await startFaultProxy({ host: '127.0.0.1', port: (service.address() as AddressInfo).port });
});
afterEach(async () => {
  clients.splice(0).forEach((client) => client.destroy());
  await proxy.stop();
  await new Promise((resolve) => service.close(resolve));
});

interface Client {
  readonly socket: Socket;
  /** All answers so far. */
  text(): string;
  /** How it ended, or null while it is open. */
  ended(): string | null;
}

async function open(): Promise<Client> {
  const socket = connect(proxy.address.port, proxy.address.host);
  clients.push(socket);
  let text = '';
  let ended: string | null = null;
  socket.on('data', (chunk) => (text += chunk.toString()));
  socket.on('error', (error: NodeJS.ErrnoException) => (ended = error.code ?? 'error'));
  socket.on('close', () => (ended ??= 'closed'));
  await new Promise<void>((resolve) => socket.once('connect', resolve).once('close', () => resolve()));
  return { socket, text: () => text, ended: () => ended };
}

async function until(isSo: () => boolean): Promise<void> {
  const limit = Date.now() + 4_000;
  while (!isSo()) {
    if (Date.now() > limit) throw new Error(`It did not become so: ${isSo.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** A second connection's whole exchange: what would have arrived on the first has arrived by then. */
async function exchange(): Promise<void> {
  const client = await open();
  client.socket.write('.');
  await until(() => client.text() === '<.>');
}

it('passes both ways, and counts what the service was sent', async () => {
  const client = await open();
  client.socket.write('one');
  await until(() => client.text() === '<one>');
  expect(notified).toBe('one');
  expect(proxy.sent).toBe(3);
  expect(proxy.connections).toHaveLength(1);
});

it('cuts what is open and what comes, and passes again when healed', async () => {
  const before = await open();
  before.socket.write('one');
  await until(() => before.text() === '<one>');
  proxy.set({ kind: 'reset' });
  await until(() => before.ended() === 'ECONNRESET');
  const during = await open();
  await until(() => during.ended() !== null);
  proxy.set({ kind: 'pass' });
  await exchange();
});

it('says nothing in a black hole, and breaks what was lost in it when healed', async () => {
  const client = await open();
  proxy.set({ kind: 'blackhole' });
  client.socket.write('lost');
  const late = await open();
  late.socket.write('lost too');
  await until(() => proxy.connections.length === 2);
  // Long enough for the bytes to be swallowed: nothing tells when nothing arrives.
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect([client.ended(), late.ended(), client.text(), notified]).toEqual([null, null, '', '']);
  proxy.set({ kind: 'pass' });
  await until(() => client.ended() !== null && late.ended() !== null);
  await exchange();
  expect(notified).toBe('.');
});

it('passes requests to the service and loses its answers', async () => {
  const client = await open();
  proxy.set({ kind: 'dropResponses' });
  client.socket.write('received');
  await until(() => notified === 'received');
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect([client.text(), client.ended()]).toEqual(['', null]);
  proxy.set({ kind: 'pass' });
  await until(() => client.ended() !== null);
});

it('loses the answers to one kind of request, and to no other', async () => {
  proxy.set({ kind: 'dropResponsesTo', request: /^commit/ });
  const other = await open();
  other.socket.write('read');
  await until(() => other.text() === '<read>');
  const client = await open();
  client.socket.write('commit');
  await until(() => notified === 'readcommit');
  other.socket.write('again');
  await until(() => other.text() === '<read><again>');
  expect(client.text()).toBe('');
  proxy.set({ kind: 'pass' });
  await until(() => client.ended() !== null);
  expect(other.ended()).toBeNull();
});

it('faults one connection and not the other', async () => {
  const one = await open();
  const other = await open();
  await until(() => proxy.connections.length === 2);
  proxy.connections[0]?.set({ kind: 'dropResponses' });
  one.socket.write('a');
  await until(() => notified === 'a');
  other.socket.write('b');
  await until(() => other.text() === '<b>');
  expect(one.text()).toBe('');
});

it('faults only connections that come', async () => {
  const before = await open();
  await until(() => proxy.connections.length === 1);
  proxy.setNext({ kind: 'reset' });
  const after = await open();
  await until(() => after.ended() !== null);
  before.socket.write('still');
  await until(() => before.text() === '<still>');
});

it.each([
  ['slow', { kind: 'slow', latencyMs: 60 } as const, 'x', 120],
  // 3,000 bytes take 300 ms to the service and as long back.
  ['throttle', { kind: 'throttle', latencyMs: 0, bytesPerSecond: 10_000 } as const, 'x'.repeat(3_000), 500],
])('%s takes at least its time and loses nothing, in order', async (_name, fault, text, atLeastMs) => {
  proxy.setNext(fault);
  const client = await open();
  const start = performance.now();
  client.socket.write(text);
  client.socket.write('!');
  await until(() => notified === `${text}!` && client.text().replaceAll(/[<>]/g, '') === notified);
  expect(performance.now() - start).toBeGreaterThanOrEqual(atLeastMs);
});

it('breaks the connection when the service is not there', async () => {
  await new Promise((resolve) => service.close(resolve));
  const client = await open();
  await until(() => client.ended() !== null);
});

it('leaves nothing open that would keep its process alive, also of a connection that was just ending', async () => {
  const openSockets = (): number => process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;
  const before = openSockets();
  const client = await open();
  const ended = new Promise<void>((resolve) => {
    const { end } = Socket.prototype;
    jest.spyOn(Socket.prototype, 'end').mockImplementation(function (this: Socket, ...last: unknown[]) {
      // At once: its end is on its way and not through.
      if (this.localPort === proxy.address.port) process.nextTick(() => resolve(proxy.set({ kind: 'reset' })));
      return Reflect.apply(end, this, last) as Socket;
    });
  });
  client.socket.end();
  await ended;
  jest.restoreAllMocks();
  await until(() => client.ended() !== null);
  await until(() => openSockets() === before);
});
