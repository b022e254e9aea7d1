import { createAction, createSelector } from '@reduxjs/toolkit';
import type { ContestedField, FieldChange, FieldValue } from '../../../../domain/operations/changes';
import { type Edit, isEdit, theirsOf } from '../../../../domain/operations/fieldEdits';
import { selectNeedsAttention } from '../saves/savesSlice';

/** The person's own text, or what they made of both, takes the place of the colleague's. */
export const takeMine = createAction<{ id: string; field: ContestedField; value: FieldValue }>('saves/takeMine');
/** The colleague's text stays, and the person's own one is given up. */
export const takeTheirs = createAction<{ id: string; field: ContestedField }>('saves/takeTheirs');

const selectContestedByLot = createSelector([selectNeedsAttention], (records) => {
  const byLot = new Map<string, string>();
  for (const { operation } of records) {
    const fields = Object.keys(theirsOf(operation) ?? {}).join(' ');
    if (fields !== '') byLot.set(operation.lotId, `${byLot.get(operation.lotId) ?? ''} ${fields}`.trim());
  }
  return byLot;
});

/**
 * The fields of a lot that a colleague and this person have both changed and that wait for a decision, joined by blanks:
 * what is equal is one value, and renders nothing anew.
 */
export const selectContestedOfLot = (state: Parameters<typeof selectNeedsAttention>[0], lotId: string): string =>
  selectContestedByLot(state).get(lotId) ?? '';

export const isContested = (contested: string, field: string): boolean => contested.split(' ').includes(field);

/** The edit of a field that waits for a decision, with what the person had written; null: none. */
export function selectContestedEdit(
  state: Parameters<typeof selectNeedsAttention>[0],
  lotId: string,
  field: string,
): Edit | null {
  for (const { operation } of selectNeedsAttention(state)) {
    if (operation.lotId === lotId && isEdit(operation) && field in (theirsOf(operation) ?? {})) return operation;
  }
  return null;
}

/** What the person had written into the field. */
export const mineOf = ({ changes }: Edit, field: string): FieldValue | undefined =>
  (changes as Readonly<Record<string, FieldChange | undefined>>)[field]?.after;
