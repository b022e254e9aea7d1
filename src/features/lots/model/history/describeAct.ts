import { isExtraField } from '../../../../domain/lots/extras';
import type { EditableLotField, PrivateLotField } from '../../../../domain/lots/lot';
import type { PhotoEditField } from '../../../../domain/photos/photo';
import { mayComeAlong, type Operation, workOf } from '../../../../domain/operations/operations';
import { isEdit } from '../../../../domain/operations/fieldEdits';
import type { Translated } from '../../../../shared/messages/texts';
import { nameOfOperation, type OperationWords } from '../operations/describeOperation';
import type { undoTexts } from './historyTexts';
import type { Blocked } from './undoProblem';
import type { Act } from './undoSlice';
import { own } from '../../../../domain/values/own';

export interface ActWords extends OperationWords {
  readonly undo: Translated<(typeof undoTexts)['texts']>;
}

/** `Title, Lot 12`, `Low estimate, 40 lots`, `Import of lots.csv`. `nameOf`: what a lot is called, null for one that is not known. */
export function describeAct(
  { operations, importOf }: Pick<Act, 'operations' | 'importOf'>,
  nameOf: (lotId: string) => string | null,
  words: ActWords,
): string {
  const { undo } = words;
  if (importOf !== undefined) return undo.ofImport(importOf);
  const shown = ownActs(operations);
  const whats = new Set(shown.map((operation) => whatOf(operation, words)));
  const lots = new Set(shown.map(({ lotId }) => lotId));
  const [only = undo.several] = whats;
  const what = whats.size === 1 ? only : severalOf(shown, undo);
  if (lots.size > 1) return undo.ofLots(what, lots.size);
  const name = nameOf([...lots][0] ?? '');
  return name === null ? what : undo.ofLot(what, name);
}

/** Without what came along: a ready lot that became a draft again, a cover that followed its photo. */
function ownActs(operations: readonly Operation[]): readonly Operation[] {
  const photos = operations.filter((operation) => workOf(operation) === 'photo');
  if (photos.length > 0) return photos;
  const meant = operations.filter((operation) => !mayComeAlong(operation));
  return meant.length > 0 ? meant : operations;
}

function fieldsOf(operation: Operation): readonly string[] {
  return isEdit(operation) ? Object.keys(operation.changes) : [];
}

function whatOf(operation: Operation, words: ActWords): string {
  const [field, ...others] = fieldsOf(operation);
  if (field === undefined) return nameOfOperation(operation, words);
  return others.length > 0 ? words.undo.fields(others.length + 1) : fieldName(field, words);
}

function severalOf(operations: readonly Operation[], undo: ActWords['undo']): string {
  const fields = operations.map(fieldsOf);
  if (fields.some((each) => each.length === 0)) return undo.several;
  return undo.fields(new Set(fields.flat()).size);
}

export function fieldName(
  field: string,
  { lot, operations, extraName }: Pick<OperationWords, 'lot' | 'operations' | 'extraName'>,
): string {
  if (isExtraField(field)) return extraName(field);
  const names: Readonly<Record<string, string | undefined>> = {
    ...lot.fields,
    ...lot.privateFields,
    ...operations.photoEdits,
  } satisfies Record<EditableLotField | PrivateLotField | PhotoEditField, string>;
  return own(names, field) ?? field;
}

/** How many reasons are listed one by one. */
const MOST_NAMED = 3;

/** `This stays as it is: Lot 12 (Title) has been changed since.`, with the lots that could not be taken back. */
export function describeBlocked(
  blocked: readonly Blocked[],
  nameOf: (lotId: string) => string | null,
  words: ActWords,
): string {
  const { undo } = words;
  const sentences = blocked.slice(0, MOST_NAMED).map(({ lotId, problem, fields }) => {
    const lot = nameOf(lotId) ?? words.lot.aLot;
    const names = fields.map((field) => fieldName(field, words)).join(', ');
    return `${names === '' ? lot : undo.lotField(names, lot)} ${undo.problems[problem]}`;
  });
  if (blocked.length > MOST_NAMED) sentences.push(undo.andMore(blocked.length - MOST_NAMED));
  return undo.stays(sentences.join(' '));
}
