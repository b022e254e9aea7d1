import { type EditableLotFields, NEW_LOT } from '../lots/lot';
import { type LotNumber, numberFields } from '../numbering/lotNumber';
import { cleanFields } from '../values/cleanText';
import type { FieldChange, RecordedChanges } from './changes';
import type { OfLot, OperationRules } from './operationRules';
import { type TrashLot, wantedNumber } from './trash';

export interface CreateLot extends OfLot {
  readonly kind: 'createLot';
  /** Null also while nobody could be asked for one: see `wanted`. */
  readonly number: number | null;
  /**
   * Without a number: what the lot asks for once the server answers; `next`: whatever follows. `next` beside a number:
   * when that is taken, whatever follows is as good.
   */
  readonly wanted?: LotNumber | 'next';
  readonly suffix: string;
  readonly order: string;
  readonly fields: Partial<EditableLotFields>;
}

export const createLot: OperationRules<CreateLot, TrashLot, 'number'> = {
  work: 'number',
  apply({ lotId: id, number, suffix, order, fields }, target) {
    target.makeLot({ id, number, suffix, order, ...NEW_LOT, ...fields });
  },
  invert: ({ saleId, lotId, number, suffix }, now) => ({
    saleId,
    lotId,
    kind: 'trashLot',
    number: number === null ? null : { number, suffix },
    deletedAt: now,
  }),
  touches: ({ number, suffix, wanted }) => ({
    claims: number === null ? wantedNumber(wanted) : { number, suffix },
    asksForNext: wanted === 'next',
    waitsForNumber: number === null && wanted !== undefined,
  }),
  withClaim({ wanted: _asked, ...rest }, number) {
    return { ...rest, ...numberFields(number) };
  },
  clean: (operation) => ({ ...operation, fields: cleanFields(operation.fields) }),
  changes: ({ number, suffix, order, fields }) => made({ number, suffix, order, ...fields }),
};

function made(fields: Readonly<Record<string, FieldChange['after']>>): RecordedChanges {
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, { before: null, after: value }]));
}
