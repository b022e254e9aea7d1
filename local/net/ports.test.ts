import { createServer } from 'node:net';
import { choosePorts, DEFAULT_PORTS, isFree, nextFreePort } from './ports';

const allBut =
  (...taken: number[]) =>
  (port: number): Promise<boolean> =>
    Promise.resolve(!taken.includes(port));

describe('a port', () => {
  it.each(['127.0.0.1', '::1'])('is taken while somebody listens on %s', async (host) => {
    const server = createServer();
    const listening = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(0, host, () => resolve(true));
    });
    if (!listening) return; // a machine without IPv6
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    expect(await isFree(address.port)).toBe(false);
    await new Promise((resolve) => server.close(resolve));
    expect(await isFree(address.port)).toBe(true);
  });

  it('that is taken or promised to another part means the next one', async () => {
    expect(await nextFreePort(5000, new Set([5001]), allBut(5000))).toBe(5002);
  });

  it('cannot be found above the last one', async () => {
    await expect(nextFreePort(65535, new Set(), allBut(65535))).rejects.toThrow(RangeError);
  });
});

describe('the ports of all parts', () => {
  it('are the usual ones when these are free, and nothing is said', async () => {
    expect(await choosePorts(DEFAULT_PORTS, undefined, allBut())).toEqual({ ports: DEFAULT_PORTS, notes: [] });
  });

  it('say which one moved where', async () => {
    const { ports, notes } = await choosePorts(DEFAULT_PORTS, undefined, allBut(5173, 8080, 8081));
    expect(ports).toEqual({ app: 5174, auth: 9099, firestore: 8082, storage: 9199 });
    expect(notes).toEqual([
      'Port 5173 is taken: the app uses 5174.',
      'Port 8080 is taken: the Firestore emulator uses 8082.',
    ]);
  });

  it('never meet: a part that moves does not take what another one asked for', async () => {
    const wanted = { app: 7000, auth: 7001, firestore: 7000, storage: 7002 };
    const { ports } = await choosePorts(wanted, undefined, allBut());
    expect(ports).toEqual({ app: 7000, auth: 7001, firestore: 7003, storage: 7002 });
  });

  it('are looked for only where a part is used', async () => {
    const { notes } = await choosePorts(DEFAULT_PORTS, ['auth', 'storage'], allBut(5173, 8080));
    expect(notes).toEqual([]);
  });
});
