import { useMemo } from 'react';
import type { Lot } from '../../../../domain/lots/lot';
import type { LotNumber } from '../../../../domain/numbering/lotNumber';
import { numberOf } from '../../../../domain/numbering/numbering';
import type { SaleStatus } from '../../../../domain/sales/sale';
import {
  judgeNumber,
  type NumberProblem,
  type NumberVerdict,
  readTypedNumber,
} from '../../../../domain/typedNumbers/typedNumber';
import { selectHeldByOthers } from '../../model/numbering/reservationsSlice';
import { useLotsSelector } from '../shared/lotsHooks';
import { selectLotsForNumbers } from '../../model/numbering/numberingSlice';

/** What a text comes to that was typed as the number of a lot. */
export type TypedVerdict =
  | NumberVerdict
  | { readonly kind: 'problem'; readonly problem: NumberProblem }
  /** Nothing is left of the number. */
  | { readonly kind: 'empty' };

export interface Judged {
  readonly verdict: TypedVerdict;
  /** The number that the text means. */
  readonly wanted: LotNumber | null;
}

/** `typed`: null while nothing is. */
export function useVerdict(lot: Lot, typed: string | null, status: SaleStatus): Judged {
  const lots = useLotsSelector(selectLotsForNumbers);
  const held = useLotsSelector(selectHeldByOthers);
  return useMemo(() => judge(lot, typed, { lots, held, status }), [lot, typed, lots, held, status]);
}

function judge(lot: Lot, typed: string | null, known: Parameters<typeof judgeNumber>[2]): Judged {
  if (typed === null) return { verdict: { kind: 'same' }, wanted: numberOf(lot) };
  const read = readTypedNumber(typed);
  if (!read.ok) return { verdict: { kind: 'problem', problem: read.problem }, wanted: null };
  const { number } = read;
  if (number === null) return { verdict: { kind: lot.number === null ? 'same' : 'empty' }, wanted: null };
  return { verdict: judgeNumber(lot, number, known), wanted: number };
}
