import { createServer, type IncomingMessage, request as askService, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HostAndPort, LOOPBACK } from '../../local/net/project';

/** A request of the page, and what became of it. */
export interface Exchange {
  readonly method: string;
  readonly path: string;
  /** As the page sent it; empty for what is no text. */
  readonly body: string;
  readonly sentBytes: number;
  /** When it was asked, in ms. */
  readonly at: number;
  receivedBytes: number;
  /** 0 until the service has answered. */
  status: number;
  /** The page broke it off before it had the whole answer. */
  isCut: boolean;
  /** The refusals in a stream, whose own status is always 200. */
  readonly refusedInStream: number[];
}

export interface LateDoor {
  readonly address: HostAndPort;
  readonly exchanges: readonly Exchange[];
  stop(): Promise<void>;
}

const REFUSED = /"code":\s*(403|409|429)\b/g;

/**
 * Listens in front of a service. Requests go through at once; every part of an answer comes `delayMs` later, as from a server
 * that has done the work and is slow to say so: then a page that loses patience sends what the server has.
 */
export async function openLateDoor(service: HostAndPort, delayMs: number): Promise<LateDoor> {
  const exchanges: Exchange[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => void chunks.push(chunk));
    request.once('end', () => {
      const bytes = Buffer.concat(chunks);
      const exchange = exchangeOf(request, bytes);
      exchanges.push(exchange);
      passOn(service, delayMs, { request, bytes, response, exchange });
    });
  });
  server.requestTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, LOOPBACK, resolve);
  });
  return {
    address: { host: LOOPBACK, port: (server.address() as AddressInfo).port },
    exchanges,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function exchangeOf({ method = 'GET', url = '/', headers }: IncomingMessage, bytes: Buffer): Exchange {
  const isText = /json|text|urlencoded/.test(headers['content-type'] ?? '');
  return {
    method,
    path: url,
    body: isText ? bytes.toString() : '',
    sentBytes: bytes.length,
    at: performance.now(),
    receivedBytes: 0,
    status: 0,
    isCut: false,
    refusedInStream: [],
  };
}

interface Passing {
  readonly request: IncomingMessage;
  readonly bytes: Buffer;
  readonly response: ServerResponse;
  readonly exchange: Exchange;
}

function passOn({ host, port }: HostAndPort, delayMs: number, { request, bytes, response, exchange }: Passing): void {
  const { method, url: path, headers } = request;
  const isStream = exchange.path.includes('/channel?');
  // Timers of one length end in the order in which they were set.
  const late = (work: () => void): void => void setTimeout(() => !response.destroyed && work(), delayMs);
  const asked = askService({ host, port, method, path, headers }, (answer) => {
    exchange.status = answer.statusCode ?? 0;
    late(() => response.writeHead(exchange.status, answer.headers).flushHeaders());
    answer.on('data', (chunk: Buffer) => {
      exchange.receivedBytes += chunk.length;
      if (isStream)
        for (const [, code] of chunk.toString().matchAll(REFUSED)) exchange.refusedInStream.push(Number(code));
      late(() => response.write(chunk));
    });
    answer.once('end', () => late(() => response.end()));
    answer.once('error', () => response.destroy());
  });
  asked.on('error', () => response.destroy());
  response.once('close', () => {
    exchange.isCut = !response.writableFinished;
    if (exchange.isCut) asked.destroy();
  });
  asked.end(bytes);
}
