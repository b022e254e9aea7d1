import { type LotNumber, numberFields } from '../numbering/lotNumber';
import { type OfLot, type OperationRules } from './operationRules';

export interface TrashLot extends OfLot {
  readonly kind: 'trashLot';
  /** The lot keeps it in its document and gives its claim back. */
  readonly number: LotNumber | null;
  /** Milliseconds since 1970 by this device: shown until the server has said its own. */
  readonly deletedAt: number;
}

export interface RestoreLot extends OfLot {
  readonly kind: 'restoreLot';
  /** Claims the number that the lot had before again; another one when it is taken. */
  readonly number: LotNumber | null;
  /** As of `createLot`. */
  readonly wanted?: LotNumber | 'next';
  /** When it went into the trash. */
  readonly deletedAt: number;
}

export const trashLot: OperationRules<TrashLot, RestoreLot, 'number'> = {
  work: 'number',
  apply: ({ lotId, deletedAt }, target) => target.changeLot(lotId, { deletedAt: { before: null, after: deletedAt } }),
  invert: ({ saleId, lotId, number, deletedAt }) => ({ saleId, lotId, kind: 'restoreLot', number, deletedAt }),
  touches: ({ number }) => ({ releases: number }),
  held: ({ number }) => number,
  withHeld: (operation, number) => ({ ...operation, number }),
  changes: ({ deletedAt }) => ({ deletedAt: { before: null, after: deletedAt } }),
};

export const restoreLot: OperationRules<RestoreLot, TrashLot, 'number'> = {
  work: 'number',
  apply({ lotId, number: claimed, deletedAt }, target) {
    // A lot in the trash keeps the number that it had: nobody can say here which one that is.
    const { number, suffix } = numberFields(claimed);
    target.changeLot(lotId, {
      deletedAt: { before: deletedAt, after: null },
      number: { after: number },
      suffix: { after: suffix },
    });
  },
  invert: ({ saleId, lotId, number, deletedAt }) => ({ saleId, lotId, kind: 'trashLot', number, deletedAt }),
  touches: ({ number, wanted }) => ({
    claims: number ?? wantedNumber(wanted),
    asksForNext: wanted === 'next',
    waitsForNumber: number === null && wanted !== undefined,
  }),
  withClaim: ({ wanted: _asked, ...rest }, number) => ({ ...rest, number }),
  asking: (operation) => (operation.number === null ? null : { ...operation, number: null, wanted: operation.number }),
  changes({ number: claimed, deletedAt }) {
    const { number, suffix } = numberFields(claimed);
    return {
      deletedAt: { before: deletedAt, after: null },
      number: { before: null, after: number },
      suffix: { before: '', after: suffix },
    };
  },
};

/** The very number that is asked for; null where any will do. */
export const wantedNumber = (wanted: LotNumber | 'next' | undefined): LotNumber | null =>
  wanted === undefined || wanted === 'next' ? null : wanted;
