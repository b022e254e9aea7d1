import { canEdit } from '../../../domain/sales/sale';
import { type MissedPhoto, selectMissed } from '../../../features/lots/model/photos/choicesSlice';
import { addPhotos, type ChosenFile } from '../../../features/lots/model/photos/photosSlice';
import { selectSale } from '../../../features/sales/salesSlice';
import { newId } from '../../../shared/id';
import { SALE } from '../../stores/makeWorkspace';
import type { Trouble } from './faultActs';
import type { Act } from './lotActs';
import type { Page } from '../world/page';
import type { Random } from '../world/random';

type NamedFile = Pick<ChosenFile, 'name' | 'lastModified'>;

/** Chooses these files as the page does; the same name always has the same bytes. */
function chooseFiles(page: Page, files: readonly NamedFile[], lotId: string | null): void {
  const chosen = files.map(({ name, lastModified }) => {
    const id = newId();
    page.pictures.restore(id, { file: new Blob([`bytes of ${name}`], { type: 'image/jpeg' }), prepared: null });
    return { id, name, lastModified };
  });
  page.dispatch(addPhotos({ files: chosen, lotId }));
}

/** Chooses so many new files. */
export function choosePhotos(page: Page, random: Random, count: number, lotId: string | null): void {
  const files = Array.from({ length: count }, (_, place) => ({
    name: `IMG_${String(random.whole(1, 999))}_${String(place)}.jpg`,
    lastModified: place,
  }));
  chooseFiles(page, files, lotId);
}

const canChoose = (page: Page): boolean => {
  const sale = page.read(selectSale, SALE);
  return sale !== undefined && canEdit(sale, page.uid);
};

/** Chooses again what a page says is missing. Says how many files that were. */
export function chooseMissed(page: Page): number {
  const missed: readonly MissedPhoto[] = canChoose(page) ? page.read(selectMissed, SALE) : [];
  if (missed.length === 0) return 0;
  const files = missed.map(({ fileName: name, lastModified }) => ({ name, lastModified }));
  chooseFiles(page, files, null);
  return missed.length;
}

/** What people do after a reload in the middle of an intake. */
export const RELOAD_ACTS: readonly Act[] = [
  {
    name: 'chooseMissed',
    weight: 6,
    does(page) {
      const count = chooseMissed(page);
      return count === 0 ? null : `${String(count)} photos`;
    },
  },
];

/** A folder is chosen, and the page is loaded anew while its lots are being made, at any moment of that. */
export const RELOAD_IN_INTAKE: Trouble = {
  name: 'reloadInIntake',
  weight: 8,
  happens({ devices, random, time }) {
    const device = random.pick(devices);
    const page = random.pick(device?.pages.filter(canChoose) ?? []);
    if (device === undefined || page === undefined) return null;
    const count = random.whole(2, 12);
    choosePhotos(page, random, count, null);
    // A busy machine takes its time for the bytes.
    const isBusy = random.chance(0.6);
    const dies = random.whole(0, isBusy ? 4_000 : (random.pick([10, 60, 400]) ?? 10));
    device.disk.areBytesSlow = isBusy;
    time.after(dies, null, () => {
      device.disk.areBytesSlow = false;
      if (!page.isAlive) return;
      page.kill();
      if (device.pages.length === 0) device.open();
    });
    return `${page.name} with ${String(count)} photos, in ${String(dies)} ms`;
  },
};
