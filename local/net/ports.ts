import { type AddressInfo, createServer } from 'node:net';

/** Both loopbacks: `localhost` may resolve to either, so a port is free only when nobody listens on any of them. */
const LOOPBACKS = ['127.0.0.1', '::1'];

export type Part = 'app' | 'auth' | 'firestore' | 'storage';
export const PARTS = ['app', 'auth', 'firestore', 'storage'] as const satisfies readonly Part[];

export const DEFAULT_PORTS: Readonly<Record<Part, number>> = { app: 5173, auth: 9099, firestore: 8080, storage: 9199 };

export const PART_NAMES: Readonly<Record<Part, string>> = {
  app: 'app',
  auth: 'Auth emulator',
  firestore: 'Firestore emulator',
  storage: 'Storage emulator',
};

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 has nobody listening there.
      resolve(error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT');
    });
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

export async function isFree(port: number): Promise<boolean> {
  for (const host of LOOPBACKS) if (!(await canListen(port, host))) return false;
  return true;
}

/** A port that the system picks, which nobody can foresee. */
export function anyFreePort(host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen({ port: 0, host }, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

/** The first free port from `wanted` upwards that is not in `reserved`. Throws a RangeError when there is none. */
export async function nextFreePort(wanted: number, reserved: ReadonlySet<number>, free = isFree): Promise<number> {
  for (let port = wanted; port <= 65535; port += 1) {
    if (!reserved.has(port) && (await free(port))) return port;
  }
  throw new RangeError(`There is no free port from ${wanted} upwards.`);
}

export interface ChosenPorts {
  readonly ports: Readonly<Record<Part, number>>;
  /** One sentence for each port that was taken. */
  readonly notes: readonly string[];
}

/** A free port for every part, each as near to the wanted one as possible. */
export async function choosePorts(
  wanted: Readonly<Record<Part, number>>,
  parts: readonly Part[] = PARTS,
  free = isFree,
): Promise<ChosenPorts> {
  const ports = { ...wanted };
  const notes: string[] = [];
  // A part keeps the port it asked for even when another one has to move there.
  const reserved = new Set<number>();
  const moving: Part[] = [];
  for (const part of parts) {
    if (!reserved.has(wanted[part]) && (await free(wanted[part]))) reserved.add(wanted[part]);
    else moving.push(part);
  }
  for (const part of moving) {
    ports[part] = await nextFreePort(wanted[part] + 1, reserved, free);
    reserved.add(ports[part]);
    notes.push(`Port ${wanted[part]} is taken: the ${PART_NAMES[part]} uses ${ports[part]}.`);
  }
  return { ports, notes };
}
