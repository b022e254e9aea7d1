import { canEdit } from '../../../domain/sales/sale';
import { NO_PRIVATE_FIELDS } from '../../../domain/lots/lot';
import { selectNeedsAttention } from '../../../features/lots/model/saves/savesSlice';
import { redoAsked, selectNextAct, undoAsked } from '../../../features/lots/model/history/undoSlice';
import { selectSale } from '../../../features/sales/salesSlice';
import { SALE } from '../../stores/makeWorkspace';
import type { Device } from '../world/device';
import { LOT_ACTS } from '../acts/lotActs';
import { sorted } from './oracle';
import { PHOTO_ACTS } from '../acts/photoActs';
import type { Random } from '../world/random';
import type { RuledServer } from '../world/ruledServer';
import { calm, discardAll, settle } from './settle';
import type { VirtualTime } from '../world/virtualTime';
import type { Watch } from './watch';

interface Quiet {
  readonly time: VirtualTime;
  readonly random: Random;
  readonly server: RuledServer;
  readonly devices: readonly Device[];
  readonly watch: Watch;
}

/** What everybody sees of a sale, the trash left out: that is where an undone lot goes. */
function contentOf(server: RuledServer): string {
  const { lots, photos, privates } = server.documents(SALE);
  const live = [...lots.values()].filter(({ deletedAt }) => deletedAt === null).sort((a, b) => (a.id < b.id ? -1 : 1));
  const ids = new Set(live.map(({ id }) => id));
  const shown = [...photos.values()].filter(({ lotId }) => ids.has(lotId)).sort((a, b) => (a.id < b.id ? -1 : 1));
  const secret = live.map(({ id }) => ({ ...NO_PRIVATE_FIELDS, ...privates.get(id), id }));
  return [...live, ...shown, ...secret].map((each) => JSON.stringify(sorted(each))).join('\n');
}

/**
 * When nobody interferes and nothing goes wrong: what is done and undone leaves the sale as it was, doing it again leaves
 * it as it was done, and the server refuses nothing of it. What undo says it cannot do is left out.
 */
export async function checkUndo({ time, random, server, devices, watch }: Quiet): Promise<void> {
  calm(devices);
  await settle(time, devices);
  discardAll(devices);
  const left = await settle(time, devices);
  if (left.length > 0) watch.fail(`not everything came to an end: ${left.slice(0, 5).join('; ')}`);
  const pages = devices.flatMap((device) => device.pages);
  const page = random.pick(
    pages.filter((each) => {
      const sale = each.read(selectSale, SALE);
      return sale !== undefined && canEdit(sale, each.uid);
    }),
  );
  const act = random.weighted([...LOT_ACTS, ...PHOTO_ACTS]);
  if (page === undefined || act === undefined) return;
  const next = () => page.read(selectNextAct, 'undo', SALE)?.id;
  const [before, actBefore, warnings] = [contentOf(server), next(), watch.warnings];
  const refused = page.read(selectNeedsAttention).length;
  watch.note(`${page.name} in quiet: ${act.name} ${act.does(page, random) ?? ''}`);
  await time.run(1_000);
  await settle(time, devices);
  const after = contentOf(server);
  if (page.read(selectNeedsAttention).length > refused)
    watch.fail(`${act.name} was refused although nobody interfered`);
  if (next() === actBefore || watch.warnings > warnings) return;
  for (const [way, expected] of [
    [undoAsked, before],
    [redoAsked, after],
  ] as const) {
    watch.note(`${page.name} in quiet: ${way.type}`);
    page.dispatch(way());
    await time.run(1_000);
    await settle(time, devices);
    if (watch.warnings > warnings) return;
    const now = contentOf(server);
    if (now !== expected) watch.fail(`${way.type} of ${act.name} leaves\n${firstDifference(now, expected)}`);
  }
}

function firstDifference(now: string, expected: string): string {
  const [lines, wanted] = [now.split('\n'), expected.split('\n')];
  const extra = lines.filter((line) => !wanted.includes(line));
  const missing = wanted.filter((line) => !lines.includes(line));
  return [...extra.map((line) => `+ ${line}`), ...missing.map((line) => `- ${line}`)].slice(0, 6).join('\n');
}
