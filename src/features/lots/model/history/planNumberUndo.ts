import { formatLotNumber, type LotNumber, parseLotNumber } from '../../../../domain/numbering/lotNumber';
import { mayChangeNumber, numberOf } from '../../../../domain/numbering/numbering';
import { onlyRenumbers } from '../../../../domain/operations/numberChange';
import { type NumberStep, planNumberSteps } from '../../../../domain/numbering/numberSteps';
import type { Operation, OperationDraft } from '../../../../domain/operations/operations';
import type { UndoProblem } from './undoProblem';
import type { WorkingCopy } from './workingCopy';

/**
 * The way back of all numbers of an act at once: lots that exchanged theirs get them back in an order in which each is
 * free when it is claimed. A number that somebody else holds by now stays there.
 */
export function planNumberUndo(
  operations: readonly Operation[],
  copy: WorkingCopy,
  block: (lotId: string, problem: UndoProblem) => void,
): readonly OperationDraft[] {
  const saleId = operations[0]?.saleId ?? '';
  const wishes = new Map<string, NumberStep>();
  for (const operation of operations) {
    if (!onlyRenumbers(operation)) continue;
    const { lotId, before, after } = operation;
    const first = wishes.get(lotId);
    wishes.set(lotId, { lotId, before: after, after: first === undefined ? before : first.after });
  }
  for (const wish of wishes.values()) {
    const problem = problemOf(wish, copy);
    if (problem === null) continue;
    block(wish.lotId, problem);
    wishes.delete(wish.lotId);
  }
  for (;;) {
    const plan = planNumberSteps([...wishes.values()], (name) => copy.holderOf(parseLotNumber(name)));
    if (plan.kind === 'steps') return plan.steps.map((step) => ({ ...step, saleId, kind: 'setNumber' }));
    // One by one: a lot that keeps its number keeps it from another one too.
    const names: ReadonlySet<string> = new Set(plan.kind === 'taken' ? plan.numbers : [plan.number]);
    for (const { lotId, after } of [...wishes.values()]) {
      if (after === null || !names.has(formatLotNumber(after))) continue;
      block(lotId, 'numberTaken');
      wishes.delete(lotId);
    }
  }
}

function problemOf({ lotId, before }: NumberStep, copy: WorkingCopy): UndoProblem | null {
  const lot = copy.lot(lotId);
  if (lot === undefined) return 'gone';
  if (lot.deletedAt !== null) return 'inTrash';
  if (!isSame(numberOf(lot), before)) return 'changedSince';
  if (!mayChangeNumber(lot)) return 'published';
  return copy.status === 'open' ? null : 'numbersLocked';
}

function isSame(one: LotNumber | null, other: LotNumber | null): boolean {
  return one?.number === other?.number && one?.suffix === other?.suffix;
}
