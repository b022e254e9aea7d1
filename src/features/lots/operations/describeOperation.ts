import type { EditableLotField, PrivateLotField } from '../../../domain/lot';
import { formatLotNumber } from '../../../domain/lotNumber';
import { PHOTO_EDIT_FIELDS } from '../../../domain/photo';
import type { FieldChange, Operation } from '../../../services/lots/LotsGateway';
import type { Translated } from '../../../shared/messages/texts';
import type { lotsTexts, lotTexts } from '../lotsTexts';
import type { operationTexts } from './operationTexts';

export interface OperationWords {
  readonly lot: Translated<(typeof lotTexts)['texts']>;
  readonly lots: Translated<(typeof lotsTexts)['texts']>;
  readonly operations: Translated<(typeof operationTexts)['texts']>;
}

/** What an operation says in words, with all that was typed, so that it can be read and copied whatever happens. */
export function describeOperation(operation: Operation, { lot, lots, operations }: OperationWords): string {
  const { kinds } = operations;
  switch (operation.kind) {
    case 'editLot':
      return lines(operation.changes, (field) => lot.fields[field as EditableLotField]);
    case 'editPrivate':
      return lines(operation.changes, (field) => lot.privateFields[field as PrivateLotField]);
    case 'setLotStatus':
      return kinds.setLotStatus(lots.statuses[operation.after]);
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
  const told = names.includes('lotId') ? names.filter((field) => field !== 'order') : names;
  return told.length === 0 ? words.kinds.editPhoto : told.map((field) => words.photoEdits[field]).join(', ');
}

function lines(changes: Readonly<Partial<Record<string, FieldChange>>>, nameOf: (field: string) => string): string {
  return Object.entries(changes)
    .map(([field, change]) => `${nameOf(field)}: ${String(change?.after ?? '')}`)
    .join('\n');
}
