import { type ExtraField, isExtraField } from '../../../../domain/lots/extras';
import { formatLotNumber } from '../../../../domain/numbering/lotNumber';
import { PHOTO_EDIT_FIELDS } from '../../../../domain/photos/photo';
import { changedFields } from '../../../../domain/operations/changes';
import type { Operation, OperationKind, OperationOf } from '../../../../domain/operations/operations';
import type { Edit } from '../../../../domain/operations/fieldEdits';
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
  readonly extraName: (field: ExtraField) => string;
}

interface OperationWording<Done extends Operation> {
  /** What is done, without what was typed. */
  name(done: Done, words: OperationWords): string;
  /** The same with all that was typed; without this there is nothing more to say. */
  whole?(done: Done, words: OperationWords, language: CellLanguage): string;
}

type PlainKind = {
  [Kind in OperationKind]: OperationWords['operations']['kinds'][Kind] extends string ? Kind : never;
}[OperationKind];
const named = (kind: PlainKind) => ({
  name: (_done: Operation, { operations }: OperationWords) => operations.kinds[kind],
});

/** The words of each kind of operation. A kind that is missing here does not compile. */
const WORDING: { readonly [Kind in OperationKind]: OperationWording<OperationOf<Kind>> } = {
  createLot: named('createLot'),
  editLot: { ...named('editLot'), whole: describeEdit },
  editPrivate: { ...named('editPrivate'), whole: describeEdit },
  setLotStatus: { name: ({ after }, { lots, operations }) => operations.kinds.setLotStatus(lots.statuses[after]) },
  setResult: {
    name: ({ after: { status } }, { lots, operations }) =>
      operations.kinds.setResult(status === 'published' ? lots.noResult : lots.statuses[status]),
    whole: ({ after }, { lots, operations }, language) =>
      operations.kinds.setResult(resultWords(after, lots, language)),
  },
  setNumber: {
    name: ({ after }, { operations }) => operations.kinds.setNumber(after === null ? null : formatLotNumber(after)),
  },
  moveLot: named('moveLot'),
  trashLot: named('trashLot'),
  restoreLot: named('restoreLot'),
  addPhoto: named('addPhoto'),
  editPhoto: {
    name: ({ changes }, { operations }) => describePhotoEdit(Object.keys(changes), operations),
    whole({ changes }, { operations }) {
      const what = describePhotoEdit(Object.keys(changes), operations);
      const caption = changes.caption?.after ?? '';
      return caption === '' ? what : operations.captioned(what, caption);
    },
  },
  removePhoto: named('removePhoto'),
};
const wordingOf = ({ kind }: Operation): OperationWording<Operation> => WORDING[kind] as OperationWording<Operation>;

/** What an operation does, in words, without what was typed: of an edit only that there was one. */
export const nameOfOperation = (operation: Operation, words: OperationWords): string =>
  wordingOf(operation).name(operation, words);

/**
 * What an operation says in words, with all that was typed, so that it can be read and copied whatever happens. Amounts
 * are written as in the `language` of the sale.
 */
export function describeOperation(operation: Operation, words: OperationWords, language: CellLanguage): string {
  const { name, whole = name } = wordingOf(operation);
  return whole(operation, words, language);
}

function describeEdit(edit: Edit, words: OperationWords, language: CellLanguage): string {
  const names: Readonly<Record<string, string | undefined>> = { ...words.lot.fields, ...words.lot.privateFields };
  return changedFields(edit.changes)
    .map(([field, { after }]) => {
      const name = isExtraField(field) ? words.extraName(field) : (own(names, field) ?? field);
      const typed = fieldOf(field as GridColumnId);
      // A picture has no words of its own.
      if (typed === null) return name;
      const value = after ?? '';
      const text = value === '' ? '' : shownText({ [typed]: value } as unknown as GridLot, typed, language);
      return `${name}: ${text === '' ? words.operations.empty : text}`;
    })
    .join('\n');
}

/** What was done to a photo, by the fields that were changed: to another lot is a place there, too. */
export function describePhotoEdit(fields: readonly string[], words: OperationWords['operations']): string {
  const names = PHOTO_EDIT_FIELDS.filter((field) => fields.includes(field));
  const received = names.includes('lotId') ? names.filter((field) => field !== 'order') : names;
  return received.length === 0 ? words.kinds.editPhoto : received.map((field) => words.photoEdits[field]).join(', ');
}
