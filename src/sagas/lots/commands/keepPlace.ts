import { put, select, type SagaGenerator } from 'typed-redux-saga';
import { selectGridIds } from '../../../features/lots/model/view/gridSelectors';
import { lotShown, selectGrid } from '../../../features/lots/model/view/gridSlice';

/**
 * Before lots leave the view: keys that are at one of them go on at the next one that stays, or at the last one before.
 * Without it they would begin at the first lot of the sale.
 */
export function* keepPlace(leaving: readonly string[]): SagaGenerator<void> {
  const { active } = yield* select(selectGrid);
  const lotId = active?.lotId ?? null;
  if (lotId === null || !leaving.includes(lotId)) return;
  const ids = yield* select(selectGridIds);
  const row = ids.indexOf(lotId);
  if (row < 0) return;
  const gone = new Set(leaving);
  const stays = (id: string): boolean => !gone.has(id);
  const next = ids.slice(row).find(stays) ?? ids.slice(0, row).findLast(stays);
  if (next !== undefined) yield* put(lotShown({ lotId: next }));
}
