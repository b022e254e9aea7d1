import 'fake-indexeddb/auto';
import { addEmptyLot, editLot, selectLot, selectLots } from '../../features/lots/model/lots/lotsSlice';
import { captionPhoto, setLotNumber, trashLots } from '../../features/lots/model/operations/lotCommands';
import { selectStoredPhoto } from '../../features/lots/model/photos/photosSlice';
import { selectUnsent } from '../../features/lots/model/saves/savesSlice';
import { createFakeKeyGateway } from '../fakes/outbox/fakeKeyGateway';
import { buildLot, buildPhoto, SALE } from '../stores/makeWorkspace';
import { createDevice, type Device } from './world/device';
import { NO_FAULTS } from './world/faults';
import type { Page } from './world/page';
import { createRandom } from './world/random';
import { catchReports } from './checks/reports';
import { createRuledServer, type RuledServer } from './world/ruledServer';
import { installVirtualTime, type Owner, type VirtualTime } from './world/virtualTime';
import { createWatch } from './checks/watch';

const lotId = (number: number): string => `lot${String(number)}`.padEnd(20, '0');
const PHOTO = 'photo1'.padEnd(20, '0');
const LIMIT_MS = 120_000;

interface Story {
  readonly seed: number;
  /** Whether the listening stream tells anything once the work has begun: without it nothing else brings the copy on. */
  readonly getsAnswers: boolean;
  /** Of so many moments one is tried. */
  readonly every: number;
}

/** Something that a person writes several times: what they look at, and what stands there one after the other. */
interface Work {
  readonly name: string;
  readonly lotId: string;
  readonly values: readonly unknown[];
  read(page: Page): unknown;
}

const WORK: readonly Work[] = [
  work('a title', 1, ['First', 'Second'], (page) => page.read(selectLot, lotId(1))?.title),
  work('the rest of an edit in conflict', 2, ['Mine'], (page) => page.read(selectLot, lotId(2))?.title),
  work('a number', 3, [77], (page) => page.read(selectLot, lotId(3))?.number),
  work('the trash', 4, [false], (page) => page.read(selectLot, lotId(4))?.deletedAt === null),
  work('a caption', 1, ['In its case'], (page) => page.read(selectStoredPhoto, PHOTO)?.caption),
  work('a new lot', 0, ['', 'New'], (page) => page.read(selectLots).find(isNew)?.title),
];

function work(name: string, number: number, values: readonly unknown[], read: (page: Page) => unknown): Work {
  return { name, lotId: number === 0 ? '' : lotId(number), values, read };
}

const isNew = ({ id }: { readonly id: string }): boolean => !id.startsWith('lot');

/** How far the person has got with a piece of work, by what is shown; -1: not begun. */
const reached = ({ values, read }: Work, page: Page): number => values.indexOf(read(page));

/** Whether the page says of all that it is somewhere: on this device or with the server. */
function isAcknowledged({ lotId: of }: Work, page: Page): boolean {
  const saves = page
    .read(selectUnsent)
    .filter(({ operation }) => (of === '' ? isNew({ id: operation.lotId }) : operation.lotId === of));
  return saves.every(({ kept }) => kept);
}

function fillServer(server: RuledServer): void {
  const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR', status: 'open' } as const;
  server.putSale({ id: SALE, ...details, roles: { ada: 'owner', ben: 'editor' }, createdBy: 'ada' });
  const { lots, photos, numbers } = server.documents(SALE);
  for (let number = 1; number <= 4; number += 1) {
    const id = lotId(number);
    lots.set(
      id,
      buildLot({ id, number, order: `a${String(number)}`, title: 'Old', category: 'Glass', coverPhotoId: null }),
    );
    numbers.set(String(number), id);
  }
  photos.set(PHOTO, buildPhoto({ id: PHOTO, lotId: lotId(1) }));
}

