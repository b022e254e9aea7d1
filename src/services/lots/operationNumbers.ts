import { formatLotNumber, type LotNumber } from '../../domain/numbering/lotNumber';
import type { Operation } from './LotsGateway';

/** The number that a batch with this operation gives back, as its claim's id; null when none. */
export function releasedNumber(operation: Operation): string | null {
  switch (operation.kind) {
    case 'setNumber':
      return nameOf(operation.before) === nameOf(operation.after) ? null : nameOf(operation.before);
    case 'trashLot':
      return nameOf(operation.number);
    default:
      return null;
  }
}

/** The number that has to be claimed before this operation is sent; null when none. */
export function claimedNumber(operation: Operation): LotNumber | null {
  switch (operation.kind) {
    case 'createLot':
      return operation.number === null
        ? wantedNumber(operation.wanted)
        : { number: operation.number, suffix: operation.suffix };
    case 'setNumber':
      return operation.after;
    case 'restoreLot':
      return operation.number ?? wantedNumber(operation.wanted);
    default:
      return null;
  }
}

/** Whether a number has to be found for it before it is sent, whichever it is. */
export function asksForNext(operation: Operation): boolean {
  return (operation.kind === 'createLot' || operation.kind === 'restoreLot') && operation.wanted === 'next';
}

/** Whether its lot shows no number and gets one once the server answers. */
export function waitsForNumber(operation: Operation): boolean {
  if (operation.kind !== 'createLot' && operation.kind !== 'restoreLot') return false;
  return operation.number === null && operation.wanted !== undefined;
}

function wantedNumber(wanted: LotNumber | 'next' | undefined): LotNumber | null {
  return wanted === undefined || wanted === 'next' ? null : wanted;
}

function nameOf(number: LotNumber | null): string | null {
  return number === null ? null : formatLotNumber(number);
}
