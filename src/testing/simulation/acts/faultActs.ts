import type { Device } from '../world/device';
import type { RuledServer } from '../world/ruledServer';
import type { Random } from '../world/random';
import type { VirtualTime } from '../world/virtualTime';
import { SALE } from '../../stores/makeWorkspace';

export interface Troubled {
  readonly devices: readonly Device[];
  readonly server: RuledServer;
  readonly random: Random;
  readonly time: VirtualTime;
  /** Remembers that a person could read what is private. */
  readonly becomesEditor: (uid: string) => void;
  /** True from the last part of the run on, when it does no harm that nothing can be renumbered any more. */
  readonly isLate: boolean;
}

/** What happens to a person, a device or the sale; says what it was, or null when it could not be. */
export interface Trouble {
  readonly name: string;
  readonly weight: number;
  readonly happens: (to: Troubled) => string | null;
}

/** Something that begins with a device and ends by itself. */
function spell(
  name: string,
  weight: number,
  longest: number,
  begin: (device: Device) => boolean,
  end: (device: Device) => void,
): Trouble {
  return {
    name,
    weight,
    happens({ devices, random, time }) {
      const device = random.pick(devices);
      if (device === undefined || !begin(device)) return null;
      const lasts = random.whole(200, longest);
      time.after(lasts, null, () => end(device));
      return `${device.uid} for ${String(lasts)} ms`;
    },
  };
}

function goOnline(device: Device): void {
  device.network.isOnline = true;
  device.network.changed();
  for (const page of device.pages) page.resumeNow();
}

/** Each page dies in the middle of whatever it does. */
function killBrowser(device: Device): void {
  for (const page of device.pages) page.kill();
}

export const TROUBLES: readonly Trouble[] = [
  spell(
    'offline',
    6,
    60_000,
    ({ network }) => {
      if (!network.isOnline) return false;
      network.isOnline = false;
      network.changed();
      return true;
    },
    goOnline,
  ),
  spell(
    'deviceFull',
    2,
    20_000,
    ({ disk }) => !disk.isFull && (disk.isFull = true),
    ({ disk }) => (disk.isFull = false),
  ),
  spell(
    'deviceSlow',
    1,
    20_000,
    ({ disk }) => !disk.isSlow && (disk.isSlow = true),
    ({ disk }) => (disk.isSlow = false),
  ),
  {
    name: 'kill',
    weight: 7,
    happens({ devices, random, time }) {
      const device = random.pick(devices);
      if (device === undefined || device.pages.length === 0) return null;
      // Within the milliseconds in which the last act is being kept or sent.
      const [dies, opens] = [random.whole(0, random.pick([5, 50, 500]) ?? 5), random.whole(1, 5_000)];
      time.after(dies, null, () => killBrowser(device));
      time.after(dies + opens, null, () => void (device.pages.length === 0 && device.open()));
      return `${device.uid} in ${String(dies)} ms`;
    },
  },
  {
    name: 'secondTab',
    weight: 3,
    happens({ devices, random }) {
      const device = random.pick(devices);
      if (device === undefined || device.pages.length !== 1) return null;
      return device.open().name;
    },
  },
  {
    name: 'killTab',
    weight: 2,
    happens({ devices, random }) {
      const page = random.pick(random.pick(devices)?.pages ?? []);
      if (page === undefined) return null;
      page.kill();
      return page.name;
    },
  },
  {
    name: 'sessionOver',
    weight: 2,
    happens({ devices, random, time }) {
      const device = random.pick(devices);
      if (device === undefined || device.network.isSessionOver || device.auth.present === null) return null;
      device.network.isSessionOver = true;
      time.after(random.whole(5_000, 40_000), null, () => device.signIn());
      return device.uid;
    },
  },
  {
    // An older build beside this one holds numbers by itself, with no word of who took them along.
    name: 'olderBuild',
    weight: 1,
    happens({ devices, server, random, time }) {
      const device = random.pick(devices);
      const { numbers, reserved } = server.documents(SALE);
      if (device === undefined || server.sale(SALE)?.roles[device.uid] === undefined) return null;
      const from = random.whole(1, 60);
      const keptAt = time.now() + device.skew;
      const held = Array.from({ length: 5 }, (_, place) => String(from + place)).filter((name) => !numbers.has(name));
      const kept = held.map((number) => ({ number, lotId: `older${number}`.padEnd(20, '0'), saleId: SALE, keptAt }));
      for (const { number, lotId } of kept) {
        numbers.set(number, lotId);
        reserved.set(number, { by: device.uid, at: time.now() });
      }
      void device.disk.reservationStore.keep(device.uid, kept);
      return `${device.uid}: ${held.join()}`;
    },
  },
  {
    name: 'role',
    weight: 4,
    happens({ devices, server, random, becomesEditor }) {
      const uid = random.pick(devices.slice(1))?.uid;
      if (uid === undefined) return null;
      const role = random.pick([null, 'viewer', 'editor', 'editor'] as const) ?? null;
      server.setRole(SALE, uid, role);
      if (role === 'editor') becomesEditor(uid);
      return `${uid}: ${role ?? 'removed'}`;
    },
  },
  {
    name: 'locked',
    weight: 2,
    happens({ server, random, time }) {
      if (server.sale(SALE)?.status !== 'open') return null;
      server.setStatus(SALE, 'numbersLocked');
      const lasts = random.whole(500, 15_000);
      time.after(lasts, null, () => {
        if (server.sale(SALE)?.status === 'numbersLocked') server.setStatus(SALE, 'open');
      });
      return `for ${String(lasts)} ms`;
    },
  },
  {
    name: 'published',
    weight: 1,
    happens({ server, isLate }) {
      if (!isLate || server.sale(SALE)?.status === 'published') return null;
      server.setStatus(SALE, 'published');
      return '';
    },
  },
];
