import { formatLotNumber } from '../../../../domain/numbering/lotNumber';
import type { LotResult } from '../../../../domain/lots/lotResult';
import { PHOTO_EDIT_FIELDS } from '../../../../domain/photos/photo';
import type { FieldChange } from '../../../../domain/operations/changes';
import type { Operation } from '../../../../domain/operations/operations';
import { isEdit } from '../../../../domain/operations/fieldEdits';
import type { Translated } from '../../../../shared/messages/texts';
import { type CellLanguage, type GridLot, shownText } from '../fields/cellValues';
import { fieldOf, type GridColumnId } from '../fields/gridColumns';
import type { lotsTexts, lotTexts } from '../texts/lotsTexts';
import { resultWords } from '../texts/lotWords';
import type { operationTexts } from '../texts/operationTexts';
import { own } from '../../../../domain/values/own';

export interface OperationWords {
  readonly lot: Translated<(typeof lotTexts)['texts']>;
  readonly lots: Translated<(typeof lotsTexts)['texts']>;
  readonly operations: Translated<(typeof operationTexts)['texts']>;
}

/**
 * What an operation says in words, with all that was typed, so that it can be read and copied whatever happens. Amounts
 * are written as in the `language` of the sale.
 */
export function describeOperation(operation: Operation, words: OperationWords, language: CellLanguage): string {
  if (operation.kind === 'setResult') {
    return words.operations.kinds.setResult(resultWords(operation.after, words.lots, language));
  }
  if (!isEdit(operation)) return describeStep(operation, words);
  const changes: Readonly<Record<string, FieldChange | undefined>> = { ...operation.changes };
  const names: Readonly<Record<string, string | undefined>> = { ...words.lot.fields, ...words.lot.privateFields };
  return Object.entries(changes)
    .map(([field, change]) => {
      const name = own(names, field) ?? field;
      const typed = fieldOf(field as GridColumnId);
      // A picture has no words of its own.
      if (typed === null) return name;
      const value = change?.after ?? '';
      const text = value === '' ? '' : shownText({ [typed]: value } as unknown as GridLot, typed, language);
      return `${name}: ${text === '' ? words.operations.empty : text}`;
    })
    .join('\n');
}

/** What came of a lot without its price. */
const stateWords = (status: LotResult['status'], lots: OperationWords['lots']): string =>
  status === 'published' ? lots.noResult : lots.statuses[status];

/** The same without what was typed into fields: of an edit only that there was one. */
export function describeStep(operation: Operation, { lots, operations }: OperationWords): string {
  const { kinds } = operations;
  switch (operation.kind) {
    case 'setLotStatus':
      return kinds.setLotStatus(lots.statuses[operation.after]);
    case 'setResult':
      return kinds.setResult(stateWords(operation.after.status, lots));
    case 'setNumber':
      return kinds.setNumber(operation.after === null ? null : formatLotNumber(operation.after));
    case 'editPhoto': {
      const what = describePhotoEdit(Object.keys(operation.changes), operations);
      const caption = operation.changes.caption?.after ?? '';
      return caption === '' ? what : operations.captioned(what, caption);
    }
    default:
      return kinds[operation.kind];
  }
}

/** What was done to a photo, by the fields that were changed: to another lot is a place there, too. */
export function describePhotoEdit(fields: readonly string[], words: OperationWords['operations']): string {
  const names = PHOTO_EDIT_FIELDS.filter((field) => fields.includes(field));
  const received = names.includes('lotId') ? names.filter((field) => field !== 'order') : names;
  return received.length === 0 ? words.kinds.editPhoto : received.map((field) => words.photoEdits[field]).join(', ');
}
