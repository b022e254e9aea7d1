import 'fake-indexeddb/auto';
import { canEdit } from '../../domain/sales/sale';
import { selectPhotosNeedingAttention } from '../../features/lots/model/photos/intakeSelectors';
import { discardPhoto, retryPhoto } from '../../features/lots/model/photos/photosSlice';
import { discardSave, retrySave, selectNeedsAttention } from '../../features/lots/model/saves/savesSlice';
import { selectSale } from '../../features/sales/salesSlice';
import { createFakeKeyGateway } from '../fakes/outbox/fakeKeyGateway';
import { buildLot, buildPhoto, SALE } from '../stores/makeWorkspace';
import { createDevice, type Device } from './world/device';
import type { Forgotten } from './world/disk';
import { drawFaults, NO_FAULTS } from './world/faults';
import { type Trouble, TROUBLES } from './acts/faultActs';
import { RELOAD_ACTS, RELOAD_IN_INTAKE } from './acts/intakeActs';
import { checkChosen, chooseAgain } from './intakeOracle';
import { checkLater, LATER_ACTS } from './laterActs';
import { type Act, LOT_ACTS } from './acts/lotActs';
import { checkPlain, checkServer, checkViews, checkWork } from './checks/oracle';
import { catchReports } from './checks/reports';
import { MANY_PHOTO_ACTS, PHOTO_ACTS, UNDO_ACTS } from './acts/photoActs';
import { createRandom, type Random } from './world/random';
import { createRuledServer, type RuledServer } from './world/ruledServer';
import { calm, discardAll, settle } from './checks/settle';
import { checkUndo } from './checks/undoIdentity';
import { installVirtualTime } from './world/virtualTime';
import { createWatch, type Watch } from './checks/watch';

export interface SimulationOptions {
  readonly seed: number;
  readonly operations: number;
  /** Something of the application's promises is broken on purpose, to see that it is found. */
  readonly sabotage?: 'serverForgets' | 'deviceForgets' | 'choicesForgotten' | 'olderOverwrites';
  /** The devices keep copies of sales, and show them first. */
  readonly copies?: boolean;
  /** Files are sent so slowly that most photos still wait while people go on with them, and photos are what they work on. */
  readonly photosWait?: boolean;
  /** Pages are loaded anew in the middle of an intake. */
  readonly reloads?: boolean;
  /** Some pages are of an older build, which does not know a field of lots. */
  readonly olderPages?: boolean;
}

/** Every second run keeps copies of sales on its devices, the pinned ones none: they are as they were when they failed. */
export const keepsCopies = (seed: number): boolean => seed % 2 === 0;

/** Every third run has pages of an older build. */
export const hasOlderPages = (seed: number): boolean => seed % 3 === 0;

/** Half of the runs have reloads in the middle of an intake; in all mixtures with what the runs have besides. */
export const hasReloads = (seed: number): boolean => seed % 4 < 2;

export interface SimulationResult {
  readonly seed: number;
  readonly operations: number;
  readonly photosWait: boolean;
  /** What was wrong, in the order in which it was seen; empty when all was well. */
  readonly problems: readonly string[];
  /** The operation during which the first one was seen. */
  readonly step: number;
  readonly trace: readonly string[];
  readonly written: number;
  /** Claims of numbers that no lot has. */
  readonly orphans: number;
}

const PEOPLE = ['ada', 'ben', 'cyd'] as const;
const DAY = 86_400_000;

/** Five numbered lots with a photo each, an open sale, three people of whom one may only look at first. */
function fillServer(server: RuledServer, random: Random): void {
  const details = { title: 'Clocks', date: '2027-04-17', place: null, currency: 'EUR', status: 'open' } as const;
  const roles = { ada: 'owner', ben: 'editor', cyd: random.chance(0.5) ? 'viewer' : 'editor' } as const;
  server.putSale({ id: SALE, ...details, roles, createdBy: 'ada' });
  const { lots, photos, numbers } = server.documents(SALE);
  for (let number = 1; number <= 5; number += 1) {
    const id = `lot${String(number)}`.padEnd(20, '0');
    const photo = buildPhoto({ id: `photo${String(number)}`.padEnd(20, '0'), lotId: id });
    lots.set(id, buildLot({ id, number, order: `a${String(number)}`, coverPhotoId: photo.id }));
    photos.set(photo.id, photo);
    numbers.set(String(number), id);
  }
}

