import { editLot, selectLots } from '../../features/lots/model/lots/lotsSlice';
import { SALE } from '../stores/makeWorkspace';
import type { Act } from './acts/lotActs';
import { LATER, readLotBy } from './world/olderBuild';
import type { RuledServer } from './world/ruledServer';
import type { Watch } from './checks/watch';
import { someWords } from './world/words';

/** What people do at pages of the newer build only. */
export const LATER_ACTS: readonly Act[] = [
  {
    name: 'weigh',
    weight: 8,
    does(page, random) {
      const lot = page.isOlder ? undefined : random.pick(page.read(selectLots));
      if (lot === undefined) return null;
      page.dispatch(editLot({ lotId: lot.id, changes: { [LATER]: someWords(random) } }));
      return lot.id.slice(0, 4);
    },
  },
];

/** The later field of each lot is what the newer build has said last. */
export function checkLater(server: RuledServer, watch: Watch): void {
  const said = new Map<string, unknown>();
  for (const operation of server.written) {
    if (operation.kind === 'createLot') said.set(operation.lotId, operation.fields[LATER]);
    if (operation.kind === 'editLot' && LATER in operation.changes) {
      said.set(operation.lotId, operation.changes[LATER]?.after);
    }
  }
  for (const [id, lot] of server.documents(SALE).lots) {
    const [expected, found] = [said.get(id) ?? '', readLotBy(false, lot)[LATER]];
    if (found !== expected) {
      watch.fail(`${id.slice(0, 4)} has lost what a newer build said: ${String(found)} and not ${String(expected)}`);
    }
  }
}
