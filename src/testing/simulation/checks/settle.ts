import { isWaiting } from '../../../features/lots/model/photos/intakePhoto';
import { selectPhotosNeedingAttention } from '../../../features/lots/model/photos/intakeSelectors';
import { retryLots, selectLotsStatus } from '../../../features/lots/model/lots/lotsSlice';
import { discardPhoto, selectIntakePhotos } from '../../../features/lots/model/photos/photosSlice';
import { discardSave, selectNeedsAttention, selectUnsent } from '../../../features/lots/model/saves/savesSlice';
import { selectSale } from '../../../features/sales/salesSlice';
import { SALE } from '../../stores/makeWorkspace';
import type { Device } from '../world/device';
import { NO_FAULTS } from '../world/faults';
import type { Page } from '../world/page';
import type { VirtualTime } from '../world/virtualTime';

/** How often half a minute is waited for everything to be sent. */
const ROUNDS = 40;

/** No more trouble: everybody is online, signed in, and has a page open. */
export function calm(devices: readonly Device[]): void {
  for (const device of devices) {
    device.network.faults = NO_FAULTS;
    device.network.isOnline = true;
    device.disk.isFull = false;
    device.disk.isSlow = false;
    device.disk.areBytesSlow = false;
    device.network.changed();
    if (device.auth.present === null || device.network.isSessionOver) device.signIn();
    if (device.pages.length === 0) device.open();
  }
}

const pagesOf = (devices: readonly Device[]): readonly Page[] => devices.flatMap(({ pages }) => pages);

/** What a page still has to do by itself; empty when it is done. */
export function openWork(page: Page): readonly string[] {
  const isMember = page.read(selectSale, SALE) !== undefined;
  const saves = page.read(selectUnsent).filter(({ status }) => status !== 'needsAttention');
  const waiting = new Set(page.read(selectPhotosNeedingAttention).map(({ id }) => id));
  const photos = page.read(selectIntakePhotos).filter((photo) => isWaiting(photo) && !waiting.has(photo.id));
  return [
    ...saves.map(({ operation, status }) => `${operation.kind} ${operation.id.slice(0, 4)} is ${status}`),
    ...photos.map(({ id, status }) => `photo ${id.slice(0, 4)} is ${status}`),
    ...(isMember && page.read(selectLotsStatus) !== 'live' ? ['the lots are not there'] : []),
  ];
}

/** Lets time pass until nobody has anything left to send; what is left after a long time, by page. */
export async function settle(time: VirtualTime, devices: readonly Device[]): Promise<readonly string[]> {
  const left = (): readonly string[] =>
    pagesOf(devices).flatMap((page) => openWork(page).map((line) => `${page.name}: ${line}`));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const page of pagesOf(devices)) {
      if (page.read(selectLotsStatus) === 'failed') page.dispatch(retryLots());
      page.resumeNow();
    }
    await time.run(round === 0 ? 10_000 : 30_000);
    if (left().length > 0) continue;
    // What was sent last has to reach the others.
    await time.run(20_000);
    if (left().length === 0) return [];
  }
  return left();
}

/** Everybody gives up what the server did not take. */
export function discardAll(devices: readonly Device[]): void {
  for (const page of pagesOf(devices)) {
    for (const { operation } of page.read(selectNeedsAttention)) page.dispatch(discardSave({ id: operation.id }));
    for (const { id } of page.read(selectPhotosNeedingAttention)) page.dispatch(discardPhoto({ id }));
  }
}