/** A person looks after what the server did not take: tries again, or gives it up. */
function attend(device: Device, random: Random): void {
  for (const page of device.pages) {
    for (const { operation } of page.read(selectNeedsAttention)) {
      if (random.chance(0.5)) page.dispatch((random.chance(0.6) ? retrySave : discardSave)({ id: operation.id }));
    }
    for (const { id } of page.read(selectPhotosNeedingAttention)) {
      page.dispatch((random.chance(0.6) ? retryPhoto : discardPhoto)({ id }));
    }
  }
}

function forgottenBy(sabotage: SimulationOptions['sabotage']): Forgotten | null {
  if (sabotage === 'deviceForgets') return 'work';
  return sabotage === 'choicesForgotten' ? 'choices' : null;
}

interface Run {
  readonly random: Random;
  readonly server: RuledServer;
  readonly devices: readonly Device[];
  readonly watch: Watch;
  readonly time: ReturnType<typeof installVirtualTime>['time'];
  readonly editors: Set<string>;
  readonly photoActs: readonly Act[];
  /** What is done at pages of the newer build only. */
  readonly laterActs: readonly Act[];
  readonly reloadActs: readonly Act[];
  readonly troubles: readonly Trouble[];
}

/** One step: somebody does something, or something happens to them. */
function takeStep(run: Run, isLate: boolean): void {
  const { random, server, devices, watch, time, editors, photoActs, laterActs, reloadActs, troubles } = run;
  if (random.chance(0.16)) {
    const trouble = random.weighted(troubles);
    const becomesEditor = (uid: string): void => void editors.add(uid);
    const what = trouble?.happens({ devices, server, random, time, becomesEditor, isLate });
    if (trouble !== undefined && typeof what === 'string') watch.note(`-- ${trouble.name} ${what}`);
    return;
  }
  const device = random.pick(devices);
  if (device === undefined) return;
  if (random.chance(0.08)) return attend(device, random);
  const page = random.pick(device.pages);
  const sale = page?.read(selectSale, SALE);
  if (page === undefined || sale === undefined || !canEdit(sale, page.uid)) return;
  const act = random.weighted([...LOT_ACTS, ...photoActs, ...UNDO_ACTS, ...laterActs, ...reloadActs]);
  const what = act?.does(page, random);
  if (act !== undefined && typeof what === 'string') watch.note(`${page.name} ${act.name} ${what}`);
}

/** How long until the next step in ms: most follow at once. */
function pauseBetween(random: Random): number {
  const [least, most] =
    random.pick([[0, 30] as const, [0, 30] as const, [30, 800] as const, [800, 8_000] as const]) ?? [];
  return random.whole(least ?? 0, most ?? 0);
}

/** The end of a run: everybody comes back, everything is sent and decided, and is compared. */
async function finish(run: Run): Promise<number> {
  const { time, random, server, devices, watch, editors } = run;
  for (const { uid } of devices.slice(1)) {
    if (server.sale(SALE)?.roles[uid] !== undefined) continue;
    const role = random.chance(0.5) ? 'editor' : 'viewer';
    if (role === 'editor') editors.add(uid);
    server.setRole(SALE, uid, role);
  }
  watch.note('== everybody is online, signed in and a member again');
  calm(devices);
  const left = await settle(time, devices);
  if (left.length > 0) watch.fail(`not everything came to an end: ${left.slice(0, 5).join('; ')}`);
  // Half of them come back to pages that were open all the time, half open the application anew.
  if (random.chance(0.5)) {
    for (const page of devices.flatMap((device) => device.pages)) page.kill();
    for (const device of devices) device.open();
    await settle(time, devices);
  }
  await time.until(checkWork(run, false));
  checkChosen(run);
  discardAll(devices);
  await settle(time, devices);
  const pages = (): readonly (typeof devices)[number]['pages'][number][] => devices.flatMap((device) => device.pages);
  checkViews(server, pages(), watch);
  checkPlain(pages(), watch);
  watch.note('== every browser is opened anew');
  for (const page of pages()) page.kill();
  for (const device of devices) {
    device.update();
    device.open();
  }
  const open = await settle(time, devices);
  if (open.length > 0) watch.fail(`not everything came to an end after a new start: ${open.slice(0, 5).join('; ')}`);
  await time.until(checkWork(run, true));
  checkChosen(run);
  await chooseAgain(run);
  discardAll(devices);
  await settle(time, devices);
  checkViews(server, pages(), watch);
  const { orphans } = checkServer(server, watch);
  checkLater(server, watch);
  return orphans;
}

