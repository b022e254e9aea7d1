import { call, put, select, type SagaGenerator } from 'typed-redux-saga';
import { formatLotNumber } from '../../../domain/numbering/lotNumber';
import { type PastedNumber, planPastedNumbers } from '../../../domain/typedNumbers/pastedNumbers';
import { type CellEdit, editBegan, noteMade, selectGrid } from '../../../features/lots/model/view/gridSlice';
import { selectLot, selectLots, selectOpenSaleId } from '../../../features/lots/model/lots/lotsSlice';
import { lotNumberText } from '../../../features/lots/model/texts/lotWords';
import { selectHeldByOthers } from '../../../features/lots/model/numbering/reservationsSlice';
import { setLotNumbers } from '../../../features/lots/model/operations/lotCommands';
import { amountNotRead, amountRead, selectUnreadableAmounts } from '../../../features/lots/model/saves/savesSlice';
import { statusOfSale } from '../outbox/recordOperations';
import { untilReduced } from '../../shared/untilReduced';

/**
 * Gives the pasted numbers that lots can have, all in one act with the other pasted cells. What they cannot have stays in
 * its cell, as if it had been typed there; a single one is opened at once, with what can be done about it.
 */
export function* givePastedNumbers(
  pasted: readonly PastedNumber[],
  edits: readonly CellEdit[],
  group: string,
): SagaGenerator<void> {
  const saleId = yield* select(selectOpenSaleId);
  if (saleId === null) return;
  const lots = yield* select(selectLots);
  const held = yield* select(selectHeldByOthers);
  const plan = planPastedNumbers(pasted, { lots, held, status: yield* call(statusOfSale, saleId) });
  const isAlone = pasted.length === 1 && edits.length === 0;
  // Without a group it counts as typed, also when a colleague turns out to have been faster.
  if (plan.given.length > 0) yield* put(setLotNumbers({ numbers: plan.given, ...(isAlone ? {} : { group }) }));
  yield* call(untilReduced);
  const changed = new Set<string>();
  const left = [...plan.left];
  for (const { lotId, number } of plan.given) {
    const text = formatLotNumber(number);
    const lot = yield* select(selectLot, lotId);
    // What refused it has said why.
    if (lot !== undefined && lotNumberText(lot) === text) changed.add(lotId);
    else left.push({ lotId, text });
  }
  const leftIds = new Set(left.map(({ lotId }) => lotId));
  for (const { lotId } of pasted) {
    const isMarked = (yield* select(selectUnreadableAmounts, lotId))?.number !== undefined;
    if (leftIds.has(lotId) || !isMarked) continue;
    yield* put(amountRead({ lotId, field: 'number' }));
    changed.add(lotId);
  }
  for (const { lotId, text } of left) yield* put(amountNotRead({ lotId, field: 'number', text }));
  const { note, active } = yield* select(selectGrid);
  const [first] = pasted;
  const isAsked = left.length + plan.kept.length > 0 && pasted.some(({ text }) => text.trim() !== '');
  if (isAlone && isAsked && active?.lotId === first?.lotId && active?.column === 'number') {
    yield* put(editBegan({ mode: 'amend' }));
  } else if (note?.kind === 'changed') {
    for (const { lotId, changes } of edits) if (Object.keys(changes).length > 0) changed.delete(lotId);
    const fixed = pasted.every(({ text }) => text === '') ? Math.max(0, note.fixed - changed.size) : note.fixed;
    const numbers = { left: left.length, kept: plan.kept.length };
    yield* put(noteMade({ ...note, lots: note.lots + changed.size, fixed, numbers }));
  }
}