/** Everything that the person does, some of it before the answer to what was done before. */
async function doWork(page: Page, server: RuledServer, time: VirtualTime): Promise<void> {
  const later = async (ms: number, act: () => void): Promise<void> => {
    await time.run(ms);
    if (page.isAlive) act();
  };
  const edit = (of: string, changes: Parameters<typeof editLot>[0]['changes']): void =>
    page.dispatch(editLot({ lotId: of, changes }));
  const theirs = { category: { before: 'Glass', after: 'Theirs' } };
  await time.until(
    server
      .lotsOf('ben')
      .apply({ id: 'theirs', saleId: SALE, lotId: lotId(2), uid: 'ben', kind: 'editLot', changes: theirs }),
  );
  await later(0, () => edit(lotId(1), { title: 'First' }));
  await later(5, () => edit(lotId(2), { title: 'Mine', category: 'Silver' }));
  await later(60, () => edit(lotId(1), { title: 'Second' }));
  await later(5, () => page.dispatch(setLotNumber({ lotId: lotId(3), number: { number: 77, suffix: '' } })));
  await later(5, () => page.dispatch(addEmptyLot()));
  await later(40, () => page.dispatch(trashLots({ lotIds: [lotId(4)] })));
  await later(5, () => page.dispatch(captionPhoto({ photoId: PHOTO, caption: 'In its case' })));
  await later(40, () => edit(page.read(selectLots).find(isNew)?.id ?? '', { title: 'New' }));
  await time.run(1_500);
}

interface Outcome {
  /** What was acknowledged and is not shown any more. */
  readonly lost: readonly string[];
  /** How often anything happened to the page since the work began. */
  readonly moments: number;
  /** Pieces of work that were acknowledged to their end. */
  readonly acknowledged: number;
}

/** One working moment that ends at the `last` thing that happens to the page; the next page has no network. */
async function killAt({ seed, getsAnswers }: Story, last: number): Promise<Outcome> {
  const random = createRandom(seed);
  const ids = createRandom(seed ^ 0x5bd1e995);
  const got = new Map<Work, number>();
  let [victim, moments]: [Page | null, number] = [null, 0];
  const before = (owner: Owner | null): void => {
    if (victim === null || !victim.isAlive || owner !== victim) return;
    for (const each of WORK) {
      if (isAcknowledged(each, victim)) got.set(each, Math.max(got.get(each) ?? -1, reached(each, victim)));
    }
    moments += 1;
    if (moments === last) victim.kill();
  };
  const { time, uninstall } = installVirtualTime(() => ids.whole(0, 255), before);
  globalThis.indexedDB = new IDBFactory();
  const inner = createRuledServer();
  fillServer(inner);
  let isDeaf = false;
  const server: RuledServer = {
    ...inner,
    lotsOf: (uid) => {
      const lots = inner.lotsOf(uid);
      return {
        ...lots,
        listen: (saleId, listener) => lots.listen(saleId, (event) => void (isDeaf || listener(event))),
      };
    },
  };
  const watch = createWatch(inner, time.now, new Set(['ada', 'ben']));
  const endReports = catchReports(watch.fail);
  const world = { time, random, server, keys: createFakeKeyGateway(), events: watch.events };
  const device: Device = createDevice(world, { uid: 'ada', skew: 0, faults: NO_FAULTS, forgets: null, copies: true });
  try {
    device.signIn();
    const page = device.open();
    await time.run(1_500);
    isDeaf = !getsAnswers;
    victim = page;
    await doWork(page, server, time);
    page.kill();
    device.network.isOnline = false;
    device.network.changed();
    const again = device.open();
    await time.run(1_000);
    const lost = [...got]
      .filter(([each, far]) => reached(each, again) < far)
      .map(([each]) => `${each.name} shows ${String(each.read(again))} after moment ${String(last)}`);
    again.kill();
    const whole = [...got].filter(([each, far]) => far === each.values.length - 1);
    return { lost: [...lost, ...watch.problems], moments, acknowledged: whole.length };
  } finally {
    endReports();
    uninstall();
  }
}

it.each([
  { seed: 1, getsAnswers: true, every: 4 },
  { seed: 2, getsAnswers: false, every: 1 },
])(
  'a browser that dies at any moment shows all that it has acknowledged, without a network too ($seed, gets answers: $getsAnswers)',
  async (story) => {
    const whole = await killAt(story, Infinity);
    expect(whole).toMatchObject({ lost: [], acknowledged: WORK.length });
    expect(whole.moments).toBeGreaterThan(80);
    const lost: string[] = [];
    for (let last = 1; last <= whole.moments; last += story.every) lost.push(...(await killAt(story, last)).lost);
    expect(lost).toEqual([]);
  },
  LIMIT_MS,
);
