import { cleanFields, cleanText } from '../../../../domain/values/cleanText';
import type { FieldChange, OperationDraft } from '../../../../services/lots/LotsGateway';

/** A draft whose texts may be stored. What was there before stays as it was: it is compared with what is there. */
export function cleanDraft<Draft extends OperationDraft>(draft: Draft): Draft;
export function cleanDraft(draft: OperationDraft): OperationDraft {
  switch (draft.kind) {
    case 'createLot':
      return { ...draft, fields: cleanFields(draft.fields) };
    case 'editLot':
      return { ...draft, changes: cleanAfter(draft.changes) };
    case 'editPrivate':
      return { ...draft, changes: cleanAfter(draft.changes) };
    case 'editPhoto':
      return { ...draft, changes: cleanAfter(draft.changes) };
    case 'addPhoto':
      return { ...draft, photo: cleanFields(draft.photo) };
    default:
      return draft;
  }
}

function cleanAfter<Changes extends object>(changes: Changes): Changes {
  const clean = Object.entries(changes as Record<string, FieldChange>).map(([field, { before, after }]) => [
    field,
    { before, after: typeof after === 'string' ? cleanText(after) : after },
  ]);
  return Object.fromEntries(clean) as Changes;
}
