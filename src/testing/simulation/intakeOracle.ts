import { selectMissed } from '../../features/lots/model/photos/choicesSlice';
import { selectPhotosNeedingAttention } from '../../features/lots/model/photos/intakeSelectors';
import { selectNeedsAttention } from '../../features/lots/model/saves/savesSlice';
import type { Operation } from '../../domain/operations/operations';
import { addedPhoto } from '../../domain/operations/entitiesOf';
import { SALE } from '../stores/makeWorkspace';
import type { Device } from './world/device';
import { chooseMissed } from './acts/intakeActs';
import type { RuledServer } from './world/ruledServer';
import { settle } from './checks/settle';
import type { VirtualTime } from './world/virtualTime';
import type { Watch } from './checks/watch';

interface Intake {
  readonly server: RuledServer;
  readonly devices: readonly Device[];
  readonly watch: Watch;
  readonly time: VirtualTime;
}

const addedBy = (operations: Iterable<Operation>): readonly string[] =>
  [...operations].flatMap((each) => addedPhoto(each)?.id ?? []);

/** Each file that was chosen is a photo on the server, waits for its person, or is said to be missing. */
export function checkChosen({ server, devices, watch }: Omit<Intake, 'time'>): void {
  const known = new Set(addedBy(server.documents(SALE).ops.values()));
  for (const page of devices.flatMap((device) => device.pages)) {
    for (const { id, lotId } of page.read(selectMissed, SALE)) {
      known.add(id);
      const made = watch.chosen.lots.get(id) ?? '';
      if (lotId === null && server.documents(SALE).lots.has(made)) {
        watch.fail(
          `${page.name} misses photo ${id.slice(0, 4)}, and not for ${made.slice(0, 4)}, which was made for it`,
        );
      }
    }
    for (const { id } of page.read(selectPhotosNeedingAttention)) known.add(id);
    for (const id of addedBy(page.read(selectNeedsAttention).map(({ operation }) => operation))) known.add(id);
  }
  for (const id of watch.chosen.expected) {
    if (!known.has(id)) watch.fail(`photo ${id.slice(0, 4)} was chosen, and nobody says that it did not come`);
  }
}

/** What is said to be missing comes when it is chosen again, and to the lot that was made for it. */
export async function chooseAgain(intake: Intake): Promise<void> {
  const { server, devices, watch, time } = intake;
  const pages = devices.flatMap((device) => device.pages);
  const lots = pages.flatMap((page) => page.read(selectMissed, SALE)).map(({ lotId }) => lotId);
  const count = pages.reduce((sum, page) => sum + chooseMissed(page), 0);
  if (count === 0) return;
  watch.note(`== ${String(count)} missing photos are chosen again`);
  await settle(time, devices);
  checkChosen(intake);
  const filled = new Set([...server.documents(SALE).photos.values()].map(({ lotId }) => lotId));
  for (const lotId of lots) {
    const lot = lotId === null ? undefined : server.documents(SALE).lots.get(lotId);
    if (lot === undefined || lot.deletedAt !== null || filled.has(lot.id)) continue;
    watch.fail(`${lot.id.slice(0, 4)} was made for a photo and has none after that was chosen again`);
  }
}
