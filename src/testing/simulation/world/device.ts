import { createFakeAuthGateway, type FakeAuthGateway } from '../../fakes/auth/fakeAuthGateway';
import type { OtherPages } from '../../../services/offlineCache/otherPages';
import type { Operation } from '../../../domain/operations/operations';
import type { KeyGateway } from '../../../services/outbox/KeyGateway';
import { buildUser } from '../../stores/builders';
import { createDisk, type Disk, type Forgotten } from './disk';
import type { Faults } from './faults';
import { createNetwork, type Network } from './network';
import { openPage, type Page, type PageEvents } from './page';
import type { Random } from './random';
import type { RuledServer } from './ruledServer';
import type { VirtualTime } from './virtualTime';

/** A person's browser: what outlives its pages, and the pages that are open. */
export interface Device {
  readonly uid: string;
  readonly skew: number;
  readonly network: Network;
  readonly disk: Disk;
  readonly auth: FakeAuthGateway;
  /** Those that live. */
  readonly pages: readonly Page[];
  open(): Page;
  /** From now on its pages are of the newer build; open ones stay as they are. */
  update(): void;
  signIn(): void;
}

export interface World {
  readonly time: VirtualTime;
  readonly random: Random;
  readonly server: RuledServer;
  readonly keys: KeyGateway;
  readonly events: (page: Page) => PageEvents;
}

export interface DeviceOptions {
  readonly uid: string;
  readonly skew: number;
  readonly faults: Faults;
  readonly forgets: Forgotten | null;
  /** Whether it keeps copies of sales, and shows them first. */
  readonly copies: boolean;
  /** Its pages are of an older build at first. `overwriting`: one that writes whole documents. */
  readonly older?: 'older' | 'overwriting' | undefined;
}

export function createDevice(
  { time, random, server, keys, events }: World,
  { uid, skew, faults, forgets, copies, older }: DeviceOptions,
): Device {
  const auth = createFakeAuthGateway();
  const network = createNetwork(time, random, faults);
  const disk = createDisk(`outbox of ${uid}`, time, random, forgets);
  const user = buildUser({ uid, email: `${uid}@example.com`, displayName: uid });
  let opened: Page[] = [];
  let count = 0;
  let isOlder = older !== undefined;
  const listeners = new Map<Page, (operation: Operation) => void>();
  const othersOf = (page: Page): OtherPages => ({
    publish(operation) {
      for (const [other, listener] of listeners) {
        if (other !== page) time.after(1, other, () => listener(operation));
      }
    },
    subscribe: (listener) => void listeners.set(page, listener),
  });
  return {
    uid,
    skew,
    network,
    disk,
    auth,
    get pages() {
      opened = opened.filter(({ isAlive }) => isAlive);
      return opened;
    },
    open() {
      count += 1;
      const name = `${uid}/${String(count)}`;
      const others = copies ? othersOf : null;
      // Now and then a page is loaded anew, and is of the newer build then.
      if (isOlder && count > 1 && random.chance(0.3)) isOlder = false;
      const builds = { isOlder, overwrites: older === 'overwriting' };
      const page = openPage({ name, uid, skew, time, auth, network, disk, keys, server, events, others, ...builds });
      opened.push(page);
      return page;
    },
    update: () => void (isOlder = false),
    signIn() {
      network.isSessionOver = false;
      auth.enter(user, 'kept');
    },
  };
}