/** One run; the same seed always gives the same one. It takes the place of this process's clock and timers meanwhile. */
export async function simulate({
  seed,
  operations,
  sabotage,
  copies = false,
  photosWait = false,
  olderPages = false,
  reloads = false,
}: SimulationOptions): Promise<SimulationResult> {
  const random = createRandom(seed);
  const ids = createRandom(seed ^ 0x5bd1e995);
  const { time, uninstall } = installVirtualTime(() => ids.whole(0, 255));
  globalThis.indexedDB = new IDBFactory();
  const server = createRuledServer({ forgetsOperations: sabotage === 'serverForgets' });
  fillServer(server, random);
  const editors = new Set(
    Object.entries(server.sale(SALE)?.roles ?? {}).flatMap(([uid, role]) => (role === 'viewer' ? [] : [uid])),
  );
  const watch = createWatch(server, time.now, editors);
  const endReports = catchReports(watch.fail);
  const keys = createFakeKeyGateway();
  const world = { time, random, server, keys, events: watch.events };
  const faults = PEOPLE.map(() => drawFaults(random.next));
  const devices = PEOPLE.map((uid, place) => {
    const skew = random.chance(0.3) ? random.whole(-DAY, DAY) : random.whole(-2_000, 2_000);
    return createDevice(world, {
      uid,
      skew,
      faults: faults[place] ?? NO_FAULTS,
      forgets: forgottenBy(sabotage),
      copies,
      older: olderPages && place < 2 ? (sabotage === 'olderOverwrites' ? 'overwriting' : 'older') : undefined,
    });
  });
  const photoActs = photosWait ? MANY_PHOTO_ACTS : PHOTO_ACTS;
  const laterActs = olderPages ? LATER_ACTS : [];
  const reloadActs = reloads ? RELOAD_ACTS : [];
  const troubles = reloads ? [...TROUBLES, RELOAD_IN_INTAKE] : TROUBLES;
  const run: Run = { random, server, devices, watch, time, editors, photoActs, laterActs, reloadActs, troubles };
  for (const { network } of devices) network.areFilesSlow = photosWait;
  let step = 0;
  let orphans = 0;
  try {
    for (const device of devices) {
      device.signIn();
      device.open();
    }
    await time.run(5_000);
    for (step = 1; step <= operations && watch.problems.length === 0; step += 1) {
      takeStep(run, step > operations * 0.8);
      await time.run(pauseBetween(random));
      if (step % 10 === 0) {
        checkServer(server, watch);
        checkLater(server, watch);
      }
      if (step % 40 !== 0) continue;
      await checkUndo(run);
      devices.forEach(({ network }, place) => (network.faults = faults[place] ?? NO_FAULTS));
    }
    if (watch.problems.length === 0) orphans = await finish(run);
  } catch (error) {
    watch.fail(`the simulation itself: ${error instanceof Error ? (error.stack ?? '') : String(error)}`);
  } finally {
    for (const page of devices.flatMap((device) => device.pages)) page.kill();
    endReports();
    uninstall();
  }
  return {
    seed,
    operations,
    photosWait,
    problems: watch.problems,
    step: Math.min(step, operations),
    trace: watch.trace,
    written: server.written.length,
    orphans,
  };
}
