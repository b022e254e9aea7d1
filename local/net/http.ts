import { createServer, type RequestListener, type Server } from 'node:http';

/** Listens; rejects with the system's error, for instance when the port has been taken meanwhile. */
export function listen(app: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(app);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.removeListener('error', reject);
      resolve(server);
    });
  });
}

/** Closes at once, also the connections that a browser keeps open. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** A request to a local service that must succeed. Throws with the answer's text otherwise. */
export async function request(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok)
    throw new Error(`${init.method ?? 'GET'} ${url} answered ${response.status}: ${text.slice(0, 500)}`);
  return text === '' ? null : asJson(text);
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The emulators take this in place of an administrator's credentials. */
export const OWNER = { Authorization: 'Bearer owner' } as const;
