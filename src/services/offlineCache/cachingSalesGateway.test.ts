import type { Sale } from '../../domain/sales/sale';
import { OPEN_SALE } from '../../testing/stores/saleDevices';
import { createFakeSalesGateway } from '../../testing/fakes/fakeSalesGateway';
import { idle } from '../../testing/waiting/idle';
import type { SalesEvent } from '../sales/SalesGateway';
import { createCachingSalesGateway } from './cachingSalesGateway';
import type { OfflineCache } from './OfflineCache';

const KEPT: Sale = { ...OPEN_SALE, title: 'As it was' };

/** The list of a person, of which the device has one sale; what the server says is the test's. */
function open({
  whoIs = () => 'ada' as string | null,
  list = async (): Promise<readonly Sale[] | null> => [KEPT],
} = {}) {
  const saved: unknown[][] = [];
  const kept = {
    list,
    saveList: async (...said: readonly unknown[]) => void saved.push([...said]),
  } as unknown as OfflineCache;
  let tell = (_event: SalesEvent): void => undefined;
  const ended = jest.fn();
  const inner = {
    ...createFakeSalesGateway(),
    listen: (_uid: string, listener: (event: SalesEvent) => void) => {
      tell = listener;
      return ended;
    },
  };
  const events: SalesEvent[] = [];
  const stop = createCachingSalesGateway(inner, kept, whoIs).listen('ada', (event) => events.push(event));
  return { events, stop, ended, saved, tell: (event: SalesEvent) => tell(event) };
}
const fromServer: SalesEvent = { type: 'sales', sales: [OPEN_SALE], unreadable: [{ id: 'odd', title: null }] };

describe('the list of sales with its copy', () => {
  it('is the copy until the server answers, whose answer is kept, with those that cannot be read', async () => {
    const page = open();
    await idle();
    page.tell(fromServer);
    expect(page.events).toEqual([{ type: 'sales', sales: [KEPT] }, fromServer]);
    expect(page.saved).toEqual([['ada', [OPEN_SALE], ['odd']]]);
  });

  it('is not the copy any more after an answer, or a refusal', async () => {
    for (const first of [fromServer, { type: 'failed', code: 'permission-denied' }] as const) {
      const page = open();
      page.tell(first);
      await idle();
      expect(page.events).toEqual([first]);
      expect(page.saved).toHaveLength(first.type === 'sales' ? 1 : 0);
    }
  });

  it('is neither shown nor kept for somebody who is not here any more', async () => {
    let person: string | null = 'ada';
    const page = open({ whoIs: () => person });
    person = 'ben';
    await idle();
    expect(page.events).toEqual([]);
    page.tell(fromServer);
    expect(page.saved).toEqual([]);
  });

  it('goes to nobody who listens no more', async () => {
    const page = open();
    page.stop();
    await idle();
    expect(page.events).toEqual([]);
    expect(page.ended).toHaveBeenCalledTimes(1);
  });

  it('goes without a copy where none was kept, or the browser keeps nothing', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const list of [async () => null, () => Promise.reject(new Error('No storage.'))]) {
      const page = open({ list });
      await idle();
      expect(page.events).toEqual([]);
    }
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});
