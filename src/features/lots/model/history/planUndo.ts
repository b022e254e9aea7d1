import { joinOperations, type Operation, type OperationDraft } from '../../../../domain/operations/operations';
import { planNumberUndo } from './planNumberUndo';
import type { Blocked, Step, UndoProblem } from './undoProblem';
import type { UndoGround } from './undoRule';
import { undoRuleOf } from './undoTable';
import { createWorkingCopy, type PresentSale } from './workingCopy';

export interface UndoPlan {
  readonly drafts: readonly OperationDraft[];
  readonly blocked: readonly Blocked[];
}

/**
 * What has to be done so that an act is taken back on what the sale is by now. Only values that are still those the act
 * left are touched: what somebody has changed since stays, and is named with the reason. `now` in ms since 1970.
 */
export function planUndo(operations: readonly Operation[], sale: PresentSale, now: number): UndoPlan {
  const copy = createWorkingCopy(sale);
  const blocked: Blocked[] = [];
  const block = (lotId: string, problem: UndoProblem, fields: readonly string[] = []): void =>
    void blocked.push({ lotId, problem, fields });
  const drafts = [...planNumberUndo(operations, copy, block)];
  for (const draft of drafts) copy.apply(draft);
  for (const operation of operations.toReversed()) {
    const step = planStep(operation, {
      copy,
      now,
      foreign: (fields) => block(operation.lotId, 'changedSince', fields),
    });
    if (typeof step === 'string') {
      block(operation.lotId, step);
      continue;
    }
    for (const draft of step) copy.apply(draft);
    drafts.push(...step);
  }
  return { drafts: joinAll(drafts), blocked };
}

function planStep(operation: Operation, ground: Omit<UndoGround, 'lot'>): Step {
  const rule = undoRuleOf(operation);
  if (rule.step === 'together') return [];
  const lot = ground.copy.lot(operation.lotId);
  if (lot === undefined) return 'gone';
  if (lot.deletedAt !== null) return rule.inTrash?.(operation, { ...ground, lot }) ?? 'inTrash';
  return rule.step(operation, { ...ground, lot });
}

/** Edits of one lot, or captions of one photo, that follow each other become one. */
function joinAll(drafts: readonly OperationDraft[]): OperationDraft[] {
  const joined: OperationDraft[] = [];
  for (const draft of drafts) {
    const last = joined.at(-1);
    const both = last === undefined ? null : joinOperations(last, draft);
    if (both === null) joined.push(draft);
    else joined[joined.length - 1] = both;
  }
  return joined;
}
