import {
  Agent,
  createServer as createHttpServer,
  type IncomingHttpHeaders,
  type RequestListener,
  request as askService,
} from 'node:http';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { guarded, type PagePorts } from './guard';
import { type HostAndPort, LOOPBACK } from './project';

/** How a client begins that speaks HTTP/2 at once. Browsers never do without encryption: it is a tool of this machine. */
const HTTP_2 = Buffer.from('PRI * HTTP/2.0');

export interface GuardedDoor {
  stop(): Promise<void>;
}

/** Listens at `port` and passes on to `service` what the guard lets through, as it comes, without keeping anything. */
export async function openGuardedDoor(port: number, service: HostAndPort, pages: PagePorts): Promise<GuardedDoor> {
  const http = createHttpServer(guarded(passOn(service), pages));
  // Listening streams stay open as long as the page does.
  http.requestTimeout = 0;
  const sockets = new Set<Socket>();
  // An answer is a head and then its body: with Nagle's algorithm the body waits 40 ms for the client to acknowledge the head.
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    socket.once('data', (first: Buffer) => {
      socket.pause();
      socket.unshift(first);
      if (first.subarray(0, HTTP_2.length).equals(HTTP_2)) join(socket, service);
      else http.emit('connection', socket);
      socket.resume();
    });
  });
  await listenAt(server, port);
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

const agents = new WeakMap<Socket, Agent>();

/**
 * Each connection of a client has one of its own to the service, kept as long as the client keeps its own. When the service
 * closes one in the moment of a request, the client sees its connection closed, just as without the door.
 */
function agentOf(client: Socket): Agent {
  const known = agents.get(client);
  if (known !== undefined) return known;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.set(client, agent);
  client.once('close', () => agent.destroy());
  return agent;
}

/** Every part of the answer is sent on when it comes: the document database answers in streams that stay open. */
function passOn({ host, port }: HostAndPort): RequestListener {
  return (request, response) => {
    const { method, url: path } = request;
    const options = { host, port, method, path, headers: endToEnd(request.headers), agent: agentOf(request.socket) };
    const asked = askService(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, endToEnd(answer.headers));
      response.flushHeaders();
      answer.on('error', () => response.destroy());
      answer.pipe(response);
    });
    // The caller learns that nobody answers, as without this guard.
    asked.on('error', () => response.destroy());
    response.once('close', () => {
      if (!response.writableFinished) asked.destroy();
    });
    request.pipe(asked);
  };
}

/** Without what two programs agree on about their own connection. */
function endToEnd({
  connection: _connection,
  'keep-alive': _kept,
  ...headers
}: IncomingHttpHeaders): IncomingHttpHeaders {
  return headers;
}

function join(socket: Socket, { host, port }: HostAndPort): void {
  const service = connect({ port, host, noDelay: true });
  service.on('error', () => socket.destroy()).once('close', () => socket.destroy());
  socket.once('close', () => service.destroy());
  socket.pipe(service);
  service.pipe(socket);
}

function listenAt(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => {
      server.removeListener('error', reject);
      resolve();
    });
  });
}
