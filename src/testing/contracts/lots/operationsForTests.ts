import { type Photo, PLAIN_PHOTO } from '../../../domain/photos/photo';
import { newId } from '../../../shared/id';
import type { Operation } from '../../../domain/operations/operations';

type Of<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>;

/** Operations of one person on one new lot, each with an id of its own. */
export interface SaleOperations {
  readonly lotId: string;
  base(): Pick<Operation, 'id' | 'saleId' | 'lotId' | 'uid'>;
  createLot(number: number, suffix?: string): Of<'createLot'>;
  edit(title: string, before?: string): Of<'editLot'>;
  /** Everything that ready needs beside photo, number and title. */
  completed(): Of<'editLot'>;
  photo(): Photo;
}

export function buildOperations(saleId: string, uid: string): SaleOperations {
  const lotId = newId();
  const base = (): Pick<Operation, 'id' | 'saleId' | 'lotId' | 'uid'> => ({ id: newId(), saleId, lotId, uid });
  return {
    lotId,
    base,
    createLot: (number, suffix = '') => ({
      ...base(),
      kind: 'createLot',
      number,
      suffix,
      order: 'a0',
      fields: {},
    }),
    edit: (title, before = '') => ({ ...base(), kind: 'editLot', changes: { title: { before, after: title } } }),
    completed: () => ({
      ...base(),
      kind: 'editLot',
      changes: {
        description: { before: '', after: 'Porcelain.' },
        estimateLow: { before: null, after: 10_000 },
        estimateHigh: { before: null, after: 20_000 },
      },
    }),
    photo: () => {
      const id = newId();
      const hash = '0123456789abcdef'.repeat(4);
      const path = `sales/${saleId}/photos/${id}`;
      return { id, lotId, order: 'a0', path, width: 3840, height: 2880, bytes: 1_000, hash, ...PLAIN_PHOTO };
    },
  };
}
